// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// An event that describes the touches on the screen at one moment.
///
/// UIKit: `UIEvent`.
///
/// Inside subclasses of ``Control``, `Event` means ``Control/Event``; write `ViewTree.Event`
/// there.
#if MainActor
  @MainActor
#endif
public final class Event {
  /// The type of an event.
  ///
  /// UIKit: `UIEvent.EventType`.
  public nonisolated enum EventType: Int, Hashable, Sendable {
    /// Touches on the screen.
    case touches = 0
  }

  /// The type of the event.
  public let type = EventType.touches
  /// The time of the event, in seconds on the screen's clock.
  public let timestamp: Double
  /// All touches, in the order in which they began.
  let orderedTouches: [Touch]

  /// The responder that last forwarded the touches.
  var passedOnBy: (any Responder)?

  init(timestamp: Double, touches: [Touch]) {
    self.timestamp = timestamp
    orderedTouches = touches
  }

  /// All touches on the screen.
  public var allTouches: Set<Touch>? { Set(orderedTouches) }

  /// Returns the touches that began in a node, or `nil` if there are none.
  public func touches(for view: ViewNode) -> Set<Touch>? {
    some { $0.view === view }
  }

  /// Returns the touches that a recognizer is tracking, or `nil` if there are none.
  public func touches(for gesture: GestureRecognizer) -> Set<Touch>? {
    some { gesture.touches.contains($0) }
  }

  private func some(where isMeant: (Touch) -> Bool) -> Set<Touch>? {
    let found = orderedTouches.filter(isMeant)
    return found.isEmpty ? nil : Set(found)
  }
}
