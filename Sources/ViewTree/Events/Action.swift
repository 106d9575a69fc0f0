// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A closure to perform, with the title and image of the control that offers it.
///
/// UIKit: `UIAction`.
#if MainActor
  @MainActor
#endif
public final class Action {
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
  public var title: String
  /// The image.
  public var image: Image?
  /// The identifier, or `nil` if the action is identified by its object identity.
  public let identifier: Identifier?
  /// The object that sent the action, a ``Control`` or a ``BarButtonItem``, while the handler runs.
  public private(set) weak var sender: AnyObject?

  private let handler: (Action) -> Void

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The image.
  ///   - identifier: The identifier; a control keeps only one action for each.
  ///   - handler: The closure to perform.
  public init(
    title: String = "", image: Image? = nil, identifier: Identifier? = nil,
    handler: @escaping (Action) -> Void
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    self.handler = handler
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

  /// Returns whether two actions are equal by identifier or, without identifiers, by identity.
  package func isSame(as other: Action) -> Bool {
    guard let identifier, let second = other.identifier else { return self === other }
    return identifier == second
  }
}
