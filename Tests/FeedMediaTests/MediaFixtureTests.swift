import FeedDiagnostics
import FeedMedia
import FeedModel
import MediaSamples
import Testing

@Suite struct MediaFixtureTests {
  @Test(arguments: MediaFixture.all)
  func `The facts of real files are those that other programs find`(fixture: MediaFixture) throws {
    let probe = MediaProbe(ByteSource(try fixture.bytes), named: MediaTypes.type(ofFile: fixture.name))
    #expect(probe.problem == nil)
    #expect(probe.facts.mimeType == fixture.type)
    #expect(probe.facts.pixelSize?.width == fixture.width)
    #expect(probe.facts.pixelSize?.height == fixture.height)
    let milliseconds = probe.facts.duration.map { Int($0 / .milliseconds(1)) }
    #expect(milliseconds == fixture.duration)
  }

  @Test(arguments: MediaFixture.all)
  func `The beginning of a file harms nothing and counts as cut off`(fixture: MediaFixture) throws {
    let bytes = try fixture.bytes
    for length in bytes.indices {
      let source = ByteSource(Array(bytes.prefix(length)))
      let probe = MediaProbe(source, named: MediaTypes.type(ofFile: fixture.name))
      #expect(source.readCount <= 8 * bytes.count)
      if length < 8 { #expect(probe.problem != nil, "\(length) bytes") }
    }
  }

  @Test(arguments: MediaFixture.all)
  func `A wrong byte harms nothing and leads nowhere far`(fixture: MediaFixture) throws {
    let bytes = try fixture.bytes
    for index in bytes.indices {
      for wrong in [0, 1, 0x7F, 0x80, 0xFF, bytes[index] &+ 1, bytes[index] ^ 0x10] as [UInt8] {
        var bytes = bytes
        bytes[index] = wrong
        let source = ByteSource(bytes)
        let probe = MediaProbe(source, named: MediaTypes.type(ofFile: fixture.name))
        #expect(source.readCount <= 16 * bytes.count)
        #expect(probe.facts.mimeType != nil)
      }
    }
  }
}
