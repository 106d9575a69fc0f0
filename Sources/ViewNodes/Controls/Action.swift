// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Something to do, with the title and image of the control that offers it. UIKit: `UIAction`.
public final class Action {
  /// A name that tells actions apart. UIKit: `UIAction.Identifier`.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name itself.
    public let rawValue: String

    /// Creates an identifier from a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates an identifier from a name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The words shown for the action, empty by default.
  public var title: String
  /// The image shown for the action.
  public var image: Image?
  /// The name of the action; `nil` for one that has no other name than its identity.
  public let identifier: Identifier?
  /// What sent the action: a ``Control`` or a ``BarButtonItem``, while the handler runs.
  public private(set) weak var sender: AnyObject?

  private let handler: (Action) -> Void

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The words shown for it.
  ///   - image: The image shown for it.
  ///   - identifier: A name; a control holds one action of each name.
  ///   - handler: What to do.
  public init(
    title: String = "", image: Image? = nil, identifier: Identifier? = nil,
    handler: @escaping (Action) -> Void
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    self.handler = handler
  }

  /// Runs the handler. UIKit: `performWithSender(_:target:)`.
  ///
  /// - Parameter sender: What the handler finds in ``sender``.
  public func perform(sender: AnyObject?) {
    let former = self.sender
    self.sender = sender
    handler(self)
    self.sender = former
  }

  /// Whether two actions count as one: by their names, or without names by identity.
  func isSame(as other: Action) -> Bool {
    guard let identifier, let second = other.identifier else { return self === other }
    return identifier == second
  }
}
