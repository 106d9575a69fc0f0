// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A menu that is open on a screen, represented as data; it isn't drawn.
#if MainActor
  @MainActor
#endif
public final class OpenMenu {
  /// The menu.
  public let menu: Menu
  /// The object that shows the menu, a ``Control`` or a ``BarButtonItem``.
  public private(set) weak var sender: AnyObject?
  private let close: () -> Void
  private let chosen: (Action) -> Void

  /// Creates an open menu.
  ///
  /// - Parameters:
  ///   - menu: The menu.
  ///   - sender: The object that shows the menu.
  ///   - close: A closure that closes the menu.
  ///   - chosen: A closure that is called with the chosen action, before the action's handler.
  package init(
    _ menu: Menu, of sender: AnyObject?, close: @escaping () -> Void,
    chosen: @escaping (Action) -> Void
  ) {
    self.menu = menu
    self.sender = sender
    self.close = close
    self.chosen = chosen
  }

  /// The visible elements: submenus and actions that aren't hidden, including those of inline
  /// menus.
  public var elements: [MenuElement] { Self.shown(menu) }

  /// The titles of the visible elements.
  public var titles: [String] { elements.map(\.title) }

  /// Chooses an action by title, and closes the menu unless the action keeps it open.
  ///
  /// - Parameter titles: The titles of the submenus that lead to the action, followed by its own
  ///   title.
  /// - Returns: `true` if there is such an action and it isn't disabled; otherwise, `false`.
  @discardableResult
  public func choose(_ titles: String...) -> Bool {
    var menu = menu
    for title in titles.dropLast() {
      let next = Self.shown(menu).compactMap { $0 as? Menu }.first { $0.title == title }
      guard let next else { return false }
      menu = next
    }
    let actions = Self.shown(menu).compactMap { $0 as? Action }
    guard let action = actions.first(where: { $0.title == titles.last }),
      !action.attributes.contains(.disabled)
    else { return false }
    mark(action)
    if !action.attributes.contains(.keepsMenuPresented) { close() }
    chosen(action)
    action.perform(sender: sender)
    return true
  }

  /// Closes the menu without choosing an action.
  public func dismiss() {
    close()
  }

  private static func shown(_ menu: Menu) -> [MenuElement] {
    menu.flattened.filter { ($0 as? Action)?.attributes.contains(.hidden) != true }
  }

  /// Marks an action and unmarks the others, if its menu has single selection.
  private func mark(_ action: Action) {
    var pending = [menu]
    while let menu = pending.popLast() {
      pending += menu.children.compactMap { $0 as? Menu }
      guard menu.options.contains(.singleSelection) else { continue }
      let actions = menu.flattened.compactMap { $0 as? Action }
      guard actions.contains(where: { $0 === action }) else { continue }
      for other in actions { other.state = other === action ? .on : .off }
    }
  }
}
