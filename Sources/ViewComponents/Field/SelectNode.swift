// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import PlatformViews

/// A select: a menu of options, one of which can be selected.
open class SelectNode: UIStackView {
  /// The row of the selected option; a tap on it opens and closes the menu.
  public final let field: RowNode
  /// The options, from the top.
  public final let options: [String]
  /// The handler that is called with the new index when a tap changes the selection.
  public final var onChange: ((Int) -> Void)?
  /// The handler that notifies the enclosing field of changes.
  final var fieldObserver: (() -> Void)?
  private let style: ComponentStyle
  private let menu: RadioGroupNode
  private let prompt: String
  private let chevron: ChevronNode

  /// Creates a select without a selection.
  ///
  /// - Parameters:
  ///   - title: The accessibility label.
  ///   - options: The options, from the top.
  ///   - prompt: The placeholder that is shown while no option is selected.
  ///   - style: The style of the menu.
  public init(
    title: String = "", options: [String] = [], prompt: String = "",
    style: ComponentStyle = ComponentStyle()
  ) {
    self.options = options
    self.style = style
    self.prompt = prompt
    chevron = ChevronNode(.down, color: style.color.onInput)
    field = RowNode(style: style, accessory: chevron)
    menu = RadioGroupNode(titles: options, style: style)
    super.init(frame: .zero)
    axis = .vertical
    spacing = style.spacing.tight.value
    translatesAutoresizingMaskIntoConstraints = false
    field.backgroundColor = style.color.input
    field.titleLabel.textColor = style.color.onInput
    field.layer.cornerRadius = style.shape.small
    field.constrainMinimumHeight(48)
    // Aligned with the text of inputs above and below it.
    field.leadingInset?.constant = 7
    menu.layer.cornerRadius = style.shape.card
    menu.backgroundColor = style.color.surface
    menu.drawBorder(style.color.separator, width: style.shape.border)
    for row in menu.rows { row.backgroundColor = .clear }
    menu.raise(to: style.theme.elevation.menu)
    addArrangedSubview(field)
    field.accessibilityLabel = title.isEmpty ? prompt : title
    field.addAction(to: self, for: .primaryActionTriggered) { $0.isOpen.toggle() }
    for row in menu.rows {
      row.addAction(to: self, for: .primaryActionTriggered) { $0.isOpen = false }
    }
    menu.onChange = { [weak self] index in
      self?.showChoice()
      self?.fieldObserver?()
      self?.onChange?(index)
    }
    showState()
    showChoice()
  }

  /// Creates an empty component, because components do not support decoding.
  public required convenience init(coder: NSCoder) { self.init() }

  /// A Boolean value that indicates whether the menu is open.
  open var isOpen: Bool {
    get { menu.superview != nil }
    set {
      guard newValue != isOpen, isEnabled || !newValue else { return }
      if newValue { addArrangedSubview(menu) } else { menu.removeFromSuperview() }
      chevron.direction = newValue ? .up : .down
      showState()
    }
  }

  /// A Boolean value that indicates whether the select is enabled; while disabled, it is faded and
  /// its menu is closed.
  open var isEnabled: Bool {
    get { field.isEnabled }
    set {
      if !newValue { isOpen = false }
      field.isEnabled = newValue
    }
  }

  /// A Boolean value that indicates whether the selection is invalid, which the border shows.
  open var isInvalid = false {
    didSet { showState() }
  }

  /// The index of the selected option, starting at 0; `nil` if there is none.
  ///
  /// Setting it does not call the handler, and an invalid index is ignored.
  open var selectedIndex: Int? {
    get { menu.selectedIndex }
    set {
      menu.selectedIndex = newValue
      showChoice()
    }
  }

  /// The selected option; `nil` if there is none.
  open var selectedOption: String? { menu.selectedIndex.map { options[$0] } }

  private func showState() {
    field.drawBorder(
      isInvalid ? style.color.error : isOpen ? style.color.focus : style.color.border,
      width: isInvalid || isOpen ? 2 : style.shape.border)
  }

  private func showChoice() {
    let choice = selectedOption
    field.title = choice ?? prompt
    field.accessibilityValue = choice ?? prompt
  }
}
