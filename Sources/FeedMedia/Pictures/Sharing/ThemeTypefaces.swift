import FeedDigests
import Foundation
import Synchronization

#if os(Linux)
  import CPangoCairo.Typefaces
#endif

/// The typefaces that a theme brings, so that drawn words look like those on pages, whatever the machine has.
///
/// Where Pango draws with the typefaces of Fontconfig, as on Linux, these are added to them for the theme alone;
/// elsewhere those of the machine are used.
enum ThemeTypefaces {
  /// The digests of the files of a theme, in their order; files that cannot be read are left out.
  static func digests(of files: [String]) -> [String] {
    files.isEmpty ? [] : collections.withLock { Self.collection(of: files, &$0).digests }
  }

  /// Lets all that this thread draws from here on have the typefaces of some files, and no others beside the machine's.
  static func use(_ files: [String]) {
    #if os(Linux)
      collections.withLock { collections in
        guard !files.isEmpty else { return pango_cairo_use_configuration(nil) }
        unsafe pango_cairo_use_configuration(Self.collection(of: files, &collections).configuration)
      }
    #endif
  }

  /// Those of each theme; a run has one, and keeps it.
  private static let collections = Mutex<[[String]: TypefaceCollection]>([:])

  private static func collection(
    of files: [String], _ collections: inout [[String]: TypefaceCollection]
  ) -> TypefaceCollection {
    if let collection = collections[files] { return collection }
    let collection = TypefaceCollection(files)
    collections[files] = collection
    return collection
  }
}

/// The typefaces of some files beside those of the machine.
@safe private struct TypefaceCollection {
  let digests: [String]

  #if os(Linux)
    /// The Fontconfig configuration with them; nil for that of the machine.
    let configuration: OpaquePointer?

    init(_ files: [String]) {
      digests = Self.digests(of: files)
      let configuration = unsafe FcInitLoadConfigAndFonts()
      for file in files {
        if let path = Self.unpacked(file) { unsafe FcConfigAppFontAddFile(configuration, path) }
      }
      unsafe self.configuration = configuration
    }

    /// A path to the same typeface without compression, since Pango reads none of the formats of the web.
    ///
    /// FreeType decompresses it while loading, and returns all of it as the table without a tag. The file that holds it
    /// has no name either, and is gone with the process.
    private static func unpacked(_ file: String) -> String? {
      var library: FT_Library?
      guard unsafe FT_Init_FreeType(&library) == 0 else { return nil }
      defer { unsafe FT_Done_FreeType(library) }
      var face: FT_Face?
      guard unsafe FT_New_Face(library, file, 0, &face) == 0 else { return nil }
      defer { unsafe FT_Done_Face(face) }
      var length: FT_ULong = 0
      guard unsafe FT_Load_Sfnt_Table(face, 0, 0, nil, &length) == 0, (1...sizeLimit).contains(length) else {
        return nil
      }
      var bytes = [UInt8](repeating: 0, count: Int(length))
      guard unsafe FT_Load_Sfnt_Table(face, 0, 0, &bytes, &length) == 0, let kept = unsafe tmpfile() else { return nil }
      guard unsafe fwrite(bytes, 1, bytes.count, kept) == bytes.count, unsafe fflush(kept) == 0 else {
        unsafe fclose(kept)
        return nil
      }
      return unsafe "/proc/self/fd/\(fileno(kept))"
    }

    /// Larger ones are no typefaces for pages.
    private static let sizeLimit: FT_ULong = 1 << 26
  #else
    init(_ files: [String]) { digests = Self.digests(of: files) }
  #endif

  private static func digests(of files: [String]) -> [String] {
    files.compactMap { FileManager.default.contents(atPath: $0) }.map { contents in
      var digest = MessageDigest.sha256
      digest.update(Array(contents))
      return digest.finished().hexadecimal
    }
  }
}
