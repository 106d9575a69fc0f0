// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

nonisolated extension NotificationCenter {
  /// Returns a publisher of notifications, which are sent where they are posted.
  ///
  /// - Parameters:
  ///   - name: The name of the notifications.
  ///   - object: The object of the notifications, or nil for any.
  /// - Returns: The publisher.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// A publisher of notifications.
  ///
  /// Combine: `NotificationCenter.Publisher`.
  public struct Publisher: DeclarativeViews.Publisher, Equatable {
    /// A notification.
    public typealias Output = Notification
    /// There are no errors.
    public typealias Failure = Never

    /// The center to which the notifications are posted.
    public let center: NotificationCenter
    /// The name of the notifications.
    public let name: Notification.Name
    /// The object of the notifications, or nil for any.
    public let object: AnyObject?

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - center: The center to which the notifications are posted.
    ///   - name: The name of the notifications.
    ///   - object: The object of the notifications, or nil for any.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Observes the notifications for a receiver.
    public func _subscribe(_ receiver: _Receiver<Notification, Never>) {
      let observation = center.addObserver(forName: name, object: object, queue: nil) {
        receiver.send($0)
      }
      let center = center
      receiver.add(AnyCancellable { center.removeObserver(observation) })
    }

    /// What it observes.
    public var _identity: AnyHashable? {
      OperatorIdentity.of(
        "notifications", ObjectIdentifier(center), name,
        object.map { AnyHashable(ObjectIdentifier($0)) } ?? AnyHashable("any"))
    }

    /// Returns whether two publishers send the same notifications.
    public static func == (lhs: Publisher, rhs: Publisher) -> Bool {
      lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
    }
  }
}
