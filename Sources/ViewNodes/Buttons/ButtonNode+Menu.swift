// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The state of a button with a menu.
struct ButtonMenu {
  var menu: Menu?
  var isPrimary = false
  var changesSelection = false
  /// The sender passed to the menu's actions, or `nil` for the button.
  weak var sender: AnyObject?
}

extension ButtonNode {
  /// The menu that the button shows.
  ///
  /// UIKit: `menu`.
  ///
  /// A shown menu isn't drawn; it becomes ``Screen/openMenu``, from which a test can choose an
  /// action.
  public final var menu: Menu? {
    get { menuState?.menu }
    set {
      menuState = menuState ?? ButtonMenu()
      menuState?.menu = newValue
      if changesSelectionAsPrimaryAction { showSelection() }
    }
  }

  /// A Boolean value that indicates whether a tap shows the menu instead of performing actions;
  /// `false` by default, so that a long press shows it.
  public final var showsMenuAsPrimaryAction: Bool {
    get { menuState?.isPrimary ?? false }
    set {
      menuState = menuState ?? ButtonMenu()
      menuState?.isPrimary = newValue
    }
  }

  /// A Boolean value that indicates whether the button shows the title of the selected menu action,
  /// with one action always selected; `false` by default.
  public final var changesSelectionAsPrimaryAction: Bool {
    get { menuState?.changesSelection ?? false }
    set {
      menuState = menuState ?? ButtonMenu()
      menuState?.changesSelection = newValue
      if newValue { showSelection() }
    }
  }

  /// Shows the menu, as a tap or a long press does.
  ///
  /// Has no effect without a menu or off screen.
  public final func openMenu() {
    guard let menu, isEnabled, let screen = window else { return }
    sendActions(for: .menuActionTriggered)
    screen.openMenu = OpenMenu(
      menu, of: menuState?.sender ?? self,
      close: { [weak screen] in screen?.openMenu = nil },
      chosen: { [weak self] action in
        guard let self, changesSelectionAsPrimaryAction else { return }
        for other in selectable { other.state = other === action ? .on : .off }
        showSelection()
      })
  }

  private var selectable: [Action] { menu?.flattened.compactMap { $0 as? Action } ?? [] }

  /// Selects the first action if none is selected, and shows the title of the selected one.
  private func showSelection() {
    guard let shown = selectable.first(where: { $0.state == .on }) ?? selectable.first else {
      return
    }
    shown.state = .on
    if configured?.configuration != nil {
      configuration?.title = shown.title
    } else {
      setTitle(shown.title, for: .normal)
    }
  }
}
