// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The state of a button with a menu.
struct ButtonMenu {
  var menu: Menu?
  var isPrimary = false
  var changesSelection = false
  /// The object that the actions of the menu see as their sender, unless it is the button.
  weak var sender: AnyObject?
}

extension ButtonNode {
  /// The menu that the button shows.
  ///
  /// UIKit: `menu`.
  ///
  /// It is shown as ``Screen/openMenu``, from which a test chooses; it isn't drawn.
  public final var menu: Menu? {
    get { menuState?.menu }
    set {
      menuState = menuState ?? ButtonMenu()
      menuState?.menu = newValue
      if changesSelectionAsPrimaryAction { showSelection() }
    }
  }

  /// A Boolean value that indicates whether a tap shows the menu instead of performing actions;
  /// `false` by default, where a long press would show it.
  public final var showsMenuAsPrimaryAction: Bool {
    get { menuState?.isPrimary ?? false }
    set {
      menuState = menuState ?? ButtonMenu()
      menuState?.isPrimary = newValue
    }
  }

  /// A Boolean value that indicates whether the title is that of the chosen action, one of which is
  /// always marked; `false` by default.
  public final var changesSelectionAsPrimaryAction: Bool {
    get { menuState?.changesSelection ?? false }
    set {
      menuState = menuState ?? ButtonMenu()
      menuState?.changesSelection = newValue
      if newValue { showSelection() }
    }
  }

  /// Shows the menu, as a tap or a long press does; without one, or away from a screen, nothing
  /// happens.
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

  /// Marks the first action if none is, and takes its title.
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
