package import FeedModel
package import FeedTheme

package struct ImageContext: TemplateContext {
  private let photo: Photo
  private let environment: HTMLEnvironment

  package init(_ photo: Photo, in environment: HTMLEnvironment) {
    (self.photo, self.environment) = (photo, environment)
  }

  package init?(_ photo: Photo?, in environment: HTMLEnvironment) {
    guard let photo else { return nil }
    self.init(photo, in: environment)
  }

  /// The files beside the picture in its own format, or in WebP, with their widths (HTML, section 4.8.4.2.1).
  private func sourceSet(inWebP isWebP: Bool) -> String? {
    guard let plan = photo.file.plan, case .published(let route) = photo.file.source else { return nil }
    let files = plan.renditions.filter { ($0.mimeType != plan.mimeType) == isWebP }
    guard !files.isEmpty else { return nil }
    let picture = Array(environment.resolver.path(to: route).utf8)
    var set: [UInt8] = []
    set.reserveCapacity((files.count + 1) * (picture.count + 18))
    func end(_ width: Int) {
      set.append(UInt8(ascii: " "))
      set += String(width).utf8
      set += "w, ".utf8
    }
    for file in files {
      file.appendAddress(beside: picture, to: &set)
      end(file.size.width)
    }
    if !isWebP {
      set += picture
      end(plan.size.width)
    }
    return String(decoding: set.dropLast(2), as: UTF8.self)
  }

  /// The address of a file of the picture that is just wide enough for a card.
  package static func thumbnail(of photo: Photo, _ resolver: URLResolver) -> String {
    guard case .published(let route) = photo.file.source else { return resolver.path(to: photo.file.source) }
    let fitting = photo.file.plan?.renditions.filter { $0.size.width >= thumbnailWidth }
      .min { ($0.size.width, $1.mimeType) < ($1.size.width, $0.mimeType) }
    return resolver.path(to: .published(fitting?.route(of: route) ?? route))
  }

  /// How many pixels wide a card is on a small screen.
  static let thumbnailWidth = 320

  private var classNames: String? {
    let color = photo.file.placeholder.map { "tone \(StyleNumbers.color($0))" }
    let focus = photo.focus.map { "focus h\(Self.fifteenths($0.x)) o\(Self.fifteenths($0.y))" }
    return [color, focus].compactMap(\.self).joined(separator: " ").nonEmpty
  }

  /// A percentage in the unit that style sheets use.
  private static func fifteenths(_ percentage: Int) -> Int { (percentage * 15 + 50) / 100 }

  package static let fields = TemplateFields<Self>(
    "an image",
    .text("src", "The address of the image.") { $0.environment.resolver.path(to: $0.photo.file.source) },
    .text("width", "Pixels from left to right, where known.") { ($0.photo.file.pixelSize?.width).map(String.init) },
    .text("height", "Pixels from top to bottom, where known.") { ($0.photo.file.pixelSize?.height).map(String.init) },
    .text("srcset", "The image in other widths, its own among them, as `srcset` has them; empty where there are none.")
    { $0.sourceSet(inWebP: false) },
    .text("webpSrcset", "The same in WebP; empty where the image is in WebP itself or has no other widths.") {
      $0.sourceSet(inWebP: true)
    },
    .text("alt", "What it shows, for those who cannot see it.") { $0.photo.alt },
    .text("caption", "Words below it.") { $0.photo.caption },
    .text(
      "ratioClass",
      "Width by height as class names, where known, for style sheets to lay pictures out beside each other."
    ) { $0.photo.file.pixelSize.map(StyleNumbers.ratio) },
    .text(
      "pictureClass",
      "The average colour of the image as class names, to show until it is loaded, and what of it stays in view where it is cut; empty where neither is known."
    ) { $0.classNames })
}

/// A recording or a video as templates see it.
struct MediaContext: TemplateContext {
  private let file: MediaFile
  private let title: String?
  private var caption: String?
  private var alt: String?
  private var poster: Photo?
  private let environment: HTMLEnvironment

  /// The audio file of a song or track.
  init(_ file: MediaFile, title: String?, in environment: HTMLEnvironment) {
    (self.file, self.title, self.environment) = (file, title, environment)
  }

  init(_ recording: Recording, in environment: HTMLEnvironment) {
    self.init(recording.file, title: recording.title, in: environment)
    caption = recording.caption
  }

  init(_ video: Video, in environment: HTMLEnvironment) {
    self.init(video.file, title: nil, in: environment)
    (caption, alt, poster) = (video.caption, video.alt, video.poster)
  }

  private var size: PixelSize? { file.pixelSize ?? poster?.file.pixelSize }

  static let fields = TemplateFields<Self>(
    "a recording or video",
    .text("src", "The address of the file.") { $0.environment.resolver.path(to: $0.file.source) },
    .text("type", "The MIME type.") { $0.file.mimeType },
    .text("title", "What it is called.") { $0.title },
    .text("caption", "Words below it.") { $0.caption },
    .text("alt", "What it shows, for those who cannot see it.") { $0.alt },
    .object("poster", "The image that is shown before it plays.") { ImageContext($0.poster, in: $0.environment) },
    .text("width", "The width of a video in pixels, or that of its poster.") { ($0.size?.width).map(String.init) },
    .text("height", "The height of a video in pixels, or that of its poster.") { ($0.size?.height).map(String.init) },
    .text("ratioClass", "Width by height of a video or its poster as class names, where known.") {
      $0.size.map(StyleNumbers.ratio)
    },
    .text("duration", "How long it plays, for example 3:45.") { $0.file.duration?.clockText },
    .text("isoDuration", "How long it plays, for machines.") { $0.file.duration?.iso8601 })
}
