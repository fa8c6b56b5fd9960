extension DiagnosticFormatter {
  func words(_ fault: TOMLFault) -> String {
    switch fault {
    case .missingKey:
      "a key is missing; write lines such as title = \"Rain\", with keys of other signs in quotes"
    case .missingEquals(let key):
      "there is no = behind \(Self.quoted(key)); write \(Self.bare(key)) = \"...\""
    case .colon(let key):
      "there is a colon behind \(Self.quoted(key)); write \(Self.bare(key)) = \"...\", or lines \"---\" around YAML"
    case .missingValue(let key):
      "\(Self.quoted(key)) has no value; write \(Self.bare(key)) = \"\" or take the key out"
    case .unquoted(let text, let key):
      "\(Self.quoted(text)) is no value of \(Self.quoted(key)); put text in quotes, and write true or false in small "
        + "letters"
    case .invalidNumber(let text):
      "\(Self.quoted(text)) is no number; write one such as 1200, 1_200, 0xff or 1.5, or put it in quotes"
    case .invalidDate(let text):
      "\(Self.quoted(text)) is no date; write 2025-04-09 or 2025-04-09T20:00:00+08:00, or put it in quotes"
    case .invalidEscape(let text):
      "\(Self.quoted(text)) means nothing; write \\\\ for a backslash, or put the text in single quotes"
    case .controlCharacter(let byte):
      "there is a control character (0x\(Self.hexadecimal(byte))); delete the invisible character"
    case .surplus:
      "there is more on the line than one value; begin a new line, or put the whole text in quotes"
    case .missingComma:
      "two values have no comma between them; write one"
    case .unclosedHeader:
      "the name of a table is not closed; end it with ], or with ]] where it begins with [["
    case .unclosedText:
      "the text is not closed; end it with the quote that it begins with, or put three quotes around several lines"
    case .unclosedList:
      "the list is not closed; end it with ]"
    case .unclosedTable:
      "the braces are not closed; end them with } on the same line"
    case .notTable(let key, let firstLine):
      "\(Self.quoted(key)) has a value (on line \(firstLine)) and can hold no keys; choose another name for one of them"
    case .tooManyValues(let limit):
      "it holds more than \(limit) values; split it"
    case .tooDeep:
      "tables and lists are nested too deeply; take some levels out"
    }
  }

  /// A key as it may stand before `=`.
  private static func bare(_ key: String) -> String {
    let isBare = !key.isEmpty && key.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
    return isBare ? key : quoted(key)
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    (byte < 0x10 ? "0" : "") + String(byte, radix: 16)
  }
}
