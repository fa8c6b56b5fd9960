public import FeedDiagnostics

/// A place that a site is deployed to.
public struct DeploymentTarget: Hashable, Sendable {
  /// Where the place is, and with it who does the transport.
  public enum Destination: Hashable, Sendable {
    /// A folder of this machine, relative to the content folder unless it is absolute.
    case folder(String)
    /// A folder of another machine, as `host:path` or `user@host:path`, reached by rsync over ssh.
    case rsync(String)
    /// A branch of a repository, which is given by its address or by its path, as a folder is.
    case git(repository: String, branch: String)
    /// A folder of a remote of rclone's configuration, as `remote:path`.
    case rclone(String)
  }

  /// The name by which the command line knows it.
  public var name: String
  /// Where it is.
  public var destination: Destination
  /// Where `site.yml` states it.
  public var location: SourceLocation

  /// Creates a target.
  public init(name: String, destination: Destination, location: SourceLocation) {
    self.name = name
    self.destination = destination
    self.location = location
  }
}
