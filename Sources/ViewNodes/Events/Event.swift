// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// What the fingers on the screen did at one moment. UIKit: `UIEvent`.
///
/// Inside subclasses of ``Control`` the short name means ``Control/Event``; write
/// `ViewNodes.Event` there.
public final class Event {
  /// What kind of event it is. UIKit: `UIEvent.EventType`.
  public enum EventType: Int, Hashable, Sendable {
    /// Fingers on the screen.
    case touches = 0
  }

  /// What kind of event it is.
  public let type = EventType.touches
  /// When it happened, in seconds on the screen's clock.
  public let timestamp: Double
  /// All fingers, in the order in which they came down.
  let orderedTouches: [Touch]

  /// The responder that passed the touches on last.
  var passedOnBy: (any Responder)?

  init(timestamp: Double, touches: [Touch]) {
    self.timestamp = timestamp
    orderedTouches = touches
  }

  /// All fingers on the screen.
  public var allTouches: Set<Touch>? { Set(orderedTouches) }

  /// The fingers that came down on a node; `nil` if there is none.
  public func touches(for view: ViewNode) -> Set<Touch>? {
    some { $0.view === view }
  }

  /// The fingers that a recognizer follows; `nil` if there is none.
  public func touches(for gesture: GestureRecognizer) -> Set<Touch>? {
    some { gesture.touches.contains($0) }
  }

  private func some(where isMeant: (Touch) -> Bool) -> Set<Touch>? {
    let found = orderedTouches.filter(isMeant)
    return found.isEmpty ? nil : Set(found)
  }
}
