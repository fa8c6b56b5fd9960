extension CodeSample {
  static let documents: [CodeSample] = [
    CodeSample(
      "md",
      ###"""
      ⟨meta|---⟩
      ⟨attribute|title⟩: ⟨string|a⟩
      ⟨meta|---⟩
      ⟨keyword|# Heading⟩
      ⟨meta|>⟩ quote with ⟨string|`code`⟩ and [⟨attribute|link⟩](⟨string|url⟩)
      ⟨meta|-⟩ item ⟨comment|<!-- c -->⟩
      ⟨meta|1.⟩ two \` not

      ⟨string|```js⟩
      ⟨string|let x⟩
      ⟨string|```⟩

      """###),
    CodeSample(
      "latex",
      ###"""
      ⟨keyword|\documentclass⟩{article} ⟨comment|% a⟩
      Costs ⟨number|5⟩\% and ⟨string|$x^2$⟩, ⟨keyword|\textbf⟩{b} \\ ⟨string|\[ y \]⟩

      """###),
    CodeSample(
      "diff",
      ###"""
      ⟨meta|diff --git a/x b/x⟩
      ⟨meta|--- a/x⟩
      ⟨meta|+++ b/x⟩
      ⟨meta|@@ -1,2 +1,2 @@⟩
       same
      ⟨deleted|-old⟩
      ⟨inserted|+new⟩

      """###),
    CodeSample(
      "makefile",
      ###"""
      ⟨comment|# a⟩
      ⟨variable|CC⟩ := gcc ⟨variable|$(FLAGS)⟩
      ⟨keyword|include⟩ x.mk
      ⟨function|all clean⟩: main.o ⟨variable|$(X)⟩ ⟨comment|# b⟩
      	@echo ⟨string|"c $$d"⟩ ⟨variable|$@⟩
      ⟨keyword|ifeq⟩ (⟨variable|$(A)⟩,b)
      ⟨keyword|endif⟩
      ⟨function|.PHONY⟩: all

      """###),
    CodeSample(
      "dockerfile",
      ###"""
      ⟨comment|# a⟩
      ⟨keyword|FROM⟩ swift:⟨number|6.2⟩ ⟨keyword|AS⟩ build
      ⟨keyword|RUN⟩ apt-get update ⟨attribute|--yes⟩ && echo ⟨string|"it # b"⟩ ⟨variable|$HOME⟩ ⟨variable|${X}⟩
      ⟨keyword|COPY⟩ ⟨attribute|--from⟩=build a#b /

      """###),
    CodeSample(
      "cmake",
      ###"""
      ⟨comment|# a⟩
      ⟨function|set⟩(NAME ⟨string|"b ${x}"⟩)
      ⟨keyword|IF⟩(NAME) ⟨comment|# c⟩
      ⟨keyword|endif⟩()

      """###),
  ]
}
