// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// The view of an alert: a dimmed screen with a panel on it.
///
/// As on iOS 13 to 17, an alert is 270 points wide, buttons of alerts are 44 points high and those
/// of action sheets 57, and panels have a corner radius of 14 points; blur is drawn as a flat
/// color.
final class AlertView: ViewNode {
  /// The content of an alert.
  struct Content {
    var isAlert: Bool
    var title: String?
    var message: String?
    var fields: [InputNode]
    var actions: [AlertAction]
    var emphasized: AlertAction?

    var cancel: AlertAction? { actions.first { $0.style == .cancel } }
  }

  /// Called with the action of a tapped button.
  var choose: ((AlertAction) -> Void)?

  private static let alertWidth: CGFloat = 270
  private static let corner: CGFloat = 14
  private static let margin: CGFloat = 8

  private let column = StackNode()
  private var content: Content?
  /// The buttons of an alert with two.
  private var pair: [ButtonNode] = []
  /// Whether the two buttons are side by side, which is determined once they are in a tree.
  private var isPairInRow = true
  private let outside = TapGestureRecognizer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = Color(white: 0, alpha: 0.2)
    column.axis = .vertical
    column.spacing = Self.margin
    column.translatesAutoresizingMaskIntoConstraints = false
    addSubview(column)
    addGestureRecognizer(outside)
    outside.addTarget(self) { view in
      guard let content = view.content, !content.isAlert, let cancel = content.cancel,
        !view.column.frame.contains(view.outside.location(in: view))
      else { return }
      view.choose?(cancel)
    }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ content: Content) {
    self.content = content
    pair = []
    for view in column.arrangedSubviews { view.removeFromSuperview() }
    LayoutConstraint.deactivate(placing)
    if content.isAlert { showAlert(content) } else { showSheet(content) }
    LayoutConstraint.activate(placing)
  }

  // MARK: Alerts

  private func showAlert(_ content: Content) {
    let panel = self.panel()
    panel.addArrangedSubview(words(content, font: (.headline, .footnote), color: .label))
    let cancel = content.cancel
    var actions = content.actions.filter { $0 !== cancel }
    let emphasized = content.emphasized ?? cancel
    func button(_ action: AlertAction) -> ButtonNode {
      self.button(action, font: action === emphasized ? .headline : .body, height: 44)
    }
    if let cancel { actions.insert(cancel, at: actions.count == 1 ? 0 : actions.count) }
    let buttons = actions.map(button)
    pair = buttons.count == 2 ? buttons : []
    if !pair.isEmpty, isPairInRow {
      panel.addArrangedSubview(line())
      let row = StackNode(arrangedSubviews: [buttons[0], line(isVertical: true), buttons[1]])
      buttons[0].widthAnchor.constraint(equalTo: buttons[1].widthAnchor).isActive = true
      panel.addArrangedSubview(row)
    } else {
      // Side by side, cancel comes first; stacked, it comes last.
      let below = cancel.map { action in
        buttons.filter { $0 !== action.button } + buttons.filter { $0 === action.button }
      }
      add(below ?? buttons, to: panel, withLine: true)
    }
    column.addArrangedSubview(panel)
    placing = [
      column.centerXAnchor.constraint(equalTo: centerXAnchor),
      column.centerYAnchor.constraint(equalTo: safeAreaLayoutGuide.centerYAnchor),
      column.widthAnchor.constraint(equalToConstant: Self.alertWidth),
      column.topAnchor.constraint(
        greaterThanOrEqualTo: safeAreaLayoutGuide.topAnchor, constant: Self.margin),
    ]
  }

  override func layoutSubviews() {
    arrangePair()
    super.layoutSubviews()
  }

  /// Arranges two buttons side by side if both titles fit at the current text size.
  private func arrangePair() {
    guard let content, !pair.isEmpty else { return }
    let half = (Self.alertWidth - 16) / 2
    let isInRow = pair.allSatisfy { $0.intrinsicContentSize.width <= half }
    guard isInRow != isPairInRow else { return }
    isPairInRow = isInRow
    show(content)
  }

  // MARK: Action sheets

  private func showSheet(_ content: Content) {
    let panel = self.panel()
    let cancel = content.cancel
    let hasWords = content.title != nil || content.message != nil
    if hasWords {
      panel.addArrangedSubview(
        words(content, font: (.footnote, .footnote), color: .secondaryLabel))
    }
    let others = content.actions.filter { $0 !== cancel }
    add(
      others.map { button($0, font: .title3, height: 57) }, to: panel, withLine: hasWords)
    if hasWords || !others.isEmpty { column.addArrangedSubview(panel) }
    if let cancel {
      let last = self.panel()
      let button = button(cancel, font: .title3, height: 57)
      button.titleLabel?.font = Font.preferredFont(forTextStyle: .title3).withWeight(.semibold)
      last.addArrangedSubview(button)
      column.addArrangedSubview(last)
    }
    let width = column.widthAnchor.constraint(
      equalTo: safeAreaLayoutGuide.widthAnchor, constant: -2 * Self.margin)
    width.priority = .defaultHigh
    placing = [
      column.centerXAnchor.constraint(equalTo: centerXAnchor), width,
      column.widthAnchor.constraint(lessThanOrEqualToConstant: 500),
      column.bottomAnchor.constraint(
        equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -Self.margin),
      column.topAnchor.constraint(
        greaterThanOrEqualTo: safeAreaLayoutGuide.topAnchor, constant: Self.margin),
    ]
  }

  // MARK: Parts

  private var placing: [LayoutConstraint] = []

  private func panel() -> StackNode {
    let panel = StackNode()
    panel.axis = .vertical
    panel.backgroundColor = .secondarySystemGroupedBackground
    panel.layer.cornerRadius = Self.corner
    panel.clipsToBounds = true
    return panel
  }

  /// Returns the title, message, and inputs, which scroll if they are taller than the screen.
  private func words(
    _ content: Content, font: (title: TextStyle, message: TextStyle), color: Color
  ) -> ViewNode {
    let words = StackNode()
    words.axis = .vertical
    words.spacing = 2
    words.isLayoutMarginsRelativeArrangement = true
    words.directionalLayoutMargins = DirectionalEdgeInsets(
      top: content.isAlert ? 20 : 14, leading: 16, bottom: content.isAlert ? 20 : 14, trailing: 16)
    words.translatesAutoresizingMaskIntoConstraints = false
    for (text, style) in [(content.title, font.title), (content.message, font.message)] {
      guard let text, !text.isEmpty else { continue }
      let label = LabelNode()
      label.text = text
      label.font = .preferredFont(forTextStyle: style)
      label.adjustsFontForContentSizeCategory = true
      label.textColor = color
      label.textAlignment = .center
      label.numberOfLines = 0
      if text == content.title { label.accessibilityTraits = .header }
      words.addArrangedSubview(label)
    }
    for (index, field) in content.fields.enumerated() {
      if index == 0, let last = words.arrangedSubviews.last {
        words.setCustomSpacing(16, after: last)
      }
      words.addArrangedSubview(field)
    }
    let scroll = ScrollNode()
    scroll.addSubview(words)
    let height = scroll.heightAnchor.constraint(equalTo: words.heightAnchor)
    // The text scrolls rather than shrinking.
    height.priority = LayoutPriority(LayoutPriority.defaultHigh.rawValue - 1)
    LayoutConstraint.activate([
      words.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      words.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      words.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      words.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      words.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor), height,
    ])
    return scroll
  }

  private func add(_ buttons: [ButtonNode], to panel: StackNode, withLine: Bool) {
    for (index, button) in buttons.enumerated() {
      if index > 0 || withLine { panel.addArrangedSubview(line()) }
      panel.addArrangedSubview(button)
    }
  }

  private func button(_ action: AlertAction, font: TextStyle, height: CGFloat) -> ButtonNode {
    let button = ButtonNode(type: .system)
    button.setTitle(action.title, for: .normal)
    button.titleLabel?.font = .preferredFont(forTextStyle: font)
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    if action.style == .destructive { button.tintColor = .systemRed }
    button.isEnabled = action.isEnabled
    action.button = button
    button.heightAnchor.constraint(greaterThanOrEqualToConstant: height).isActive = true
    button.addTarget(self, for: .primaryActionTriggered) { $0.choose?(action) }
    return button
  }

  private func line(isVertical: Bool = false) -> ViewNode {
    let line = ViewNode()
    line.backgroundColor = .separator
    let anchor = isVertical ? line.widthAnchor : line.heightAnchor
    anchor.constraint(equalToConstant: 1 / pixelsPerPoint).isActive = true
    return line
  }
}
