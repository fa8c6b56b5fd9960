import Foundation

/// Reads iCalendar by the letter of RFC 5545 and lists whatever is wrong.
struct CalendarReader {
  private(set) var problems: [String] = []
  private(set) var uids: [String] = []

  private struct Component {
    let name: String
    var counts: [String: Int] = [:]
    var values: [String: String] = [:]
  }

  init(_ bytes: [UInt8]) throws {
    let lines = unfold(bytes)
    var open: [Component] = []
    var zones: Set<String> = []
    for line in lines {
      guard
        let match = line.wholeMatch(
          of: /(?<name>[A-Z0-9-]+)(?<parameters>(;[A-Z0-9-]+=("[^"]*"|[^":;,]*))*):(?<value>.*)/)
      else {
        problems.append("not a content line: \(line)")
        continue
      }
      let (name, value) = (String(match.name), String(match.value))
      switch name {
      case "BEGIN":
        open.append(Component(name: value))
      case "END":
        guard let last = open.popLast(), last.name == value else {
          problems.append("END:\(value) ends something else")
          continue
        }
        check(last)
      default:
        guard !open.isEmpty else {
          problems.append("\(name) outside of a component")
          continue
        }
        open[open.count - 1].counts[name, default: 0] += 1
        open[open.count - 1].values[name] = value
        if open.last?.name == "VTIMEZONE", name == "TZID" { zones.insert(value) }
        if let zone = match.parameters.firstMatch(of: /;TZID=([^;:]*)/), !zones.contains(String(zone.output.1)) {
          problems.append("no time zone \(zone.output.1)")
        }
        if ["SUMMARY", "DESCRIPTION", "LOCATION", "NAME"].contains(name),
          value.wholeMatch(of: /([^\\;,]|\\[\\;,nN])*/) == nil
        {
          problems.append("\(name) is not escaped: \(value)")
        }
      }
    }
    if !open.isEmpty { problems.append("components are left open") }
    if lines.first != "BEGIN:VCALENDAR" || lines.last != "END:VCALENDAR" { problems.append("not one calendar") }
  }

  private mutating func check(_ component: Component) {
    let once: [String: [String]] = [
      "VCALENDAR": ["VERSION", "PRODID"], "VEVENT": ["UID", "DTSTAMP", "DTSTART", "SUMMARY", "SEQUENCE", "STATUS"],
      "VTIMEZONE": ["TZID"], "STANDARD": ["DTSTART", "TZOFFSETFROM", "TZOFFSETTO"],
      "DAYLIGHT": ["DTSTART", "TZOFFSETFROM", "TZOFFSETTO"],
    ]
    for name in once[component.name] ?? [] where component.counts[name] != 1 {
      problems.append("\(component.name) has \(component.counts[name] ?? 0) \(name)")
    }
    for (name, count) in component.counts where count > 1 { problems.append("\(name) stands \(count) times") }
    guard component.name == "VEVENT" else { return }
    uids.append(component.values["UID"] ?? "")
    for name in ["DTSTAMP", "LAST-MODIFIED", "CREATED"] {
      if let value = component.values[name], value.wholeMatch(of: /\d{8}T\d{6}Z/) == nil {
        problems.append("\(name) is \(value)")
      }
    }
    if let start = component.values["DTSTART"], let end = component.values["DTEND"], end <= start {
      problems.append("ends at \(end), starts at \(start)")
    }
  }

  /// The content lines (section 3.1).
  private mutating func unfold(_ bytes: [UInt8]) -> [String] {
    guard bytes.suffix(2) == [13, 10] else {
      problems.append("the last line does not end")
      return []
    }
    var lines: [[UInt8]] = []
    for line in bytes.dropLast(1).split(separator: 10, omittingEmptySubsequences: false) {
      guard line.last == 13, !line.dropLast().contains(13) else {
        problems.append("a line does not end in CRLF")
        continue
      }
      let text = line.dropLast()
      if text.count > 75 { problems.append("a line of \(text.count) octets") }
      if String(validating: text, as: UTF8.self) == nil { problems.append("a character is split") }
      if text.contains(where: { $0 < 0x20 && $0 != 9 || $0 == 0x7F }) { problems.append("a control character") }
      if text.first == 32, !lines.isEmpty {
        lines[lines.count - 1] += text.dropFirst()
      } else {
        lines.append(Array(text))
      }
    }
    return lines.map { String(decoding: $0, as: UTF8.self) }
  }
}
