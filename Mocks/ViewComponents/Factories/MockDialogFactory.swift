// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import PlatformViews
public import StyledViewMocks
public import ViewComponents

/// A dialog factory that records its calls and returns the views that a test configures.
public final class MockDialogFactory: DialogFactoryProtocol {
  /// The style passed to the mock.
  public var style: ComponentStyle
  /// The button factory passed to the mock.
  public var button: any ButtonFactoryProtocol
  /// The calls to `alert`.
  public let alertCalls = CallRecorder<
    (title: String, message: String?, actions: [DialogAction]), DialogNode
  >()
  /// The calls to `sheet`.
  public let sheetCalls = CallRecorder<(title: String, content: UIView), DialogNode>()

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
  public func alert(title: String, message: String?, actions: [DialogAction]) -> DialogNode {
    alertCalls.record((title, message, actions)) { DialogNode() }
  }

  /// Records the call and returns the configured value.
  public func sheet(title: String, content: UIView) -> DialogNode {
    sheetCalls.record((title, content)) { DialogNode(content: content) }
  }
}
