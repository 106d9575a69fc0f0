// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import PlatformViews

/// One of several options, which a tap shows below each other.
open class SelectNode: UIStackView {
  /// Shows the chosen option; a tap on it opens and closes the menu.
  public final let field: RowNode
  /// The options, from the top.
  public final let options: [String]
  /// Called with the new choice when a tap has changed it.
  public final var onChange: ((Int) -> Void)?
  /// Tells the field around it.
  final var fieldObserver: (() -> Void)?
  private let style: ComponentStyle
  private let menu: RadioGroupNode
  private let prompt: String
  private let chevron: ChevronNode

  /// Makes a menu of which no option is chosen.
  ///
  /// - Parameters:
  ///   - title: What is chosen; read aloud.
  ///   - options: The options, from the top.
  ///   - prompt: What stands in the field as long as none is chosen.
  ///   - style: What the menu is styled with.
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
    field.keepLeastHeight(48)
    // In line with the text of the inputs above and below it.
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

  #if UIKitViews
    /// Makes an empty one: components are not decoded.
    public required convenience init(coder: NSCoder) { self.init() }
  #endif

  /// Whether the options are shown.
  open var isOpen: Bool {
    get { menu.superview != nil }
    set {
      guard newValue != isOpen, isEnabled || !newValue else { return }
      if newValue { addArrangedSubview(menu) } else { menu.removeFromSuperview() }
      chevron.direction = newValue ? .up : .down
      showState()
    }
  }

  /// Whether an option can be chosen; it fades, and its menu is closed, while none can.
  open var isEnabled: Bool {
    get { field.isEnabled }
    set {
      if !newValue { isOpen = false }
      field.isEnabled = newValue
    }
  }

  /// Whether the choice cannot be used, which the border shows.
  open var isInvalid = false {
    didSet { showState() }
  }

  /// The index of the chosen option, from 0; `nil` if none is.
  ///
  /// Setting it tells nobody, and an index that no option has is ignored.
  open var selectedIndex: Int? {
    get { menu.selectedIndex }
    set {
      menu.selectedIndex = newValue
      showChoice()
    }
  }

  /// The chosen option; `nil` if none is.
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
