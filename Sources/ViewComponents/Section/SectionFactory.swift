// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
public import PlatformViews

/// The sections of a style.
public final class SectionFactory: SectionFactoryProtocol {
  /// The style of the sections.
  public let style: ComponentStyle

  /// Makes the factory.
  ///
  /// - Parameter style: What the sections are styled with.
  public init(style: ComponentStyle = ComponentStyle()) {
    self.style = style
  }

  /// A title above a group, read aloud as a header.
  public func header(title: String) -> UIView {
    let label = style.label(\.headline, style.color.labelHeader, text: title)
    label.accessibilityTraits = .header
    return inset(label, top: style.spacing.medium, bottom: style.spacing.small)
  }

  /// Small print below a group.
  public func footer(text: String) -> UIView {
    let label = style.label(\.hint, style.color.labelHint, text: text)
    return inset(label, top: style.spacing.small, bottom: style.spacing.medium)
  }

  /// A line between things.
  public func divider() -> DividerNode {
    DividerNode(style: style)
  }

  /// Rows on one panel with round corners, and lines between them.
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

  /// A title that shows and hides what stands below it.
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
