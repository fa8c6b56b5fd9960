extension CodeSample {
  static let systems: [CodeSample] = [
    CodeSample(
      "c",
      ###"""
      ⟨meta|#include⟩ ⟨string|<stdio.h>⟩
      ⟨meta|#define⟩ SIZE ⟨number|10⟩ ⟨comment|/* a */⟩
      ⟨keyword|typedef⟩ ⟨keyword|struct⟩ ⟨type|node⟩ { ⟨type|unsigned⟩ ⟨type|int⟩ value; } node_t;
      ⟨type|int⟩ ⟨function|main⟩(⟨type|void⟩) {
        ⟨type|char⟩ c = ⟨string|'\''⟩, *s = ⟨string|"a\"b"⟩;  ⟨comment|// end⟩
        ⟨keyword|if⟩ (c == ⟨string|'x'⟩ && s != ⟨literal|NULL⟩) ⟨keyword|return⟩ ⟨function|printf⟩(⟨string|"%d\n"⟩, ⟨number|0x1Fu⟩ + ⟨number|1e-3f⟩);
      }

      """###),
    CodeSample(
      "cpp",
      ###"""
      ⟨keyword|template⟩ <⟨keyword|typename⟩ T> ⟨keyword|class⟩ ⟨type|Box⟩ ⟨keyword|final⟩ { ⟨comment|// c⟩
        ⟨attribute|[[nodiscard]]⟩ ⟨keyword|auto⟩ ⟨function|get⟩() ⟨keyword|const⟩ -> std::⟨type|optional⟩<T>;
        ⟨type|int⟩ size = ⟨number|1'000'000⟩; ⟨keyword|const⟩ ⟨type|char⟩ *raw = ⟨string|R"x(a)"b)x"⟩, *u = ⟨string|u8"c"⟩;
        ⟨function|Box⟩(Box &&) ⟨keyword|noexcept⟩ = ⟨keyword|default⟩;
      };

      """###),
    CodeSample(
      "glsl",
      ###"""
      ⟨keyword|uniform⟩ ⟨type|vec3⟩ light; ⟨comment|// a⟩
      ⟨type|void⟩ ⟨function|main⟩() { gl_FragColor = ⟨type|vec4⟩(light * ⟨number|0.5⟩, ⟨number|1.0⟩); }

      """###),
    CodeSample(
      "go",
      ###"""
      ⟨keyword|package⟩ main ⟨comment|// a⟩
      ⟨keyword|type⟩ ⟨type|Song⟩ ⟨keyword|struct⟩ { Title ⟨type|string⟩ ⟨string|`json:"title"`⟩ }
      ⟨keyword|func⟩ (s *Song) ⟨function|Play⟩(n ⟨type|int⟩) ⟨type|error⟩ {
      	⟨keyword|for⟩ i := ⟨keyword|range⟩ ⟨number|10⟩ { ⟨keyword|go⟩ fmt.⟨function|Println⟩(⟨string|"a\n"⟩, ⟨string|'b'⟩, ⟨number|0b11⟩, ⟨literal|nil⟩) }
      	⟨keyword|return⟩ err
      }

      """###),
    CodeSample(
      "rust",
      ###"""
      ⟨attribute|#[derive(Debug, Clone)]⟩
      ⟨keyword|pub⟩ ⟨keyword|struct⟩ ⟨type|Song⟩<'a> { title: &'a ⟨type|str⟩, plays: ⟨type|u32⟩ }
      ⟨comment|/* a /* b */ c */⟩
      ⟨keyword|impl⟩<'a> ⟨type|Song⟩<'a> {
        ⟨keyword|fn⟩ ⟨function|play⟩(&⟨keyword|self⟩) -> ⟨type|Option⟩<⟨type|char⟩> { ⟨function|println⟩!(⟨string|"{}"⟩, ⟨string|r#"a "b""#⟩); ⟨keyword|let⟩ c = ⟨string|'x'⟩; ⟨literal|None⟩ } ⟨comment|// d⟩
      }

      """###),
    CodeSample(
      "zig",
      ###"""
      ⟨keyword|const⟩ std = ⟨function|@import⟩(⟨string|"std"⟩); ⟨comment|// a⟩
      ⟨keyword|pub⟩ ⟨keyword|fn⟩ ⟨function|main⟩() !⟨type|void⟩ { ⟨keyword|var⟩ x: ⟨type|u32⟩ = ⟨number|0xFF⟩; ⟨keyword|try⟩ ⟨function|f⟩(x, ⟨string|"b"⟩, ⟨string|'c'⟩); }

      """###),
    CodeSample(
      "nim",
      ###"""
      ⟨keyword|proc⟩ ⟨function|play⟩(n: ⟨type|int⟩): ⟨type|string⟩ = ⟨comment|# a⟩
        result = ⟨string|"b"⟩ & $n ⟨comment|#[ c #[ d ]# ]#⟩

      """###),
  ]
}
