extension CodeSample {
  static let functional: [CodeSample] = [
    CodeSample(
      "haskell",
      ###"""
      ⟨meta|{-# LANGUAGE GADTs #-}⟩
      ⟨keyword|module⟩ ⟨type|Main⟩ ⟨keyword|where⟩ ⟨comment|-- a⟩
      ⟨keyword|data⟩ ⟨type|Song⟩ = ⟨type|Song⟩ { title :: ⟨type|String⟩ } ⟨keyword|deriving⟩ (⟨type|Show⟩)
      play :: ⟨type|Int⟩ -> ⟨type|Maybe⟩ ⟨type|Char⟩
      play n' = ⟨keyword|if⟩ n' > ⟨number|1⟩ ⟨keyword|then⟩ ⟨type|Just⟩ ⟨string|'x'⟩ ⟨keyword|else⟩ ⟨literal|Nothing⟩ ⟨comment|{- b {- c -} d -}⟩

      """###),
    CodeSample(
      "ocaml",
      ###"""
      ⟨keyword|type⟩ ⟨type|t⟩ = { name : ⟨type|string⟩ }
      ⟨keyword|let⟩ ⟨keyword|rec⟩ f x' = ⟨keyword|function⟩ ⟨literal|None⟩ -> ⟨string|'a'⟩ | ⟨literal|Some⟩ _ -> ⟨type|Printf⟩.sprintf ⟨string|"%s"⟩ x' ⟨comment|(* c *)⟩

      """###),
    CodeSample(
      "elixir",
      ###"""
      ⟨keyword|defmodule⟩ ⟨type|Song⟩ ⟨keyword|do⟩
        ⟨attribute|@doc⟩ ⟨string|"a #{b("c")}"⟩ ⟨comment|# d⟩
        ⟨keyword|def⟩ ⟨function|play⟩(n) ⟨keyword|when⟩ ⟨function|is_integer⟩(n), do: {⟨literal|:ok⟩, ⟨string|~r/x"y/i⟩, ⟨literal|nil⟩}
      ⟨keyword|end⟩

      """###),
    CodeSample(
      "erlang",
      ###"""
      ⟨meta|-module⟩(song). ⟨comment|% a⟩
      ⟨function|play⟩(N) ⟨keyword|when⟩ N > ⟨number|1⟩ -> io:⟨function|format⟩(⟨string|"~p~n"⟩, [N]), ⟨literal|ok⟩.

      """###),
    CodeSample(
      "clojure",
      ###"""
      (⟨keyword|defn⟩ ⟨function|play⟩ ⟨comment|; a⟩
        [n] (⟨keyword|when⟩ (> n ⟨number|1⟩) {⟨literal|:title⟩ ⟨string|"b"⟩ ⟨literal|:x⟩ ⟨literal|nil⟩}))

      """###),
  ]
}
