extension CodeSample {
  static let scripting: [CodeSample] = [
    CodeSample(
      "python",
      ###"""
      ⟨attribute|@app.route⟩(⟨string|"/"⟩)  ⟨comment|# a⟩
      ⟨keyword|async⟩ ⟨keyword|def⟩ ⟨function|play⟩(⟨literal|self⟩, song: ⟨type|Song⟩ = ⟨literal|None⟩) -> ⟨type|dict⟩[⟨type|str⟩, ⟨type|int⟩]:
          ⟨string|"""Doc "string"."""⟩
          ⟨keyword|if⟩ song ⟨keyword|is⟩ ⟨keyword|not⟩ ⟨literal|None⟩ ⟨keyword|and⟩ x @ y:
              ⟨keyword|return⟩ ⟨string|f'{song.title!r}'⟩ + ⟨string|rb"\x00"⟩ + ⟨type|str⟩(⟨number|1_000.5e-3j⟩)
      ⟨keyword|class⟩ ⟨type|Wall⟩(⟨type|Base⟩):
          ⟨keyword|match⟩ = ⟨literal|True⟩

      """###),
    CodeSample(
      "ruby",
      ###"""
      ⟨comment|# a⟩
      ⟨keyword|class⟩ ⟨type|Song⟩ < ⟨type|Base⟩
        ⟨keyword|attr_reader⟩ ⟨literal|:title⟩, if: ⟨literal|true⟩
        ⟨keyword|def⟩ ⟨function|play⟩!(n = ⟨number|1⟩) = ⟨function|puts⟩ ⟨string|"#{@title["a"]} b"⟩, ⟨literal|:c⟩, ⟨variable|$0⟩, ⟨variable|@@d⟩
        ⟨type|X⟩ = ⟨string|%w[a b]⟩.⟨function|map⟩(&⟨literal|:to_s⟩) ⟨keyword|if⟩ x =~ ⟨string|/a"\/b/⟩ && y / ⟨number|2⟩
        text = ⟨string|<<~EOS⟩.strip
      ⟨string|    not "code" end
        EOS⟩
      ⟨keyword|end⟩

      """###),
    CodeSample(
      "perl",
      ###"""
      ⟨keyword|use⟩ strict; ⟨comment|# a⟩
      ⟨keyword|my⟩ (⟨variable|$x⟩, ⟨variable|@y⟩, ⟨variable|%z⟩) = (⟨number|1⟩, ⟨string|qw(a b)⟩, ⟨string|'c'⟩);
      ⟨variable|$x⟩ =~ ⟨string|s/a"b/c'd/g⟩ ⟨keyword|if⟩ ⟨variable|$x⟩ % ⟨number|2⟩ ⟨keyword|and⟩ ⟨string|/e'/⟩;
      ⟨keyword|sub⟩ ⟨function|play⟩ { ⟨keyword|return⟩ ⟨function|join⟩(⟨string|", "⟩, @{⟨variable|$_⟩[⟨number|0⟩]}), ⟨string|"f"⟩; }

      """###),
    CodeSample(
      "lua",
      ###"""
      ⟨comment|--[[ a
      b ]]⟩ ⟨keyword|local⟩ ⟨keyword|function⟩ ⟨function|play⟩(n) ⟨comment|-- c⟩
        ⟨keyword|return⟩ ⟨literal|self⟩.x .. ⟨string|[==[d ]] "e]==]⟩ .. ⟨string|'f'⟩, ⟨literal|nil⟩, ⟨number|0x1F⟩
      ⟨keyword|end⟩

      """###),
    CodeSample(
      "r",
      ###"""
      play <- ⟨keyword|function⟩(n = ⟨number|1L⟩) { ⟨comment|# a⟩
        x <- ⟨function|c⟩(⟨literal|TRUE⟩, ⟨literal|NA⟩, ⟨number|1e5⟩); ⟨keyword|if⟩ (n > ⟨number|1⟩) ⟨function|print⟩(⟨string|"b"⟩)
      }

      """###),
    CodeSample(
      "julia",
      ###"""
      ⟨keyword|function⟩ ⟨function|play⟩(n::⟨type|Int⟩) ⟨comment|# a⟩
        ⟨attribute|@show⟩ n; ⟨keyword|return⟩ ⟨string|"b"⟩ * ⟨literal|:c⟩, ⟨literal|true⟩ ⟨comment|#= d =#⟩
      ⟨keyword|end⟩

      """###),
    CodeSample(
      "bash",
      ###"""
      ⟨comment|#!/bin/bash⟩
      ⟨function|set⟩ ⟨attribute|-euo⟩ pipefail ⟨comment|# a⟩
      ⟨variable|NAME⟩=⟨string|"b $(echo "c" | sed 's/d/e/')"⟩ ⟨variable|x⟩=1 ⟨function|run⟩ ⟨attribute|--flag⟩ ⟨string|'f'⟩ ⟨string|"$NAME"⟩ ⟨variable|${g:-h}⟩ ⟨variable|$?⟩ a#b ⟨number|2⟩>&⟨number|1⟩
      ⟨keyword|if⟩ ⟨keyword|[[⟩ ⟨attribute|-z⟩ ⟨variable|$x⟩ ⟨keyword|]]⟩; ⟨keyword|then⟩ ⟨function|echo⟩ done; ⟨keyword|fi⟩ && ⟨keyword|exit⟩ ⟨number|1⟩
      ⟨keyword|for⟩ ⟨variable|f⟩ ⟨keyword|in⟩ *.md; ⟨keyword|do⟩ ⟨function|cat⟩ ⟨string|<<'EOF'⟩ > ⟨string|"$f"⟩
      ⟨string|not $code "
      EOF⟩
      ⟨keyword|done⟩
      ⟨function|play⟩() ⟨keyword|{⟩ ⟨keyword|local⟩ ⟨variable|n⟩=⟨variable|$1⟩; ⟨function|\command⟩ it\'s; ⟨function|git⟩ commit ⟨attribute|-m⟩ ⟨string|"i"⟩; ⟨keyword|}⟩

      """###),
    CodeSample(
      "console",
      ###"""
      ⟨meta|$⟩ ⟨function|git⟩ status  ⟨comment|# a⟩
      On branch main "x"
      ⟨meta|user@host:~/src$⟩ ⟨function|echo⟩ hi \
        there
      ⟨meta|>⟩ ⟨function|5⟩ items
      ⟨meta|#⟩ ⟨function|apt⟩ install x

      """###),
    CodeSample(
      "powershell",
      ###"""
      ⟨comment|# a⟩
      ⟨keyword|function⟩ ⟨function|Get-Song⟩([string]⟨variable|$Name⟩ = ⟨string|"b `"c"⟩) { ⟨comment|<# d #>⟩
        ⟨keyword|if⟩ (⟨variable|$Name⟩ ⟨keyword|-eq⟩ ⟨literal|$null⟩) { ⟨function|Get-ChildItem⟩ ⟨attribute|-Path⟩ ⟨string|'e''f'⟩ | ⟨function|Where-Object⟩ { ⟨variable|$_⟩.X } }
      }

      """###),
  ]
}
