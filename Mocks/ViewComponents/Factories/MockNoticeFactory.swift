// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import PlatformViews
public import StyledViewMocks
public import ViewComponents

/// A notice factory that records its calls and answers with the views that a test sets.
public final class MockNoticeFactory: NoticeFactoryProtocol {
  /// The style that is given.
  public var style: ComponentStyle
  /// The button factory that is given.
  public var button: any ButtonFactoryProtocol
  /// The calls of `banner`.
  public let bannerCalls = CallRecorder<
    (title: String, message: String?, tone: Tone, actions: [UIButton]), BannerNode
  >()
  /// The calls of `toast`.
  public let toastCalls = CallRecorder<(text: String, tone: Tone, action: String?), ToastNode>()
  /// The calls of `tooltip`.
  public let tooltipCalls = CallRecorder<(text: String, edge: TooltipNode.Edge), TooltipNode>()
  /// The calls of `empty`.
  public let emptyCalls = CallRecorder<
    (image: UIImage?, title: String, message: String?, action: UIButton?), UIView
  >()

  /// Creates the mock.
  ///
  /// - Parameters:
  ///   - style: The style that is given.
  ///   - button: The button factory that is given.
  public init(
    style: ComponentStyle = ComponentStyle(viewFactoryColor: MockViewFactoryColor()),
    button: any ButtonFactoryProtocol = MockButtonFactory()
  ) {
    self.style = style
    self.button = button
  }

  /// Records the call and answers as set.
  public func banner(title: String, message: String?, tone: Tone, actions: [UIButton])
    -> BannerNode
  {
    bannerCalls.record((title, message, tone, actions)) { BannerNode() }
  }

  /// Records the call and answers as set.
  public func toast(text: String, tone: Tone, action: String?) -> ToastNode {
    toastCalls.record((text, tone, action)) { ToastNode() }
  }

  /// Records the call and answers as set.
  public func tooltip(text: String, edge: TooltipNode.Edge) -> TooltipNode {
    tooltipCalls.record((text, edge)) { TooltipNode() }
  }

  /// Records the call and answers as set.
  public func empty(image: UIImage?, title: String, message: String?, action: UIButton?) -> UIView {
    emptyCalls.record((image, title, message, action)) { UIView() }
  }
}
