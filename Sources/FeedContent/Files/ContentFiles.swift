/// How the loader gets at files: closures, so that tests can load a site that exists in memory only.
public struct ContentFiles: Sendable {
  /// All files below the content folder; names that begin with a dot and the left-out folders need not be among them.
  public var list: @Sendable () throws(FileError) -> ContentListing
  /// The first `limit` bytes of a file, or all of it where it has no more.
  public var read: @Sendable (_ path: String, _ limit: Int) throws(FileError) -> [UInt8]
  /// Up to `limit` bytes of a file from an offset on; fewer where it ends before.
  public var readPart: @Sendable (_ path: String, _ offset: Int, _ limit: Int) throws(FileError) -> [UInt8]
  /// The size of a file in bytes.
  public var size: @Sendable (_ path: String) throws(FileError) -> Int
  /// Where a file is, for those who copy it.
  public var location: @Sendable (_ path: String) -> String

  /// Creates access to files.
  public init(
    list: @escaping @Sendable () throws(FileError) -> ContentListing,
    read: @escaping @Sendable (_ path: String, _ limit: Int) throws(FileError) -> [UInt8],
    readPart: @escaping @Sendable (_ path: String, _ offset: Int, _ limit: Int) throws(FileError) -> [UInt8],
    size: @escaping @Sendable (_ path: String) throws(FileError) -> Int,
    location: @escaping @Sendable (_ path: String) -> String
  ) {
    self.list = list
    self.read = read
    self.readPart = readPart
    self.size = size
    self.location = location
  }
}
