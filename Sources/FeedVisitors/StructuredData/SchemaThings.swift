package import FeedModel

/// Makes the things that structured data of several kinds names: people, pictures, places, tracks.
package struct SchemaThings: Sendable {
  let resolver: URLResolver

  /// Creates a maker.
  package init(resolver: URLResolver) {
    self.resolver = resolver
  }

  /// Somebody who writes, speaks or is written about.
  package func person(_ person: PersonReference) -> SchemaThing { named("Person", person) }

  /// Somebody who plays: a band, or a musician alone (schema.org, `MusicGroup`).
  func musician(_ person: PersonReference) -> SchemaThing { named("MusicGroup", person) }

  private func named(_ type: String, _ person: PersonReference) -> SchemaThing {
    var thing = SchemaThing(type)
    thing.set("name", person.name)
    thing.set("url", resolver.absolute(person))
    thing.set("image", (person.avatar?.file.source).map { resolver.absolute($0) })
    return thing
  }

  /// A picture.
  func image(_ photo: Photo) -> SchemaThing {
    var thing = file("ImageObject", photo.file)
    thing.set("caption", photo.caption?.nonEmpty ?? photo.alt)
    return thing
  }

  /// A recording.
  func audio(_ file: MediaFile, duration: Duration? = nil) -> SchemaThing {
    self.file("AudioObject", file, duration: duration)
  }

  /// Recordings with their names.
  ///
  /// - Parameter time: How long they play together.
  func audio(_ recordings: [Recording], playing time: Duration?) -> [SchemaThing] {
    recordings.map { recording in
      var thing = audio(recording.file, duration: recordings.count == 1 ? time : nil)
      thing.set("name", recording.title)
      return thing
    }
  }

  /// A film without its name; search engines want to know when it was published, too, and a picture.
  ///
  /// - Parameter picture: What stands for it where it has no picture of its own.
  func video(_ video: Video, published: FeedDate?, picture: Photo?) -> SchemaThing {
    var thing = file("VideoObject", video.file)
    thing.set("thumbnailUrl", (video.poster ?? picture).map { resolver.absolute($0.file.source) })
    thing.set("uploadDate", published?.machineReadable)
    return thing
  }

  private func file(_ type: String, _ file: MediaFile, duration: Duration? = nil) -> SchemaThing {
    var thing = SchemaThing(type)
    thing.set("contentUrl", resolver.absolute(file.source))
    thing.set("encodingFormat", file.mimeType)
    thing.set("width", file.pixelSize?.width)
    thing.set("height", file.pixelSize?.height)
    thing.set("duration", (duration ?? file.duration).map { PlayingTime($0).iso8601 })
    return thing
  }

  /// Another page, here or elsewhere.
  func work(_ type: String, name: String?, url: String?) -> SchemaThing {
    var thing = SchemaThing(type)
    thing.set("name", name)
    thing.set("url", url)
    return thing
  }

  /// Another entry of this site.
  func work(_ type: String, _ reference: EntryReference) -> SchemaThing {
    work(type, name: reference.title, url: reference.route.map { resolver.absolute($0) })
  }

  /// A page elsewhere.
  func page(_ link: ExternalLink) -> SchemaThing { work("WebPage", name: link.name, url: link.url) }

  /// The lines of an album or a playlist.
  func tracks(_ tracks: [Track]) -> [SchemaThing] {
    tracks.enumerated().map { index, track in
      var thing = SchemaThing("MusicRecording")
      thing.set("position", index + 1)
      thing.set("name", track.title)
      thing.set("url", track.song?.route.map { resolver.absolute($0) })
      thing.set("byArtist", track.artist?.nonEmpty.map { work("MusicGroup", name: $0, url: nil) })
      thing.set("duration", track.duration.map { PlayingTime($0).iso8601 })
      return thing
    }
  }

  /// How often something was played.
  func plays(_ count: Int?) -> SchemaThing? {
    count.map { count in
      var thing = SchemaThing("InteractionCounter")
      thing.set("interactionType", SchemaThing("ListenAction"))
      thing.set("userInteractionCount", count)
      return thing
    }
  }
}
