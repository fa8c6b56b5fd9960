extension CardMeasure {
  /// What the measure counts.
  package var unit: MeasureUnit {
    switch self {
    case .columnWidth, .gridUnit: .positiveRem
    case .coverRatio, .squareRatio, .waveRatio, .flatRatio, .tallRatio, .largeRatio, .smallRatio:
      .ratio
    case .subLines, .guestLines, .reasonLines, .memoryLines, .placeLines, .tallLines, .smallLines:
      .count
    default: .rem
    }
  }
}
