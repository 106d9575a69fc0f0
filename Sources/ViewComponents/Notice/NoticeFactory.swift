// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
public import PlatformViews

/// A factory of notices with a style.
public final class NoticeFactory: NoticeFactoryProtocol {
  /// The style of the notices.
  public let style: ComponentStyle
  /// The factory of buttons.
  public let button: any ButtonFactoryProtocol

  /// Creates a factory.
  ///
  /// - Parameters:
  ///   - style: The style of the notices.
  ///   - button: The factory of buttons.
  public init(
    style: ComponentStyle = ComponentStyle(), button: any ButtonFactoryProtocol = ButtonFactory()
  ) {
    self.style = style
    self.button = button
  }

  /// Returns a banner for the top of the content that it concerns.
  public func banner(
    title: String, message: String?, tone: Tone, actions: [UIButton]
  ) -> BannerNode {
    BannerNode(title: title, message: message, tone: tone, actions: actions, style: style)
  }

  /// Returns a toast, which briefly covers the screen to report an event.
  public func toast(text: String, tone: Tone, action: String?) -> ToastNode {
    ToastNode(
      text: text, tone: tone, actionButton: action.map { button.link(title: $0) }, style: style)
  }

  /// Returns a tooltip.
  public func tooltip(text: String, edge: TooltipNode.Edge) -> TooltipNode {
    TooltipNode(text: text, edge: edge, style: style)
  }

  /// Returns a view that stands in for missing content.
  public func empty(
    image: UIImage?, title: String, message: String?, action: UIButton?
  ) -> UIView {
    let color = style.color
    let titleLabel = style.label(\.title, color.labelHeader, text: title, alignment: .center)
    titleLabel.accessibilityTraits = .header
    let messageLabel = style.label(\.body, color.labelHint, alignment: .center)
    messageLabel.show(message)
    var views: [UIView] = [titleLabel, messageLabel]
    if let image {
      let picture = style.picture(image, box: 56, color: color.accent)
      views.insert(picture, at: 0)
    }
    if let action { views.append(action) }
    let stack = style.stack(
      .vertical, views, spacing: style.spacing.small, alignment: .center)
    stack.setCustomSpacing(style.spacing.medium.value, after: messageLabel)
    stack.translatesAutoresizingMaskIntoConstraints = false
    let page = UIView()
    page.translatesAutoresizingMaskIntoConstraints = false
    page.fill(with: stack, horizontal: style.spacing.large, vertical: style.spacing.large)
    return page
  }
}
