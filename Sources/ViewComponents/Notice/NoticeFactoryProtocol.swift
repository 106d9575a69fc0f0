// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import PlatformViews

/// Makes what tells something: banners, toasts, tooltips and what stands where there is nothing.
public protocol NoticeFactoryProtocol: ComponentFactoryProtocol {
  /// Makes the buttons.
  var button: any ButtonFactoryProtocol { get }

  /// Something to know, at the top of what it is about.
  ///
  /// - Parameters:
  ///   - title: What is to be known.
  ///   - message: More on it.
  ///   - tone: What the banner says by its colours.
  ///   - actions: What can be done about it, such as links.
  /// - Returns: The banner.
  func banner(title: String, message: String?, tone: Tone, actions: [UIButton]) -> BannerNode

  /// What just happened, over the screen for a moment.
  ///
  /// - Parameters:
  ///   - text: What just happened.
  ///   - tone: What the toast says by its symbol; neutral shows none.
  ///   - action: The title of the way back, if there is one.
  /// - Returns: The toast.
  func toast(text: String, tone: Tone, action: String?) -> ToastNode

  /// A short help beside what it is about.
  ///
  /// - Parameters:
  ///   - text: The help.
  ///   - edge: Which side points at it.
  /// - Returns: The tooltip, at most 280 points wide.
  func tooltip(text: String, edge: TooltipNode.Edge) -> TooltipNode

  /// What stands where there is nothing yet.
  ///
  /// - Parameters:
  ///   - image: A picture above the title.
  ///   - title: What there is nothing of.
  ///   - message: How there will be something.
  ///   - action: What helps; `nil` for nothing.
  /// - Returns: The view.
  func empty(image: UIImage?, title: String, message: String?, action: UIButton?) -> UIView
}

extension NoticeFactoryProtocol {
  /// Something to know, without actions.
  public func banner(title: String, message: String?, tone: Tone) -> BannerNode {
    banner(title: title, message: message, tone: tone, actions: [])
  }

  /// What just happened, without a way back.
  public func toast(text: String) -> ToastNode { toast(text: text, tone: .neutral, action: nil) }
}
