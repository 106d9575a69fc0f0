// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import PlatformViews
public import StyledViewMocks
public import ViewComponents

/// A section factory that records its calls and returns the views that a test configures.
public final class MockSectionFactory: SectionFactoryProtocol {
  /// The style passed to the mock.
  public var style: ComponentStyle
  /// The calls to `header`.
  public let headerCalls = CallRecorder<String, UIView>()
  /// The calls to `footer`.
  public let footerCalls = CallRecorder<String, UIView>()
  /// The calls to `divider`.
  public let dividerCalls = CallRecorder<Void, DividerNode>()
  /// The calls to `group`.
  public let groupCalls = CallRecorder<[UIView], UIStackView>()
  /// The calls to `accordion`.
  public let accordionCalls = CallRecorder<
    (title: String, content: UIView, isExpanded: Bool), AccordionNode
  >()

  /// Creates the mock.
  ///
  /// - Parameter style: The style.
  public init(style: ComponentStyle = ComponentStyle(viewFactoryColor: MockViewFactoryColor())) {
    self.style = style
  }

  /// Records the call and returns the configured value.
  public func header(title: String) -> UIView { headerCalls.record(title) { UIView() } }

  /// Records the call and returns the configured value.
  public func footer(text: String) -> UIView { footerCalls.record(text) { UIView() } }

  /// Records the call and returns the configured value.
  public func divider() -> DividerNode { dividerCalls.record(()) { DividerNode() } }

  /// Records the call and returns the configured value, or else a new group of the rows.
  public func group(rows: [UIView]) -> UIStackView {
    groupCalls.record(rows) { UIStackView(arrangedSubviews: rows) }
  }

  /// Records the call and returns the configured value.
  public func accordion(title: String, content: UIView, isExpanded: Bool) -> AccordionNode {
    accordionCalls.record((title, content, isExpanded)) {
      AccordionNode(title: title, content: content)
    }
  }
}
