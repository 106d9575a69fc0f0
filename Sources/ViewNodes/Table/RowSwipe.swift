// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// A swiped row and the action buttons that it reveals.
final class RowSwipe {
  let path: IndexPath
  let cell: TableCellNode
  let isTrailing: Bool
  let configuration: SwipeActionsConfiguration
  let actionsNode: RowActionsNode
  /// The distance of the row from its position, in points to the right.
  var distance: CGFloat = 0
  /// The distance when the drag began.
  var start: CGFloat = 0

  init(
    _ path: IndexPath, _ cell: TableCellNode, _ configuration: SwipeActionsConfiguration,
    isTrailing: Bool, press: @escaping (ContextualAction, ViewNode) -> Void
  ) {
    self.path = path
    self.cell = cell
    self.configuration = configuration
    self.isTrailing = isTrailing
    actionsNode = RowActionsNode(configuration.actions, isTrailing: isTrailing, press: press)
  }

  /// Places the buttons in the space next to the row.
  func placeActions(beside row: CGRect, isRightToLeft: Bool) {
    let width = min(abs(distance), row.width)
    actionsNode.frame = CGRect(
      x: distance < 0 ? row.maxX - width : row.minX, y: row.minY, width: width, height: row.height)
    actionsNode.isHidden = width == 0
  }
}

/// The buttons next to a swiped row, which together fill the revealed space.
final class RowActionsNode: ViewNode {
  private let buttons: [ButtonNode]
  private let isTrailing: Bool

  init(
    _ actions: [ContextualAction], isTrailing: Bool,
    press: @escaping (ContextualAction, ViewNode) -> Void
  ) {
    self.isTrailing = isTrailing
    buttons = actions.map { action in
      let button = ButtonNode(type: .custom)
      button.setTitle(action.title, for: .normal)
      button.setTitleColor(.white, for: .normal)
      button.titleLabel?.font = .systemFont(ofSize: 15)
      button.tintColor = .white
      button.setImage(action.image, for: .normal)
      button.backgroundColor = action.backgroundColor
      button.clipsToBounds = true
      button.addAction(for: .touchUpInside) { [unowned button] in press(action, button) }
      return button
    }
    super.init(frame: .zero)
    clipsToBounds = true
    for button in buttons { addSubview(button) }
  }

  required init?(coder: NSCoder) { nil }

  /// The total intrinsic width of the buttons, in points.
  var naturalWidth: CGFloat { buttons.reduce(0) { $0 + width(of: $1) } }

  private func width(of button: ButtonNode) -> CGFloat {
    max(74, button.intrinsicContentSize.width + 30)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let natural = naturalWidth
    guard natural > 0 else { return }
    let fraction = bounds.width / natural
    // The first button is next to the edge of the row.
    let isFromRight = isTrailing != isRightToLeft
    var edge = isFromRight ? bounds.maxX : bounds.minX
    for button in buttons {
      let width = width(of: button) * fraction
      let x = isFromRight ? edge - width : edge
      button.frame = CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
      edge += isFromRight ? -width : width
    }
  }
}
