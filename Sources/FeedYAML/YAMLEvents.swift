internal import CYAML
import FeedDiagnostics

/// What libyaml reads next.
enum YAMLEvent {
  case streamStart, documentStart, documentEnd, streamEnd
  case alias(of: String)
  case scalar(String, ScalarStyle, anchor: String?)
  case listStart(anchor: String?)
  case mappingStart(anchor: String?)
  case end
}

/// The events that libyaml reads from bytes; the only use of its interface.
@safe
struct YAMLEvents: ~Copyable {
  private typealias Scalar = yaml_event_s.__Unnamed_union_data.__Unnamed_struct_scalar

  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let bytes: ArraySlice<UInt8>
  private let file: String
  private let lineOffset: Int
  /// Where lines begin, if libyaml may count more of them than there are.
  private let lines: LineStarts?
  /// Where the last event begins.
  private(set) var location: SourceLocation

  /// Reads YAML in UTF-8, which is not empty and not copied.
  static func read<Output>(
    _ bytes: ArraySlice<UInt8>, file: String, lineOffset: Int,
    _ body: (consuming YAMLEvents) throws(YAMLError) -> Output
  ) throws(YAMLError) -> Output {
    var parser = unsafe yaml_parser_t()
    // libyaml keeps the parser's address.
    return try unsafe withUnsafeMutablePointer(to: &parser) { (parser) throws(YAMLError) in
      guard unsafe yaml_parser_initialize(parser) == 1 else {
        throw YAMLError(
          problem: .syntax("there is no memory for it", context: nil),
          location: SourceLocation(file: file, line: lineOffset + 1, column: 1))
      }
      defer { unsafe yaml_parser_delete(parser) }
      return try unsafe bytes.withUnsafeBufferPointer { (buffer) throws(YAMLError) in
        // With a known encoding, a byte order mark is a character as any other, as the places count it.
        unsafe yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        unsafe yaml_parser_set_input_string(parser, buffer.baseAddress, buffer.count)
        return try body(unsafe YAMLEvents(parser: parser, bytes: bytes, file: file, lineOffset: lineOffset))
      }
    }
  }

  private init(
    parser: UnsafeMutablePointer<yaml_parser_t>, bytes: ArraySlice<UInt8>, file: String, lineOffset: Int
  ) {
    unsafe self.parser = parser
    self.bytes = bytes
    self.file = file
    self.lineOffset = lineOffset
    lines = LineStarts.areNeeded(for: bytes) ? LineStarts(of: bytes) : nil
    location = SourceLocation(file: file, line: lineOffset + 1, column: 1)
  }

  /// The next event; after the end of the stream there is no other.
  mutating func next() throws(YAMLError) -> YAMLEvent {
    var event = unsafe yaml_event_t()
    guard unsafe yaml_parser_parse(parser, &event) == 1 else { throw error() }
    defer { unsafe yaml_event_delete(&event) }
    let mark = unsafe event.start_mark
    let place = lines?.place(of: Int(mark.index)) ?? (line: Int(mark.line) + 1, column: Int(mark.column) + 1)
    location.line = lineOffset + place.line
    location.column = place.column
    switch unsafe event.type {
    case YAML_SCALAR_EVENT:
      let scalar = unsafe event.data.scalar
      return unsafe .scalar(Self.text(of: scalar), Self.style(of: scalar), anchor: Self.text(scalar.anchor))
    case YAML_ALIAS_EVENT: return unsafe .alias(of: Self.text(event.data.alias.anchor) ?? "")
    case YAML_SEQUENCE_START_EVENT: return unsafe .listStart(anchor: Self.text(event.data.sequence_start.anchor))
    case YAML_MAPPING_START_EVENT: return unsafe .mappingStart(anchor: Self.text(event.data.mapping_start.anchor))
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: return .end
    case YAML_STREAM_START_EVENT: return .streamStart
    case YAML_DOCUMENT_START_EVENT: return .documentStart
    case YAML_DOCUMENT_END_EVENT: return .documentEnd
    default: return .streamEnd
    }
  }

