package import Hummingbird

/// Trivial.
package struct PreviewServer {
  package init() {}
  /// Router.
  package var router: Router<BasicRequestContext> { Router() }
}
