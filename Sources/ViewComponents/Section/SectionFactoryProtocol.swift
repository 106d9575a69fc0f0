// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import PlatformViews

/// Makes what orders a list or a page: headers, footers, lines, groups of rows and accordions.
public protocol SectionFactoryProtocol: ComponentFactoryProtocol {
  /// A title above a group, read aloud as a header.
  ///
  /// - Parameter title: The title.
  /// - Returns: The header.
  func header(title: String) -> UIView

  /// Small print below a group.
  ///
  /// - Parameter text: The text.
  /// - Returns: The footer.
  func footer(text: String) -> UIView

  /// A line between things.
  ///
  /// - Returns: The line, as wide as what holds it.
  func divider() -> DividerNode

  /// Rows on one panel with round corners, and lines between them: a list of few rows.
  ///
  /// - Parameter rows: The rows, from the top.
  /// - Returns: The group.
  func group(rows: [UIView]) -> UIStackView

  /// A title that shows and hides what stands below it.
  ///
  /// - Parameters:
  ///   - title: What the content is about.
  ///   - content: What is shown and hidden.
  ///   - isExpanded: Whether the content is shown.
  /// - Returns: The accordion.
  func accordion(title: String, content: UIView, isExpanded: Bool) -> AccordionNode
}