  /// The place of a complaint, which may be at the end of the text, where libyaml begins a line that is not there.
  private func location(of mark: yaml_mark_t) -> SourceLocation {
    let place = (lines ?? LineStarts(of: bytes)).place(of: Int(mark.index))
    return SourceLocation(file: file, line: lineOffset + place.line, column: place.column)
  }

  /// The text of a scalar, without a byte order mark before it, which is left where files were joined.
  private static func text(of scalar: Scalar) -> String {
    let bytes = unsafe UnsafeBufferPointer(start: scalar.value, count: scalar.length)
    let isMarked = unsafe scalar.length >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF
    return unsafe String(decoding: isMarked ? UnsafeBufferPointer(rebasing: bytes[3...]) : bytes, as: UTF8.self)
  }

  private static func style(of scalar: Scalar) -> ScalarStyle {
    guard unsafe scalar.style == YAML_PLAIN_SCALAR_STYLE else { return .quoted }
    return unsafe text(scalar.tag) == YAML_STR_TAG ? .tagged : .plain
  }

  private static func text(_ characters: UnsafePointer<UInt8>?) -> String? {
    unsafe characters.map { unsafe String(cString: $0) }
  }

  private func error() -> YAMLError {
    let problem = unsafe parser.pointee.problem.map { unsafe String(cString: $0) } ?? "there is no memory for it"
    switch unsafe parser.pointee.error {
    case YAML_READER_ERROR:
      // libyaml gives the place of an invalid character in bytes.
      let offset = unsafe Int(parser.pointee.problem_offset)
      return YAMLError(
        problem: .syntax(problem, context: nil),
        location: SourceLocation(file: file, offset: offset, in: bytes, firstLine: lineOffset + 1))
    case YAML_SCANNER_ERROR, YAML_PARSER_ERROR, YAML_COMPOSER_ERROR:
      let context = unsafe parser.pointee.context.map {
        unsafe YAMLError.Context(text: String(cString: $0), location: location(of: parser.pointee.context_mark))
      }
      return YAMLError(
        problem: .syntax(problem, context: context), location: unsafe location(of: parser.pointee.problem_mark))
    default:
      return YAMLError(
        problem: .syntax(problem, context: nil),
        location: SourceLocation(file: file, line: lineOffset + 1, column: 1))
    }
  }
}

/// Where the lines of a text begin, to find the line of a character by its number.
///
/// libyaml ends lines at carriage returns and at the characters NEL, LS and PS (YAML 1.1, section 4.2) as well; editors and
/// all other places of feedsite count line feeds only.
struct LineStarts {
  /// The number of the first character of each line, in Unicode scalars counted from zero.
  private var starts = [0]
  private var count = 0

  /// Looks through a text in UTF-8.
  init(of bytes: some Sequence<UInt8>) {
    for byte in bytes where byte & 0xC0 != 0x80 {
      count += 1
      if byte == UInt8(ascii: "\n") { starts.append(count) }
    }
  }

  /// Whether a text may hold line ends other than line feeds; those of Windows harm nothing.
  static func areNeeded(for bytes: ArraySlice<UInt8>) -> Bool {
    var previous: UInt8 = 0
    for byte in bytes {
      // The first bytes of NEL, LS and PS, which are those of other characters too.
      if byte == 0xC2 || byte == 0xE2 || previous == UInt8(ascii: "\r") && byte != UInt8(ascii: "\n") { return true }
      previous = byte
    }
    return previous == UInt8(ascii: "\r")
  }

  /// The line and column of a character by its number, both counted from one; the end of the text for what lies behind it.
  func place(of character: Int) -> (line: Int, column: Int) {
    let character = min(max(character, 0), count)
    let line = starts.partitioningIndex { $0 > character }
    return (line, character - starts[line - 1] + 1)
  }
}
