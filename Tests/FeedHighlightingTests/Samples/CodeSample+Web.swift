extension CodeSample {
  static let web: [CodeSample] = [
    CodeSample(
      "js",
      ###"""
      ⟨comment|#!/usr/bin/env node⟩
      ⟨comment|// a⟩
      ⟨keyword|import⟩ { b } ⟨keyword|from⟩ ⟨string|'c'⟩;
      ⟨keyword|class⟩ ⟨type|Song⟩ ⟨keyword|extends⟩ ⟨type|Base⟩ { ⟨attribute|#plays⟩ = ⟨number|0⟩; ⟨keyword|static⟩ ⟨keyword|async⟩ *⟨function|play⟩(x) {} }
      ⟨keyword|const⟩ re = ⟨string|/[/"]+\/x/gi⟩, half = a / ⟨number|2⟩ / b, t = ⟨string|`x ${y ? `z ${1}` : "w"} v`⟩;
      ⟨keyword|async⟩ ⟨keyword|function⟩ ⟨function|go⟩() { ⟨keyword|if⟩ (x?.⟨function|catch⟩(⟨number|1⟩)) ⟨keyword|return⟩ ⟨string|/"/⟩.⟨function|test⟩(t); }
      ⟨keyword|const⟩ el = <⟨tag|Card⟩ title=⟨string|"a"⟩ onClick={() => ⟨function|go⟩()}><⟨tag|b⟩>text</⟨tag|b⟩><⟨tag|br⟩ /></⟨tag|Card⟩>;
      ⟨keyword|const⟩ o = { default: ⟨literal|null⟩, if: ⟨literal|undefined⟩, c: ⟨literal|NaN⟩ };

      """###),
    CodeSample(
      "ts",
      ###"""
      ⟨keyword|interface⟩ ⟨type|Song⟩<⟨type|T⟩ ⟨keyword|extends⟩ ⟨type|object⟩> { ⟨keyword|readonly⟩ title: ⟨type|string⟩; plays?: ⟨type|number⟩ }
      ⟨attribute|@Component⟩({ a: ⟨number|1⟩ }) ⟨keyword|export⟩ ⟨keyword|abstract⟩ ⟨keyword|class⟩ ⟨type|Wall⟩ ⟨keyword|implements⟩ ⟨type|Song⟩<⟨keyword|any⟩> {
        ⟨keyword|private⟩ x: ⟨type|Array⟩<⟨type|string⟩> = [] ⟨keyword|as⟩ ⟨keyword|const⟩;
        ⟨keyword|type⟩ ⟨type|Kind⟩ = ⟨string|"a"⟩ | ⟨string|"b"⟩;
      }

      """###),
    CodeSample(
      "html",
      ###"""
      ⟨meta|<!DOCTYPE html>⟩
      ⟨comment|<!-- a <b> -->⟩
      <⟨tag|a⟩ ⟨attribute|href⟩=⟨string|"x?y&amp;z"⟩ ⟨attribute|class⟩=⟨string|c⟩ ⟨attribute|disabled⟩>d ⟨literal|&copy;⟩ e & f < g</⟨tag|a⟩>
      <⟨tag|style⟩>⟨tag|p⟩ { ⟨attribute|color⟩: ⟨number|#fff⟩; }</⟨tag|style⟩>
      <⟨tag|SCRIPT⟩ ⟨attribute|type⟩=⟨string|'m'⟩>⟨keyword|let⟩ s = ⟨string|"</b>"⟩; ⟨comment|// h⟩
      </⟨tag|SCRIPT⟩><⟨tag|br⟩/>

      """###),
    CodeSample(
      "xml",
      ###"""
      ⟨meta|<?xml version="1.0"?>⟩
      <⟨tag|rss:item⟩ ⟨attribute|xml:lang⟩=⟨string|'en'⟩>⟨string|<![CDATA[<a>]]>⟩ ⟨literal|&#38;⟩</⟨tag|rss:item⟩>

      """###),
    CodeSample(
      "css",
      ###"""
      ⟨keyword|@import⟩ ⟨string|"a.css"⟩; ⟨comment|/* b */⟩
      ⟨attribute|:root⟩ { ⟨attribute|--gap⟩: ⟨number|1rem⟩; }
      ⟨tag|ul⟩ > ⟨tag|li⟩⟨type|.on#x⟩⟨attribute|:hover::before⟩, ⟨tag|a⟩[⟨attribute|href⟩=⟨string|"c"⟩] { ⟨attribute|margin⟩: ⟨number|-1px⟩ ⟨number|50%⟩ ⟨function|calc⟩(⟨number|2⟩ * ⟨function|var⟩(⟨variable|--gap⟩)); ⟨attribute|color⟩: ⟨number|#fff⟩ ⟨keyword|!important⟩; }
      ⟨keyword|@media⟩ (⟨attribute|min-width⟩: ⟨number|40rem⟩) { ⟨variable|$x⟩: ⟨number|2⟩; ⟨type|.card⟩ { &⟨attribute|:hover⟩ { ⟨attribute|top⟩: ⟨number|0⟩; } ⟨comment|// d⟩
      } }

      """###),
    CodeSample(
      "graphql",
      ###"""
      ⟨keyword|type⟩ ⟨type|Song⟩ { title: ⟨type|String⟩! ⟨attribute|@deprecated⟩(reason: ⟨string|"a"⟩) } ⟨comment|# b⟩
      ⟨keyword|query⟩ ⟨type|Get⟩(⟨variable|$id⟩: ⟨type|ID⟩!) { ⟨function|song⟩(id: ⟨variable|$id⟩) { title } }

      """###),
    CodeSample(
      "php",
      ###"""
      ⟨meta|<?php⟩
      ⟨attribute|#[Attribute]⟩
      ⟨keyword|final⟩ ⟨keyword|class⟩ ⟨type|Song⟩ { ⟨comment|// a⟩
        ⟨keyword|public⟩ ⟨keyword|function⟩ ⟨function|__construct⟩(⟨keyword|private⟩ ?⟨type|string⟩ ⟨variable|$title⟩ = ⟨literal|null⟩) { ⟨keyword|echo⟩ ⟨string|"b $title"⟩, ⟨string|'c'⟩, ⟨number|1.5⟩; }
      }
      ⟨variable|$t⟩ = ⟨string|<<<EOT⟩
      ⟨string|  d "e"
        EOT⟩;
      ⟨meta|?>⟩

      """###),
  ]
}
