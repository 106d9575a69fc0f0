// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import PlatformViews
public import StyledViewMocks
public import ViewComponents

/// A dialog factory that records its calls and answers with the views that a test sets.
public final class MockDialogFactory: DialogFactoryProtocol {
  /// The style that is given.
  public var style: ComponentStyle
  /// The button factory that is given.
  public var button: any ButtonFactoryProtocol
  /// The calls of `alert`.
  public let alertCalls = CallRecorder<
    (title: String, message: String?, actions: [DialogAction]), DialogNode
  >()
  /// The calls of `sheet`.
  public let sheetCalls = CallRecorder<(title: String, content: UIView), DialogNode>()

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
  public func alert(title: String, message: String?, actions: [DialogAction]) -> DialogNode {
    alertCalls.record((title, message, actions)) { DialogNode() }
  }

  /// Records the call and answers as set.
  public func sheet(title: String, content: UIView) -> DialogNode {
    sheetCalls.record((title, content)) { DialogNode(content: content) }
  }
}
