// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import PlatformViews

/// A factory of notices: banners, toasts, tooltips, and placeholders for missing content.
public protocol NoticeFactoryProtocol: ComponentFactoryProtocol {
  /// The factory of buttons.
  var button: any ButtonFactoryProtocol { get }

  /// Returns a banner for the top of the content that it concerns.
  ///
  /// - Parameters:
  ///   - title: The title of the banner.
  ///   - message: Further details, or `nil` for none.
  ///   - tone: The meaning that the colors of the banner convey.
  ///   - actions: The buttons of the actions, such as links.
  /// - Returns: The banner.
  func banner(title: String, message: String?, tone: Tone, actions: [UIButton]) -> BannerNode

  /// Returns a toast, which briefly covers the screen to report an event.
  ///
  /// - Parameters:
  ///   - text: A description of the event.
  ///   - tone: The meaning that the symbol of the toast conveys; a neutral toast has no symbol.
  ///   - action: The title of the undo action, or `nil` for none.
  /// - Returns: The toast.
  func toast(text: String, tone: Tone, action: String?) -> ToastNode

  /// Returns a tooltip.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - edge: The edge that has the arrow.
  /// - Returns: The tooltip, at most 280 points wide.
  func tooltip(text: String, edge: TooltipNode.Edge) -> TooltipNode

  /// Returns a view that stands in for missing content.
  ///
  /// - Parameters:
  ///   - image: An image above the title, or `nil` for none.
  ///   - title: A description of what is missing.
  ///   - message: An explanation of how to add content, or `nil` for none.
  ///   - action: A button that helps the user proceed, or `nil` for none.
  /// - Returns: The view.
  func empty(image: UIImage?, title: String, message: String?, action: UIButton?) -> UIView
}

extension NoticeFactoryProtocol {
  /// Returns a banner without actions.
  public func banner(title: String, message: String?, tone: Tone) -> BannerNode {
    banner(title: title, message: message, tone: tone, actions: [])
  }

  /// Returns a toast without an undo action.
  public func toast(text: String) -> ToastNode { toast(text: text, tone: .neutral, action: nil) }
}
