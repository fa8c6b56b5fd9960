/// Something that answers for addresses: a site that is rendered on request, or a folder.
package protocol ServedSite: Sendable {
  /// What stands at an address.
  func find(_ path: RequestPath) async -> Found
}
