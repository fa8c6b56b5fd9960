// swift-tools-version: 6.2
import PackageDescription

/// Every target is compiled as those of feedsite are.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let markdown = Target.Dependency.product(name: "FeedMarkdown", package: "feedsite")

let package = Package(
  name: "feedsite-benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "feedsite", path: "..")],
  targets: [
    .systemLibrary(
      name: "CmarkLibrary", pkgConfig: "libcmark",
      providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),
    .target(name: "Comparison", dependencies: ["CmarkLibrary", markdown], swiftSettings: strict),
    .target(name: "Corpus", resources: [.copy("Bodies")], swiftSettings: strict),
    .executableTarget(name: "markdown-ratio", dependencies: ["Comparison", "Corpus"], swiftSettings: strict),
    .executableTarget(name: "hostile-input", dependencies: ["Comparison"], swiftSettings: strict),
  ]
)
