extension CodeSample {
  static let music: [CodeSample] = [
    CodeSample(
      "scd",
      ###"""
      ( ⟨comment|// a⟩
      ⟨type|SynthDef⟩(⟨literal|\sine⟩, { ⟨keyword|arg⟩ freq = ⟨number|440⟩; ⟨type|Out⟩.⟨function|ar⟩(⟨number|0⟩, ⟨type|SinOsc⟩.⟨function|ar⟩(freq)) }).add;
      ⟨variable|~x⟩ = ⟨string|"b"⟩; ⟨comment|/* c */⟩
      )

      """###),
    CodeSample(
      "ck",
      ###"""
      ⟨type|SinOsc⟩ s => ⟨type|dac⟩; ⟨comment|// a⟩
      ⟨keyword|while⟩ (⟨literal|true⟩) { ⟨number|440.0⟩ => s.freq; ⟨number|1⟩::⟨literal|second⟩ => ⟨keyword|now⟩; }

      """###),
  ]
}
