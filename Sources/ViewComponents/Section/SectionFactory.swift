// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
public import PlatformViews

/// A factory of sections with a style.
public final class SectionFactory: SectionFactoryProtocol {
  /// The style of the sections.
  public let style: ComponentStyle

  /// Creates a factory.
  ///
  /// - Parameter style: The style of the sections.
  public init(style: ComponentStyle = ComponentStyle()) {
    self.style = style
  }

  /// Returns a header above a group, with the header trait.
  public func header(title: String) -> UIView {
    let label = style.label(\.headline, style.color.labelHeader, text: title)
    label.accessibilityTraits = .header
    return inset(label, top: style.spacing.medium, bottom: style.spacing.small)
  }

  /// Returns a footer below a group.
  public func footer(text: String) -> UIView {
    let label = style.label(\.hint, style.color.labelHint, text: text)
    return inset(label, top: style.spacing.small, bottom: style.spacing.medium)
  }

  /// Returns a dividing line.
  public func divider() -> DividerNode {
    DividerNode(style: style)
  }

  /// Returns a group of rows on a rounded panel, with dividing lines.
  public func group(rows: [UIView]) -> UIStackView {
    var views: [UIView] = []
    for row in rows {
      if !views.isEmpty {
        let divider = divider()
        divider.leadingInset = style.spacing.medium.value
        divider.backgroundColor = style.color.surface
        views.append(divider)
      }
      views.append(row)
    }
    let group = style.stack(.vertical, views, spacing: .zero)
    group.backgroundColor = style.color.surface
    group.layer.cornerRadius = style.shape.card
    group.clipsToBounds = true
    group.translatesAutoresizingMaskIntoConstraints = false
    return group
  }

  /// Returns a section whose title shows and hides its content.
  public func accordion(title: String, content: UIView, isExpanded: Bool) -> AccordionNode {
    let accordion = AccordionNode(title: title, content: content, style: style)
    accordion.isExpanded = isExpanded
    return accordion
  }

  private func inset(_ label: UILabel, top: Padding, bottom: Padding) -> UIView {
    let stack = style.stack(.vertical, [label], spacing: .zero)
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: top.value, leading: style.spacing.medium.value, bottom: bottom.value,
      trailing: style.spacing.medium.value)
    stack.translatesAutoresizingMaskIntoConstraints = false
    return stack
  }
}
