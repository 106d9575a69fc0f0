// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
public import PlatformViews

/// A title that shows and hides what stands below it.
///
/// A tap on the title sends ``ViewNodes/Control/Event/valueChanged`` of ``header``.
open class AccordionNode: UIStackView {
  /// The row of the title.
  public final let header: RowNode
  /// The content that is shown and hidden.
  public final let content: UIView
  private let chevron: ChevronNode

  /// Makes an accordion whose content is hidden.
  ///
  /// - Parameters:
  ///   - title: What the content is about.
  ///   - content: What is shown and hidden.
  ///   - style: What the accordion is styled with.
  public init(
    title: String = "", content: UIView = UIView(), style: ComponentStyle = ComponentStyle()
  ) {
    chevron = ChevronNode(.down, color: style.color.labelHint)
    header = RowNode(style: style, accessory: chevron)
    header.title = title
    header.titleLabel.font = style.theme.typography.headline.uiFont
    self.content = content
    super.init(frame: .zero)
    axis = .vertical
    translatesAutoresizingMaskIntoConstraints = false
    let inside = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    inside.addSubview(content)
    let (side, bottom) = (
      style.spacing.medium.value,
      inside.bottomAnchor.constraint(
        equalTo: content.bottomAnchor, constant: style.spacing.medium.value)
    )
    // Gives way to the stack, which hides it at a height of 0.
    bottom.priority = .componentContent
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: inside.topAnchor, constant: style.spacing.tight.value),
      content.leadingAnchor.constraint(equalTo: inside.leadingAnchor, constant: side),
      content.trailingAnchor.constraint(equalTo: inside.trailingAnchor, constant: -side), bottom,
    ])
    inside.backgroundColor = style.color.surface
    inside.isHidden = true
    addArrangedSubview(header)
    addArrangedSubview(inside)
    showState()
    header.addAction(to: self, for: .primaryActionTriggered) { accordion in
      accordion.isExpanded.toggle()
      accordion.header.sendActions(for: .valueChanged)
    }
  }

  #if UIKitViews
    /// Makes an empty one: components are not decoded.
    public required convenience init(coder: NSCoder) { self.init() }
  #endif

  /// Whether the content is shown.
  ///
  /// Setting it sends no event.
  open var isExpanded: Bool {
    get { arrangedSubviews.last?.isHidden == false }
    set {
      arrangedSubviews.last?.isHidden = !newValue
      showState()
    }
  }

  private func showState() {
    chevron.direction = isExpanded ? .up : .down
    header.accessibilityValue = isExpanded ? "Expanded" : "Collapsed"
  }
}
