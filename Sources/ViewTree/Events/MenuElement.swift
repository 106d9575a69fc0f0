// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// An element of a menu: an action or a submenu.
///
/// UIKit: `UIMenuElement`.
#if MainActor
  @MainActor
#endif
open class MenuElement {
  /// The title, empty by default.
  public internal(set) var title: String
  /// The text below the title.
  public internal(set) var subtitle: String?
  /// The image next to the title.
  public internal(set) var image: Image?

  init(title: String, subtitle: String?, image: Image?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }

  /// The state of an action, shown as a mark in a menu.
  ///
  /// UIKit: `UIMenuElement.State`.
  public nonisolated enum State: Int, Hashable, Sendable, CaseIterable {
    /// No mark.
    case off = 0
    /// A checkmark.
    case on = 1
    /// A dash.
    case mixed = 2
  }

  /// Properties of an action in a menu.
  ///
  /// UIKit: `UIMenuElement.Attributes`.
  public nonisolated struct Attributes: OptionSet, Hashable, Sendable {
    /// The raw bits, with UIKit's values.
    public let rawValue: UInt

    /// Creates attributes from raw bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The action can't be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The action is destructive; for example, it deletes something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The action isn't shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open after the action.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }
}
