package import FeedContent
package import FeedDiagnostics
import FeedFiles
import FeedMedia
import FeedModel
import Foundation

/// The file or folder that something is imported from.
package struct ImportSource: Sendable {
  /// The source as the user names it, for messages.
  package let displayName: String
  /// The files, relative to the source and sorted; of a single file, its name.
  package let paths: [String]
  /// Whether it is a folder, or an archive of one.
  package let isFolder: Bool
  let name: String
  /// Where the file or folder is on this machine.
  let root: String
  /// Whether links that lead out of the source are followed.
  let followsLinks: Bool
  /// What has to stay unpacked for as long as the source is read.
  private let archive: UnpackedArchive?
  /// Access to the files by their paths.
  let contentFiles: ContentFiles

  /// Opens a file, a folder, or an archive of either.
  ///
  /// - Parameter followsLinks: Whether symbolic links that lead out of a folder are followed, instead of being errors:
  ///   the author of what is imported must not be able to publish files of this machine.
  package init(path: String, followsLinks: Bool = false) throws(ImportFailure) {
    let path = path.withoutTrailingSlashes
    let status: FileStatus
    do throws(SystemError) {
      status = try FileStatus(of: path, followsLink: true)
    } catch {
      throw ImportFailure(.unreadable(reason: error.reason), at: SourceLocation(file: path))
    }
    displayName = path
    archive = status.kind == .folder ? nil : try UnpackedArchive(path, size: status.size)
    let root = archive?.root ?? path
    let isSingle = !FileStatus.isFolder(root)
    isFolder = !isSingle
    self.root = root
    self.followsLinks = followsLinks
    let last = path.split(separator: "/").last { $0 != "." && $0 != ".." } ?? ""
    name = archive.map { $0.name ?? String(last.prefix { $0 != "." }) } ?? String(last)
    paths =
      isSingle
      ? [(root as NSString).lastPathComponent] : try Self.files(below: root, named: path, followsLinks: followsLinks)
    // A single file is the one that the user names, even through a symbolic link.
    contentFiles = .folder(at: isSingle ? root.folderPrefix + "." : root, followsLinks: isSingle || followsLinks)
  }

  /// A folder, or a single file, that exists in memory only.
  package init(files: [String: [UInt8]], displayName: String = "source", isFolder: Bool = true) {
    let files = files.filter { path, _ in
      !path.split(separator: "/").contains { Self.isLeftOut(String($0)) }
    }
    self.displayName = displayName
    (root, name, archive, followsLinks) = (displayName, displayName, nil, false)
    self.isFolder = isFolder
    paths = files.keys.sorted()
    contentFiles = .inMemory(files)
  }

  /// The files below a folder; links of archives are gone by now.
  private static func files(
    below root: String, named name: String, followsLinks: Bool
  ) throws(ImportFailure) -> [String] {
    // What cannot be read is as if it were not there.
    guard
      let listing = try? ContentListing(
        ofFolderAt: root, leavingOut: { name, _ in isLeftOut(name) }, followsLinks: followsLinks)
    else { return [] }
    guard listing.isComplete, listing.errors.allSatisfy({ $0.destination == nil }) else {
      throw ImportFailure(listing.errors.map { Diagnostic($0, in: name + "/") })
    }
    return listing.files.sorted()
  }

  /// Whether files and folders with the name are ignored: hidden ones except settings and files for web hosts, and
  /// those that other programs put there.
  private static func isLeftOut(_ name: String) -> Bool {
    let known = [
      ".eleventy.js", ".eleventy.cjs", ".eleventy.mjs", ".eleventyignore", ".obsidian", ".vitepress", ".vuepress",
      ".well-known", ".nojekyll", ".htaccess", ".domains",
    ]
    return name.hasPrefix(".") ? !known.contains(name) : ["__MACOSX", "node_modules"].contains(name)
  }

  package func location(of path: String, line: Int? = nil, column: Int? = nil) -> SourceLocation {
    SourceLocation(file: isFolder ? "\(displayName)/\(path)" : displayName, line: line, column: column)
  }

  package func file(_ path: String) -> String { isFolder ? "\(root)/\(path)" : root }

  package var media: [String] { paths.filter(MediaTypes.isMedia) }

  package func read(_ path: String) throws(ImportFailure) -> [UInt8] {
    do throws(FileError) {
      return try contentFiles.read(path, .max)
    } catch {
      throw ImportFailure(.unreadable(reason: error.reason), at: location(of: path))
    }
  }

  /// The beginning of a file, by which formats recognise their own; empty for files that are no text, such as a picture
  /// whose metadata look like a feed.
  package func head(_ path: String) -> String {
    let bytes = (try? contentFiles.readPart(path, 0, 8192)) ?? []
    return bytes.contains(0) ? "" : String(decoding: bytes, as: UTF8.self)
  }

  /// The beginning of a file that may be XML; empty for a program that writes some.
  func xmlHead(_ path: String) -> String {
    let head = head(path)
    return head.first { !$0.isWhitespace && $0 != "\u{FEFF}" } == "<" ? head : ""
  }

  package func xml(_ path: String) throws(ImportFailure) -> MarkupElement {
    let bytes = try read(path)
    do throws(MarkupError) {
      return try MarkupDocument.xml(bytes)
    } catch {
      throw ImportFailure(
        .invalidXML(reason: error.reason), at: location(of: path, line: error.line, column: error.column))
    }
  }

  /// Reads JSON, or what begins with a character in a program that holds JSON.
  package func json(_ path: String, from beginning: Unicode.Scalar? = nil) throws(ImportFailure) -> JSONValue {
    let bytes = try read(path)
    let start = beginning.flatMap { bytes.firstIndex(of: UInt8(ascii: $0)) } ?? 0
    do throws(JSONScanner.Fault) {
      return try JSONValue(Array(bytes[start...]))
    } catch {
      let file = location(of: path).file
      throw ImportFailure(.invalidJSON, at: SourceLocation(file: file, offset: start + error.offset, in: bytes))
    }
  }
}

