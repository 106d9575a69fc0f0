// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
public import PlatformViews

/// The notices of a style.
public final class NoticeFactory: NoticeFactoryProtocol {
  /// What the notices are styled with.
  public let style: ComponentStyle
  /// Makes the buttons.
  public let button: any ButtonFactoryProtocol

  /// Makes the factory.
  ///
  /// - Parameters:
  ///   - style: What the notices are styled with.
  ///   - button: Makes the buttons.
  public init(
    style: ComponentStyle = ComponentStyle(), button: any ButtonFactoryProtocol = ButtonFactory()
  ) {
    self.style = style
    self.button = button
  }

  /// Something to know, at the top of what it is about.
  public func banner(
    title: String, message: String?, tone: Tone, actions: [UIButton]
  ) -> BannerNode {
    BannerNode(title: title, message: message, tone: tone, actions: actions, style: style)
  }

  /// What just happened, over the screen for a moment.
  public func toast(text: String, tone: Tone, action: String?) -> ToastNode {
    ToastNode(
      text: text, tone: tone, actionButton: action.map { button.link(title: $0) }, style: style)
  }

  /// A short help beside what it is about.
  public func tooltip(text: String, edge: TooltipNode.Edge) -> TooltipNode {
    TooltipNode(text: text, edge: edge, style: style)
  }

  /// What stands where there is nothing yet.
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
