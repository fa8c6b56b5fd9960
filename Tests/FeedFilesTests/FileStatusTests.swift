import Foundation
import TestSupport
import Testing

@testable import FeedFiles

@Suite struct FileStatusTests {
  @Test func `A program is found in the first folder that holds it, and neither a folder nor a plain file is one`()
    throws
  {
    let folder = try TemporaryFolder()
    try folder.put("", at: "a/curl/file")
    try folder.put("text", at: "b/curl")
    for name in ["c", "d"] {
      try folder.put("#!/bin/sh\n", at: "\(name)/curl")
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path(of: "\(name)/curl"))
    }
    let folders = ["a", "b", "c", "d"].map { folder.path(of: $0) }
    #expect(FileStatus.program("curl", in: folders.joined(separator: ":")) == folder.path(of: "c/curl"))
    #expect(FileStatus.program("curl", in: folders.prefix(2).joined(separator: ":")) == nil)
    #expect(FileStatus.program("curl", in: "") == nil)
  }
}
