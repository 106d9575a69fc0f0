// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import PlatformViews
public import StyledViewMocks
public import ViewComponents

/// A notice factory that records its calls and returns the views that a test configures.
public final class MockNoticeFactory: NoticeFactoryProtocol {
  /// The style passed to the mock.
  public var style: ComponentStyle
  /// The button factory passed to the mock.
  public var button: any ButtonFactoryProtocol
  /// The calls to `banner`.
  public let bannerCalls = CallRecorder<
    (title: String, message: String?, tone: Tone, actions: [UIButton]), BannerNode
  >()
  /// The calls to `toast`.
  public let toastCalls = CallRecorder<(text: String, tone: Tone, action: String?), ToastNode>()
  /// The calls to `tooltip`.
  public let tooltipCalls = CallRecorder<(text: String, edge: TooltipNode.Edge), TooltipNode>()
  /// The calls to `empty`.
  public let emptyCalls = CallRecorder<
    (image: UIImage?, title: String, message: String?, action: UIButton?), UIView
  >()

  /// Creates the mock.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - button: The button factory.
  public init(
    style: ComponentStyle = ComponentStyle(viewFactoryColor: MockViewFactoryColor()),
    button: any ButtonFactoryProtocol = MockButtonFactory()
  ) {
    self.style = style
    self.button = button
  }

  /// Records the call and returns the configured value.
  public func banner(title: String, message: String?, tone: Tone, actions: [UIButton])
    -> BannerNode
  {
    bannerCalls.record((title, message, tone, actions)) { BannerNode() }
  }

  /// Records the call and returns the configured value.
  public func toast(text: String, tone: Tone, action: String?) -> ToastNode {
    toastCalls.record((text, tone, action)) { ToastNode() }
  }

  /// Records the call and returns the configured value.
  public func tooltip(text: String, edge: TooltipNode.Edge) -> TooltipNode {
    tooltipCalls.record((text, edge)) { TooltipNode() }
  }

  /// Records the call and returns the configured value.
  public func empty(image: UIImage?, title: String, message: String?, action: UIButton?) -> UIView {
    emptyCalls.record((image, title, message, action)) { UIView() }
  }
}
