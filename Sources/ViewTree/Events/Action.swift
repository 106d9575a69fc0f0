// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A closure that a control or a menu performs, with a title and an image.
///
/// UIKit: `UIAction`.
#if MainActor
  @MainActor
#endif
public final class Action: MenuElement {
  /// The identity of an action.
  ///
  /// UIKit: `UIAction.Identifier`.
  public nonisolated struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The string that identifies the action.
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

  /// The title, empty by default.
  public override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The text below the title in a menu.
  public override var subtitle: String? {
    get { super.subtitle }
    set { super.subtitle = newValue }
  }
  /// The image.
  public override var image: Image? {
    get { super.image }
    set { super.image = newValue }
  }
  /// The state of the action, shown as a mark in a menu.
  public var state: State
  /// The properties of the action in a menu.
  public var attributes: Attributes
  /// A longer title, which isn't shown.
  public var discoverabilityTitle: String?
  /// The identifier, or `nil` if the action is identified by its object identity.
  public let identifier: Identifier?
  /// The object that sent the action, a ``Control`` or a ``BarButtonItem``, while the handler runs.
  public private(set) weak var sender: AnyObject?

  /// The target and selector that the action calls, or `nil` for a closure of the client.
  package var targetKey: AnyHashable?
  /// The target, if there is one that exists: another object can be created in its place.
  package weak var target: AnyObject?

  private let handler: (Action) -> Void

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - subtitle: The text below the title in a menu.
  ///   - image: The image.
  ///   - identifier: The identifier; a control keeps only one action for each.
  ///   - discoverabilityTitle: A longer title, which isn't shown.
  ///   - attributes: The properties of the action in a menu.
  ///   - state: The state of the action, shown as a mark in a menu.
  ///   - handler: The closure to perform.
  public init(
    title: String = "", subtitle: String? = nil, image: Image? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping (Action) -> Void
  ) {
    self.identifier = identifier
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Runs the handler.
  ///
  /// UIKit: `performWithSender(_:target:)`.
  ///
  /// - Parameter sender: The value of ``sender`` while the handler runs.
  public func perform(sender: AnyObject?) {
    let former = self.sender
    self.sender = sender
    handler(self)
    self.sender = former
  }

  /// Returns whether two actions are equal by target and selector, by identifier or, without these,
  /// by identity.
  package func isSame(as other: Action) -> Bool {
    if let targetKey, targetKey == other.targetKey { return target === other.target }
    guard let identifier, let second = other.identifier else { return self === other }
    return identifier == second
  }
}
