// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import PlatformViews

/// A factory of the parts of a list or a page: headers, footers, dividers, groups of rows, and
/// accordions.
public protocol SectionFactoryProtocol: ComponentFactoryProtocol {
  /// Returns a header above a group, with the header trait.
  ///
  /// - Parameter title: The title.
  /// - Returns: The header.
  func header(title: String) -> UIView

  /// Returns a footer below a group.
  ///
  /// - Parameter text: The text.
  /// - Returns: The footer.
  func footer(text: String) -> UIView

  /// Returns a dividing line.
  ///
  /// - Returns: The line, as wide as its container.
  func divider() -> DividerNode

  /// Returns a group of rows on a rounded panel, with dividing lines: a short list.
  ///
  /// - Parameter rows: The rows, from the top.
  /// - Returns: The group.
  func group(rows: [UIView]) -> UIStackView

  /// Returns a section whose title shows and hides its content.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - content: The content.
  ///   - isExpanded: Whether the content is shown.
  /// - Returns: The accordion.
  func accordion(title: String, content: UIView, isExpanded: Bool) -> AccordionNode
}
