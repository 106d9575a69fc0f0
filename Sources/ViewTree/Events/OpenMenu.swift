// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A menu that a screen shows, as data: it isn't drawn.
#if MainActor
  @MainActor
#endif
public final class OpenMenu {
  /// The menu.
  public let menu: Menu
  /// The object that shows it, a ``Control`` or a ``BarButtonItem``.
  public private(set) weak var sender: AnyObject?
  private let close: () -> Void
  private let chosen: (Action) -> Void

  /// Creates an open menu.
  ///
  /// - Parameters:
  ///   - menu: The menu.
  ///   - sender: The object that shows it.
  ///   - close: A closure that closes it.
  ///   - chosen: A closure that is called with the chosen action, before its handler is.
  package init(
    _ menu: Menu, of sender: AnyObject?, close: @escaping () -> Void,
    chosen: @escaping (Action) -> Void
  ) {
    self.menu = menu
    self.sender = sender
    self.close = close
    self.chosen = chosen
  }

  /// What is shown: actions that aren't hidden and menus, those of inline menus among the others.
  public var elements: [MenuElement] { Self.shown(menu) }

  /// The titles of what is shown.
  public var titles: [String] { elements.map(\.title) }

  /// Chooses an action by titles, which closes the menu unless the action keeps it open.
  ///
  /// - Parameter titles: The title of the action, after those of the menus that lead to it.
  /// - Returns: Whether there is such an action that isn't disabled.
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

  /// Closes the menu without a choice.
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
