// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A control that shares items with other apps.
///
/// SwiftUI: `ShareLink`.
///
/// There is no system that shows other apps: the items are passed to the action that
/// ``View/onShare(perform:)`` sets, such as that of a test. Items are links and texts.
public struct ShareLink<Label: View>: View {
  @Environment(\.shareAction) private var share
  private let content: SharedContent
  private let label: AnyView

  private init(_ content: SharedContent, label: AnyView) {
    self.content = content
    self.label = label
  }

  /// The label as a button.
  public var body: some View {
    let (share, content) = (share, content)
    Button {
      share?(content)
    } label: {
      label
    }
  }
}

extension ShareLink {
  /// Creates a control that shares a link.
  ///
  /// - Parameters:
  ///   - item: The link.
  ///   - subject: The title of the items.
  ///   - message: A description of the items.
  ///   - label: The label.
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(SharedContent([item], subject, message), label: AnyView(label()))
  }

  /// Creates a control that shares a text.
  ///
  /// - Parameters:
  ///   - item: The text.
  ///   - subject: The title of the items.
  ///   - message: A description of the items.
  ///   - label: The label.
  public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(SharedContent([item], subject, message), label: AnyView(label()))
  }

  /// Creates a control that shares links.
  ///
  /// - Parameters:
  ///   - items: The links.
  ///   - subject: The title of the items.
  ///   - message: A description of the items.
  ///   - label: The label.
  public init(
    items: some Collection<URL>, subject: Text? = nil, message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(SharedContent(Array(items), subject, message), label: AnyView(label()))
  }

  /// Creates a control that shares texts.
  ///
  /// - Parameters:
  ///   - items: The texts.
  ///   - subject: The title of the items.
  ///   - message: A description of the items.
  ///   - label: The label.
  public init(
    items: some Collection<String>, subject: Text? = nil, message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(SharedContent(Array(items), subject, message), label: AnyView(label()))
  }
}

/// The default label of a ``ShareLink``: a title and a symbol.
///
/// SwiftUI: `DefaultShareLinkLabel`.
public struct DefaultShareLinkLabel: View {
  let title: String

  /// The title and the symbol.
  public var body: some View { Label(title, systemImage: "square.and.arrow.up") }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  private init(_ title: String?, _ content: SharedContent) {
    self.init(content, label: AnyView(DefaultShareLinkLabel(title: title ?? "Share…")))
  }

  /// Creates a control that shares a link, with the default label.
  ///
  /// - Parameters:
  ///   - item: The link.
  ///   - subject: The title of the items.
  ///   - message: A description of the items.
  public init(item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(nil, SharedContent([item], subject, message))
  }

  /// Creates a control that shares a text, with the default label.
  ///
  /// - Parameters:
  ///   - item: The text.
  ///   - subject: The title of the items.
  ///   - message: A description of the items.
  public init(item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(nil, SharedContent([item], subject, message))
  }

  /// Creates a control that shares links, with the default label.
  ///
  /// - Parameters:
  ///   - items: The links.
  ///   - subject: The title of the items.
  ///   - message: A description of the items.
  public init(items: some Collection<URL>, subject: Text? = nil, message: Text? = nil) {
    self.init(nil, SharedContent(Array(items), subject, message))
  }

  /// Creates a control that shares a link, with a title and the default symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title.
  ///   - item: The link.
  ///   - subject: The title of the items.
  ///   - message: A description of the items.
  public init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(Text(titleKey).string, SharedContent([item], subject, message))
  }

  /// Creates a control that shares a link, with a title and the default symbol.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - item: The link.
  ///   - subject: The title of the items.
  ///   - message: A description of the items.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(String(title), SharedContent([item], subject, message))
  }

  /// Creates a control that shares a text, with a title and the default symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title.
  ///   - item: The text.
  ///   - subject: The title of the items.
  ///   - message: A description of the items.
  public init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(Text(titleKey).string, SharedContent([item], subject, message))
  }

  /// Creates a control that shares a text, with a title and the default symbol.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - item: The text.
  ///   - subject: The title of the items.
  ///   - message: A description of the items.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, item: String, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(String(title), SharedContent([item], subject, message))
  }

  /// Creates a control that shares links, with a title and the default symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title.
  ///   - items: The links.
  ///   - subject: The title of the items.
  ///   - message: A description of the items.
  public init(
    _ titleKey: LocalizedStringKey, items: some Collection<URL>, subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(Text(titleKey).string, SharedContent(Array(items), subject, message))
  }

  /// Creates a control that shares links, with a title and the default symbol.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - items: The links.
  ///   - subject: The title of the items.
  ///   - message: A description of the items.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, items: some Collection<URL>, subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(String(title), SharedContent(Array(items), subject, message))
  }
}
