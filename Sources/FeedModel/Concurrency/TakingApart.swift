/// Takes apart what nobody needs any more, on another thread: millions of small pieces take a while to be given back, and
/// nothing has to wait for that.
package func takeApart<Value: Sendable>(_ value: consuming Value) {
  Task.detached { [value] in withExtendedLifetime(value) {} }
}