extension Diagnostic {
  /// What keeps a file or a folder from being listed in one whose name messages put before its path, with a slash.
  init(_ error: FileError, in prefix: String) {
    let file = error.path.isEmpty ? prefix.withoutTrailingSlashes : prefix + error.path
    self.init(
      error.destination.map { .reference(.outsideContent(key: nil, path: $0)) }
        ?? .transfer(.unreadable(reason: error.reason)),
      at: SourceLocation(file: file))
  }
}

/// Why a source cannot be imported: everything that is wrong with it.
package struct ImportFailure: Error {
  package let diagnostics: [Diagnostic]
  /// How many files were written before it showed.
  package var writtenCount = 0

  package init(_ problem: ImportProblem, at location: SourceLocation) {
    diagnostics = [Diagnostic(.transfer(problem), at: location)]
  }

  package init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }
}

extension ImportSource {
  /// Fetches media of other sites by their addresses, one after the other for each host.
  package typealias MediaFetcher = @Sendable ([String]) async -> [(address: String, medium: FetchedMedium)]

  /// Imports the source into a content folder, which need not exist yet; without the name of a format, it is recognised
  /// by the content.
  ///
  /// Everything is read, and media are downloaded if there is a fetcher, before anything is written, so that an error
  /// in the source leaves the folder as it was. Existing files stay.
  package func imported(
    into folder: String, format name: String? = nil, fetching fetcher: MediaFetcher? = nil
  ) async throws(ImportFailure) -> ImportReport {
    let format = try ImportFormats.format(of: self, named: name)
    var plan: ContentPlan
    switch try await format.contents(of: self) {
    case .plan(let made): plan = made
    case .site(var site):
      if let fetcher { await fetch(&site, into: folder, by: fetcher) }
      plan = ContentPlanner(site: site, displayName: displayName, fetches: false).plan()
      // Failed downloads were reported already.
      if fetcher != nil {
        plan.report.diagnostics.removeAll { if case .transfer(.remoteFiles) = $0.problem { true } else { false } }
      }
    }
    plan.report.format = format.name
    return try ContentFolderWriter(folder: folder).write(plan)
  }

  /// Fetches the media that are neither in the source nor in the folder already.
  private func fetch(_ site: inout ImportedSite, into folder: String, by fetcher: MediaFetcher) async {
    let wanted = ContentPlanner(site: site, displayName: displayName, fetches: true).plan()
    let writer = ContentFolderWriter(folder: folder)
    var missing: [String] = []
    for file in wanted.files {
      guard case .address(let address) = file.contents, site.files[address] == nil else { continue }
      if let present = writer.present(file) {
        site.files[address] = present
      } else if !missing.contains(address) {
        missing.append(address)
      }
    }
    for (address, medium) in await fetcher(missing) {
      switch medium {
      case .file(let path): site.files[address] = path
      case .failure(let reason):
        site.notes.append(
          Diagnostic(.transfer(.unfetched(address, reason: reason)), at: SourceLocation(file: displayName)))
      }
    }
  }
}

/// The result of requesting a file.
package enum FetchedMedium: Sendable {
  case file(String)
  /// Why there is none.
  case failure(String)
}
