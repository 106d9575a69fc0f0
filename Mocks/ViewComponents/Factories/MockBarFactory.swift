// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import PlatformViews
public import StyledViewMocks
public import ViewComponents

/// A bar factory that records its calls and returns the views that a test configures.
public final class MockBarFactory: BarFactoryProtocol {
  /// The style passed to the mock.
  public var style: ComponentStyle
  /// The calls to `header`.
  public let headerCalls = CallRecorder<
    (title: String, subtitle: String?, back: String?, actions: [UIButton]), HeaderBarNode
  >()
  /// The calls to `tabs`.
  public let tabsCalls = CallRecorder<(titles: [String], selected: Int), TabsNode>()

  /// Creates the mock.
  ///
  /// - Parameter style: The style.
  public init(style: ComponentStyle = ComponentStyle(viewFactoryColor: MockViewFactoryColor())) {
    self.style = style
  }

  /// Records the call and returns the configured value.
  public func header(title: String, subtitle: String?, back: String?, actions: [UIButton])
    -> HeaderBarNode
  {
    headerCalls.record((title, subtitle, back, actions)) { HeaderBarNode(back: back) }
  }

  /// Records the call and returns the configured value.
  public func tabs(titles: [String], selected: Int) -> TabsNode {
    tabsCalls.record((titles, selected)) { TabsNode(titles: titles) }
  }
}
