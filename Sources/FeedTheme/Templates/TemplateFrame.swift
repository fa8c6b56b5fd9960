/// A value that a template is rendered with, within the values of the sections around it.
///
/// A frame points at a value that the call which opened it lends, so it is good for as long as that call. What is read
/// from it has the type that was put in, since ``TemplateScope`` says how names are read and which sections there are
/// around them; debug builds hold it to that.
///
/// Public, so that the declarations of variables are compiled for the types that have them.
@safe public struct TemplateFrame {
  @usableFromInline let value: UnsafeRawPointer
  @usableFromInline let outer: UnsafePointer<TemplateFrame>?
  /// Whether the value is the first element of a list.
  @usableFromInline let isFirst: Bool
  /// Whether the value is the last element of a list.
  @usableFromInline let isLast: Bool
  #if DEBUG
    @usableFromInline let type: ObjectIdentifier
  #endif

  @inlinable
  init<Value>(
    _ value: UnsafePointer<Value>, within outer: UnsafePointer<TemplateFrame>?, isFirst: Bool = false,
    isLast: Bool = false
  ) {
    unsafe self.value = UnsafeRawPointer(value)
    unsafe self.outer = outer
    self.isFirst = isFirst
    self.isLast = isLast
    #if DEBUG
      type = ObjectIdentifier(Value.self)
    #endif
  }

  /// Opens a frame without surroundings.
  @inlinable
  static func open<Value>(_ value: Value, _ body: (TemplateFrame) -> Void) {
    unsafe withUnsafePointer(to: value) { unsafe body(TemplateFrame($0, within: nil)) }
  }

  @inlinable
  func open<Value>(_ value: Value, _ body: (TemplateFrame) -> Void) {
    unsafe withUnsafePointer(to: self) { outer in
      unsafe withUnsafePointer(to: value) { unsafe body(TemplateFrame($0, within: outer)) }
    }
  }

  /// Opens a frame for each element of a list in turn.
  @inlinable
  func open<Value>(each values: [Value], _ body: (TemplateFrame) -> Void) {
    unsafe withUnsafePointer(to: self) { outer in
      unsafe values.withUnsafeBufferPointer { values in
        guard var value = values.baseAddress else { return }
        for index in 0..<values.count {
          unsafe body(
            TemplateFrame(value, within: outer, isFirst: index == 0, isLast: index == values.count - 1))
          unsafe value += 1
        }
      }
    }
  }

  @inlinable
  func read<Value, Part>(_ read: (Value) -> Part) -> Part {
    #if DEBUG
      assert(type == ObjectIdentifier(Value.self), "a name was bound to a value of another type")
    #endif
    return unsafe read(value.assumingMemoryBound(to: Value.self).pointee)
  }

  /// Calls a function with the frame a number of sections further out.
  func outer(_ count: Int, _ body: (TemplateFrame) -> Void) {
    var frame = self
    for _ in 0..<count {
      guard let outer = unsafe frame.outer else { return }
      unsafe frame = outer.pointee
    }
    body(frame)
  }
}

/// Reads another value from a frame, and calls a function with its frame; not where there is no value.
typealias TemplatePath = @Sendable (TemplateFrame, (TemplateFrame) -> Void) -> Void
