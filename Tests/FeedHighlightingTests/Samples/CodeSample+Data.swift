extension CodeSample {
  static let data: [CodeSample] = [
    CodeSample(
      "json",
      ###"""
      { ⟨attribute|"title"⟩: ⟨string|"a: \"b\""⟩, ⟨attribute|"plays"⟩ : -⟨number|1.5e3⟩, ⟨attribute|"on"⟩: ⟨literal|true⟩, ⟨attribute|"x"⟩: [⟨literal|null⟩] } ⟨comment|// c⟩

      """###),
    CodeSample(
      "yaml",
      ###"""
      ⟨comment|# a⟩
      ⟨meta|---⟩
      ⟨attribute|title⟩: ⟨string|"b"⟩ ⟨comment|# c⟩
      ⟨attribute|'key'⟩: ⟨string|it's, fine⟩
      ⟨attribute|date⟩: ⟨number|2025-04-09⟩
      ⟨attribute|list⟩: [⟨number|1⟩, ⟨string|two⟩, {⟨attribute|three⟩: ⟨literal|null⟩}]
      ⟨attribute|anchor⟩: ⟨variable|&x⟩ ⟨type|!tag⟩
        ⟨attribute|<<⟩: ⟨variable|*x⟩
        ⟨attribute|url⟩: ⟨string|https://a.b/c#d⟩
      ⟨attribute|text⟩: ⟨meta||-⟩⟨string|
        not: a key # no comment

        more⟩
      ⟨attribute|on⟩: ⟨literal|true⟩
      - ⟨attribute|item⟩: ⟨number|-1.5⟩

      """###),
    CodeSample(
      "toml",
      ###"""
      ⟨comment|# a⟩
      ⟨attribute|title⟩ = ⟨string|"b"⟩ ⟨comment|# c⟩
      ⟨type|[owner.name]⟩
      ⟨attribute|dob⟩ = ⟨number|1979-05-27T07:32:00Z⟩
      ⟨attribute|list⟩ = [ ⟨number|1⟩, ⟨number|2.5⟩,
        ⟨string|'c'⟩, ⟨literal|true⟩ ] ⟨comment|# d⟩
      ⟨attribute|text⟩ = ⟨string|"""
      e = f"""⟩

      """###),
    CodeSample(
      "ini",
      ###"""
      ⟨comment|; a⟩
      ⟨type|[section "b"]⟩
      ⟨attribute|key.sub⟩ = value here ⟨comment|# c⟩
      ⟨attribute|port⟩: ⟨number|80⟩
      ⟨attribute|on⟩ = ⟨literal|yes⟩
      flag

      """###),
    CodeSample(
      "sql",
      ###"""
      ⟨comment|-- a⟩
      ⟨keyword|CREATE⟩ ⟨keyword|TABLE⟩ songs (id ⟨type|integer⟩ ⟨keyword|PRIMARY⟩ ⟨keyword|KEY⟩, title ⟨type|varchar⟩(⟨number|80⟩));
      ⟨keyword|select⟩ ⟨function|count⟩(*), ⟨string|'it''s'⟩, ⟨string|"x"⟩ ⟨keyword|from⟩ songs ⟨keyword|where⟩ id = ⟨variable|:id⟩ ⟨keyword|and⟩ t ⟨keyword|is⟩ ⟨keyword|not⟩ ⟨literal|NULL⟩;
      ⟨keyword|DO⟩ ⟨string|$body$ begin 'a' end $body$⟩; ⟨comment|/* b */⟩

      """###),
    CodeSample(
      "proto",
      ###"""
      ⟨keyword|syntax⟩ = ⟨string|"proto3"⟩; ⟨comment|// a⟩
      ⟨keyword|message⟩ ⟨type|Song⟩ { ⟨keyword|repeated⟩ ⟨type|string⟩ title = ⟨number|1⟩; }

      """###),
    CodeSample(
      "tf",
      ###"""
      ⟨keyword|resource⟩ ⟨string|"aws_x"⟩ ⟨string|"y"⟩ { ⟨comment|# a⟩
        count = ⟨number|2⟩
        name  = ⟨string|"b-${var.c["d"]}"⟩
      }

      """###),
  ]
}
