// swift-tools-version: 6.2
import PackageDescription

/// Every target is compiled the same way: Swift 6 mode, warnings are errors, unsafe constructs are marked.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let hummingbird = Target.Dependency.product(name: "HummingbirdCore", package: "hummingbird")
let argumentParser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")

/// The program's allocator; sanitizers bring one of their own.
let allocator: [LinkerSetting] =
  Context.environment["FEEDSITE_SANITIZE"] == nil
  ? [.linkedLibrary("jemalloc", .when(platforms: [.linux], configuration: .release))] : []

let package = Package(
  name: "feedsite",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "feedsite", targets: ["feedsite"]),
    .library(name: "FeedModel", targets: ["FeedModel", "FeedMarkdown", "FeedDiagnostics"]),
    .library(name: "FeedContent", targets: ["FeedContent"]),
    .library(name: "FeedMarkdown", targets: ["FeedMarkdown", "FeedDiagnostics"]),
  ],
  dependencies: [
    .package(url: "https://github.com/hummingbird-project/hummingbird", .upToNextMinor(from: "2.28.1"), traits: []),
    .package(url: "https://github.com/apple/swift-argument-parser", .upToNextMinor(from: "1.8.2")),
  ],
  targets: [
    .systemLibrary(
      name: "CCmark", pkgConfig: "libcmark",
      providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),
    .systemLibrary(
      name: "CPNG", pkgConfig: "libpng",
      providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    .systemLibrary(
      name: "CTurboJPEG", pkgConfig: "libturbojpeg",
      providers: [.apt(["libturbojpeg0-dev"]), .brew(["jpeg-turbo"])]),
    .systemLibrary(
      name: "CWebP", pkgConfig: "libwebp",
      providers: [.apt(["libwebp-dev"]), .brew(["webp"])]),
    .systemLibrary(
      name: "CNettle", pkgConfig: "nettle",
      providers: [.apt(["nettle-dev"]), .brew(["nettle"])]),
    .systemLibrary(
      name: "CYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(
      name: "CXML", pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
    .systemLibrary(
      name: "CSQLite", pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"])]),
    .systemLibrary(
      name: "CPangoCairo", pkgConfig: "pangocairo",
      providers: [.apt(["libpango1.0-dev"]), .brew(["pango"])]),
    .target(name: "FeedDiagnostics", swiftSettings: strict),
    .target(name: "FeedFiles", swiftSettings: strict),
    .target(name: "FeedDigests", dependencies: ["CNettle"], swiftSettings: strict),
    .target(name: "FeedMarkup", swiftSettings: strict),
    .target(name: "FeedHighlighting", resources: [.embedInCode("Languages.txt")], swiftSettings: strict),
    .target(
      name: "FeedMarkdown", dependencies: ["CCmark", "FeedHighlighting", "FeedMarkup", "FeedDiagnostics"],
      resources: [.embedInCode("Emoji/Emoji.txt")], swiftSettings: strict),
    .target(name: "FeedYAML", dependencies: ["CYAML", "FeedDiagnostics"], swiftSettings: strict),
    .target(name: "FeedTOML", dependencies: ["FeedYAML", "FeedDiagnostics"], swiftSettings: strict),
    .target(
      name: "FeedModel", dependencies: ["FeedMarkdown", "FeedDigests", "FeedDiagnostics"],
      resources: [.embedInCode("Search/HanForms.txt"), .embedInCode("Site/PodcastCategories.txt")],
      swiftSettings: strict),
    .target(
      name: "FeedMedia",
      dependencies: [
        "CPNG", "CPangoCairo", "CTurboJPEG", "CWebP", "FeedModel", "FeedFiles", "FeedDigests", "FeedDiagnostics",
      ],
      swiftSettings: strict),
    .target(
      name: "FeedContent",
      dependencies: [
        "FeedModel", "FeedMarkdown", "FeedMedia", "FeedMarkup", "FeedTOML", "FeedYAML", "FeedFiles", "FeedDiagnostics",
      ],
      resources: [.embedInCode("Authoring/Starter"), .embedInCode("Decoding/ForeignKeys.txt")],
      swiftSettings: strict),
    .target(
      name: "FeedImport",
      dependencies: [
        "CXML", "FeedContent", "FeedModel", "FeedMarkdown", "FeedMedia", "FeedMarkup", "FeedYAML", "FeedFiles",
        "FeedDiagnostics",
      ],
      swiftSettings: strict),
    .target(
      name: "FeedTheme", dependencies: ["FeedMarkup", "FeedYAML", "FeedDiagnostics"],
      resources: [.embedInCode("Text Metrics/FontWidths.txt")], swiftSettings: strict),
    .target(
      name: "FeedVisitors", dependencies: ["FeedModel", "FeedMarkdown", "FeedMarkup", "FeedTheme"],
      swiftSettings: strict),
    .target(
      name: "FeedSite",
      dependencies: [
        "FeedVisitors", "FeedModel", "FeedMarkdown", "FeedMarkup", "FeedTheme", "FeedMedia", "FeedDiagnostics",
      ],
      swiftSettings: strict),
    .target(
      name: "FeedOutput",
      dependencies: ["FeedSite", "FeedMedia", "FeedModel", "FeedMarkup", "FeedFiles", "FeedDiagnostics"],
      swiftSettings: strict),
    .target(
      name: "FeedServer",
      dependencies: [
        "FeedSite", "FeedMedia", "FeedModel", "FeedMarkup", "FeedFiles", "FeedDigests", "FeedDiagnostics", hummingbird,
      ],
      resources: [.embedInCode("Reloading/reload.js")], swiftSettings: strict),
    .target(
      name: "FeedDeploy",
      dependencies: [
        "FeedOutput", "FeedSite", "FeedModel", "FeedMarkup", "FeedFiles", "FeedDigests", "FeedDiagnostics",
      ],
      swiftSettings: strict),
    .target(
      name: "FeedSaving",
      dependencies: ["CSQLite", "FeedVisitors", "FeedModel", "FeedDigests", "FeedDiagnostics"],
      resources: [.embedInCode("Schema.sql")], swiftSettings: strict),
    .executableTarget(
      name: "feedsite",
      dependencies: [
        "FeedDeploy", "FeedSaving", "FeedServer", "FeedOutput", "FeedSite", "FeedVisitors", "FeedTheme",
        "FeedImport", "FeedContent", "FeedModel", "FeedMarkdown", "FeedMarkup", "FeedFiles", "FeedDiagnostics",
        argumentParser,
      ],
      swiftSettings: strict,
      linkerSettings: allocator + [
        // Swift's own, which links in a fraction of the time and knows what scripts/package asks for.
        .unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux], configuration: .release))
      ]),
    .testTarget(name: "FeedDiagnosticsTests", dependencies: ["FeedDiagnostics", "TestSupport"], swiftSettings: strict),
    .testTarget(name: "FeedFilesTests", dependencies: ["FeedFiles", "TestSupport"], swiftSettings: strict),
    .testTarget(name: "FeedDigestsTests", dependencies: ["FeedDigests"], swiftSettings: strict),
    .testTarget(name: "FeedYAMLTests", dependencies: ["FeedYAML", "FeedDiagnostics"], swiftSettings: strict),
    .testTarget(
      name: "FeedTOMLTests", dependencies: ["FeedTOML", "FeedYAML", "FeedDiagnostics"], swiftSettings: strict),
    .testTarget(name: "FeedMarkupTests", dependencies: ["FeedMarkup"], swiftSettings: strict),
    .testTarget(
      name: "FeedMediaTests",
      dependencies: ["FeedMedia", "FeedModel", "FeedDiagnostics", "MediaSamples", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "FeedHighlightingTests", dependencies: ["FeedHighlighting", "FeedMarkdown", "FeedMarkup"],
      swiftSettings: strict),
    .testTarget(
      name: "FeedMarkdownTests",
      dependencies: ["FeedMarkdown", "FeedMarkup", "FeedDiagnostics", "CCmark", "BodyChecking"],
      swiftSettings: strict),
    .testTarget(
      name: "FeedModelTests", dependencies: ["FeedModel", "FeedMarkdown", "FeedDiagnostics"], swiftSettings: strict),
    .testTarget(
      name: "FeedContentTests",
      dependencies: [
        "FeedContent", "FeedYAML", "FeedModel", "FeedMarkdown", "FeedMedia", "FeedDiagnostics", "MediaSamples",
      ],
      exclude: ["Fixtures"], swiftSettings: strict),
    .testTarget(
      name: "FeedImportTests",
      dependencies: [
        "FeedImport", "FeedContent", "FeedModel", "FeedMarkdown", "FeedDiagnostics", "MediaSamples", "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "FeedThemeTests", dependencies: ["FeedTheme", "FeedMarkup", "FeedDiagnostics", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "FeedVisitorsTests",
      dependencies: [
        "FeedVisitors", "FeedTheme", "FeedModel", "FeedMarkdown", "FeedMarkup", "FeedDiagnostics", "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "FeedSiteTests",
      dependencies: [
        "FeedSite", "FeedVisitors", "FeedTheme", "FeedMedia", "FeedContent", "FeedModel", "FeedMarkdown",
        "FeedHighlighting", "FeedMarkup", "FeedDiagnostics", "HTMLChecking", "TestSupport",
      ],
      exclude: ["Fixtures"], swiftSettings: strict),
    .testTarget(
      name: "FeedOutputTests",
      dependencies: ["FeedOutput", "FeedSite", "FeedModel", "FeedFiles", "FeedDiagnostics", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "FeedDeployTests",
      dependencies: [
        "FeedDeploy", "FeedOutput", "FeedSite", "FeedModel", "FeedFiles", "FeedDiagnostics", "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "FeedSavingTests",
      dependencies: ["FeedSaving", "FeedVisitors", "FeedModel", "FeedDiagnostics", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "FeedServerTests",
      dependencies: [
        "FeedServer", "FeedSite", "FeedContent", "FeedModel", "FeedDiagnostics", "TestSupport", hummingbird,
      ],
      swiftSettings: strict),
    .testTarget(
      name: "feedsiteTests",
      dependencies: [
        "feedsite", "FeedSaving", "FeedServer", "FeedSite", "FeedContent", "FeedModel", "FeedDiagnostics",
        "HTMLChecking", "TestSupport",
      ],
      exclude: ["Fixtures"], swiftSettings: strict),
    .testTarget(
      name: "FuzzSubjectsTests",
      dependencies: [
        "FuzzSubjects", "FeedContent", "FeedImport", "FeedMedia", "FeedMarkup", "FeedModel", "MediaSamples",
      ],
      swiftSettings: strict),
    .target(name: "TestSupport", dependencies: ["FeedTheme"], path: "Tests/TestSupport", swiftSettings: strict),
    .target(name: "HTMLChecking", path: "Tests/HTMLChecking", swiftSettings: strict),
    .target(
      name: "BodyChecking", dependencies: ["CCmark", "FeedMarkdown", "FeedDiagnostics", "HTMLChecking"],
      path: "Tests/BodyChecking", swiftSettings: strict),
    .target(name: "MediaSamples", path: "Tests/MediaSamples", exclude: ["Files"], swiftSettings: strict),
    .target(
      name: "FuzzSubjects",
      dependencies: [
        "FeedDeploy", "FeedServer", "FeedOutput", "FeedSite", "FeedTheme", "FeedImport", "FeedContent", "FeedMedia",
        "FeedModel", "FeedMarkdown", "FeedMarkup", "FeedDiagnostics", "BodyChecking", "HTMLChecking", "TestSupport",
        hummingbird,
      ],
      path: "Tests/Fuzzing/Subjects", swiftSettings: strict),
  ]
)

// The plug-in that makes the reference is fetched only when asked for; see "The articles" in CONTRIBUTING.md.
if Context.environment["FEEDSITE_DOCC"] != nil {
  package.dependencies.append(
    .package(url: "https://github.com/swiftlang/swift-docc-plugin", .upToNextMinor(from: "1.5.0")))
}

// Tests of the optimised program need no optimisation themselves, which is half of what compiling them takes.
for target in package.targets where target.type == .test {
  target.swiftSettings?.append(.unsafeFlags(["-Onone"], .when(configuration: .release)))
}

// The fuzzer is built only when asked for, with sanitizers in all of ours that it reaches; see scripts/fuzz.
if Context.environment["FEEDSITE_FUZZ"] != nil {
  package.targets += [
    .systemLibrary(name: "CLibFuzzer", path: "Tests/Fuzzing/CLibFuzzer"),
    .executableTarget(
      name: "fuzzer",
      dependencies: ["CLibFuzzer", "FuzzSubjects"],
      path: "Tests/Fuzzing/Fuzzer",
      swiftSettings: strict,
      linkerSettings: [.unsafeFlags(["-sanitize=fuzzer,address"])]),
  ]
  let sanitized = [
    "FeedDiagnostics", "FeedFiles", "FeedDigests", "FeedMarkup", "FeedHighlighting", "FeedMarkdown", "FeedYAML",
    "FeedTOML", "FeedModel", "FeedMedia", "FeedContent", "FeedImport", "FeedTheme", "FeedVisitors", "FeedSite",
    "FeedOutput", "FeedServer", "FeedDeploy", "HTMLChecking", "BodyChecking", "FuzzSubjects", "fuzzer",
  ]
  for target in package.targets where sanitized.contains(target.name) {
    target.swiftSettings?.append(.unsafeFlags(["-sanitize=fuzzer,address"]))
  }
}
