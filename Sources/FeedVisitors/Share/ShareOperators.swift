import FeedMarkup
package import FeedModel
import FeedTheme

/// The operators that share an entry: runs those of the networks that the site offers, each with the results that all
/// share.
package struct ShareOperators: Sendable {
  private let environment: HTMLEnvironment
  /// What the networks that the site offers are called.
  private let labels: [ShareNetwork: String]

  /// Creates the operators of a site.
  package init(environment: HTMLEnvironment) {
    self.environment = environment
    labels = environment.site.share.reduce(into: [:]) {
      $0[$1.network] = Self.label(of: $1.network, in: environment.wording.strings)
    }
  }

  /// What an entry's page offers for sharing it; nil where it offers nothing.
  package func context(of object: any FeedViewObject) -> ShareContext? {
    let choices = environment.site.share
    guard !choices.isEmpty, object.entry.isShareable else { return nil }
    let message = message(of: object)
    return ShareContext(
      title: message.heading, text: message.sentence, url: message.page,
      networks: choices.map { network($0, object, message) })
  }

  /// The words that the networks get.
  package func message(of object: any FeedViewObject) -> ShareMessage {
    let wording = wording(for: object.entry)
    let heading = object.accept(HeadingVisitor(wording: wording))
    return ShareMessage(
      sentence: object.accept(ShareSentenceVisitor(wording: wording, heading: heading)), heading: heading,
      page: environment.resolver.absolute(object.entry.route))
  }

  /// What a network gets of an entry. All networks there are: a new one gets its line here.
  package func network(
    _ choice: ShareChoice, _ object: any FeedViewObject, _ message: ShareMessage
  ) -> ShareNetworkContext {
    var item = ShareNetworkContext(name: choice.network.rawValue, label: labels[choice.network] ?? choice.network.title)
    switch choice.network {
    case .facebook: item.url = object.accept(FacebookShareVisitor(message: message)).address
    case .line: item.url = object.accept(LINEShareVisitor(message: message)).address
    case .instagram: item.show(object.accept(InstagramShareVisitor(message: message)), of: object.entry, environment)
    case .x: item.url = ShareTarget.x.address(message)
    case .threads: item.url = ShareTarget.threads.address(message)
    case .bluesky: item.url = ShareTarget.bluesky.address(message)
    case .mastodon:
      let instance = choice.instance ?? "mastodon.social"
      item.instance = instance
      item.url = ShareTarget.mastodon(at: instance).address(message)
    case .whatsapp: item.url = ShareTarget.whatsApp.address(message)
    case .telegram: item.url = ShareTarget.telegram.address(message)
    case .linkedin: item.url = ShareTarget.linkedIn.address(message)
    case .reddit: item.url = object.accept(RedditShareVisitor(message: message)).address
    case .weibo: item.url = object.accept(WeiboShareVisitor(message: message, resolver: environment.resolver)).address
    case .wechat:
      item.show(
        object.accept(WeChatShareVisitor(message: message, wording: wording(for: object.entry))), environment)
    case .email: item.url = ShareTarget.email.address(message)
    case .copy: item.address = message.page
    }
    return item
  }

  /// The theme may call a network something else in its language, by `network.NAME`.
  private static func label(of network: ShareNetwork, in strings: Strings) -> String {
    let key = "network.\(network.rawValue)"
    return strings.has(key) ? strings.text(key) : network.title
  }

  /// The words of the entry's language where the theme speaks it, else those of the site's.
  private func wording(for entry: Entry) -> Wording {
    guard let language = entry.language, environment.theme.hasStrings(in: language) else { return environment.wording }
    let strings = environment.theme.strings(in: language)
    return Wording(
      strings: strings, dates: environment.theme.dates(in: language),
      kinds: KindLabels(strings: strings, declarations: environment.site.kinds))
  }
}

extension ShareNetworkContext {
  fileprivate mutating func show(_ share: InstagramShare, of entry: Entry, _ environment: HTMLEnvironment) {
    caption = share.caption
    images = share.images.enumerated().map { index, photo in
      ShareImageContext(photo, number: index + 1, of: entry, resolver: environment.resolver)
    }
  }

  fileprivate mutating func show(_ share: WeChatShare, _ environment: HTMLEnvironment) {
    caption = share.text
    code = share.code?.svg(label: environment.wording.sharing(.code))
  }
}
