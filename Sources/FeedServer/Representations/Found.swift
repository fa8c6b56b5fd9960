/// What stands at an address.
package enum Found: Sendable {
  /// A file or a page.
  case representation(Representation)
  /// Nothing, but there is something at another path of this host.
  case redirect(String)
  /// Nothing; the site may have a page that says so.
  case nothing(Representation?)
  /// A site that cannot be shown, and the page that says why.
  case unavailable(Representation)
}
