// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import PlatformViews

/// A section whose title shows and hides its content.
///
/// A tap on the title sends the ``ViewNodes/Control/Event/valueChanged`` event of ``header``.
open class AccordionNode: UIStackView {
  /// The row of the title.
  public final let header: RowNode
  /// The content that is shown and hidden.
  public final let content: UIView
  private let chevron: ChevronNode
  private let style: ComponentStyle

  /// Creates an accordion whose content is hidden.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - content: The content.
  ///   - style: The style of the accordion.
  public init(
    title: String = "", content: UIView = UIView(), style: ComponentStyle = ComponentStyle()
  ) {
    chevron = ChevronNode(.down, color: style.color.labelHint)
    header = RowNode(style: style, accessory: chevron)
    header.title = title
    header.titleLabel.font = style.theme.typography.headline.uiFont
    self.content = content
    self.style = style
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
    // Yields to the stack, which hides the content with a height of 0.
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

  /// Creates an empty component, because components do not support decoding.
  public required convenience init(coder: NSCoder) { self.init() }

  /// A Boolean value that indicates whether the content is shown.
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
    header.accessibilityValue = isExpanded ? style.words.expanded : style.words.collapsed
  }
}
