import FeedDiagnostics
import FeedTOML
import FeedYAML

/// Reads front matter of any language into fields that know their places.
struct FrontMatterReader {
  /// The path that messages name.
  let file: String

  /// The keys of the front matter of a file; none where it has none.
  func fields(of parts: FrontMatterSplitter.Parts) throws(Diagnostic) -> LocatedFields {
    guard let frontMatter = parts.frontMatter else {
      return .empty(at: SourceLocation(file: file, line: 1, column: 1))
    }
    return try fields(in: frontMatter)
  }

  /// The keys of the front matter; none where it is empty or holds comments only.
  func fields(in frontMatter: FrontMatter) throws(Diagnostic) -> LocatedFields {
    switch frontMatter.language {
    case .yaml: return try yaml(frontMatter.text, frontMatter)
    case .toml: return try toml(frontMatter)
    case .json: return try json(frontMatter)
    case .lines: return MetadataLines.fields(in: frontMatter.text, file: file)
    }
  }

  /// Of a key that stands twice the last value counts: other generators do the same.
  private func yaml(_ text: ArraySlice<UInt8>, _ frontMatter: FrontMatter) throws(Diagnostic) -> LocatedFields {
    try YAMLReader(file: file, lineOffset: frontMatter.lineOffset, repeatedKeys: .lastCounts).fields(in: text)
  }

  private func json(_ frontMatter: FrontMatter) throws(Diagnostic) -> LocatedFields {
    let yaml = JSONText.yaml(from: frontMatter.text)
    do throws(Diagnostic) {
      return try self.yaml(yaml, frontMatter)
    } catch {
      guard case .frontMatter(.invalidYAML(let reason)) = error.problem else { throw error }
      do throws(YAMLError) {
        _ = try YAMLParser.parse(yaml, file: file, lineOffset: frontMatter.lineOffset)
      } catch {
        // What YAML finds in the middle of something stands there, since all braces are closed.
        if case .syntax(let problem, _) = error.problem {
          throw Diagnostic(.frontMatter(.invalidJSON(problem)), at: error.location)
        }
      }
      throw Diagnostic(.frontMatter(.invalidJSON(reason)), at: error.location)
    }
  }

  private func toml(_ frontMatter: FrontMatter) throws(Diagnostic) -> LocatedFields {
    do throws(TOMLError) {
      return try TOMLParser.parse(
        frontMatter.text, file: file, lineOffset: frontMatter.lineOffset, name: LocatedFields.comparable)
    } catch {
      switch error.problem {
      case .fault(let fault): throw Diagnostic(.frontMatter(.invalidTOML(fault)), at: error.location)
      case .duplicateKey(let key, let first):
        throw Diagnostic(.frontMatter(.duplicateKey(key, firstLine: first.line ?? 0)), at: error.location)
      }
    }
  }
}
