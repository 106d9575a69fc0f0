// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A list of actions and submenus to choose from.
///
/// UIKit: `UIMenu`.
///
/// A button shows its menu as an ``OpenMenu``, from which a test can choose an action.
public final class Menu: MenuElement {
  /// The identity of a menu.
  ///
  /// UIKit: `UIMenu.Identifier`.
  public nonisolated struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The string that identifies the menu.
    public let rawValue: String

    /// Creates an identifier from a string.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates an identifier from a string.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// Options for how a menu is displayed and how its elements are chosen.
  ///
  /// UIKit: `UIMenu.Options`.
  public nonisolated struct Options: OptionSet, Hashable, Sendable {
    /// The raw bits, with UIKit's values.
    public let rawValue: UInt

    /// Creates options from raw bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The elements are shown inline in the parent menu.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The menu is destructive; for example, it deletes something.
    public static let destructive = Options(rawValue: 1 << 1)
    /// At most one action, the chosen one, is marked.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// The identifier, or `nil` if the menu is identified by its object identity.
  public let identifier: Identifier?
  /// Options for how the menu is displayed and how its elements are chosen.
  public let options: Options
  /// The actions and menus, in order.
  public let children: [MenuElement]

  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - title: The title, empty by default.
  ///   - subtitle: The text below the title.
  ///   - image: The image next to the title.
  ///   - identifier: The identifier.
  ///   - options: Options for how the menu is displayed and how its elements are chosen.
  ///   - children: The actions and menus, in order.
  public init(
    title: String = "", subtitle: String? = nil, image: Image? = nil,
    identifier: Identifier? = nil, options: Options = [], children: [MenuElement] = []
  ) {
    self.identifier = identifier
    self.options = options
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Returns a copy of the menu with different children.
  public func replacingChildren(_ newChildren: [MenuElement]) -> Menu {
    Menu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: newChildren)
  }

  /// The marked elements of the menu, including those of inline menus.
  public var selectedElements: [MenuElement] {
    flattened.filter { ($0 as? Action)?.state == .on }
  }

  /// The elements shown together: the menu's own, with inline menus replaced by their elements.
  package var flattened: [MenuElement] {
    var result: [MenuElement] = []
    var pending: [MenuElement] = children.reversed()
    while let element = pending.popLast() {
      if let menu = element as? Menu, menu.options.contains(.displayInline) {
        pending += menu.children.reversed()
      } else {
        result.append(element)
      }
    }
    return result
  }
}
