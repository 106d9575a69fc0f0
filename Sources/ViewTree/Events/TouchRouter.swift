// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

package import Foundation

/// Delivers the touches of a screen to recognizers and nodes in UIKit's order: first to the
/// recognizers of the touched node and its ancestors, from the inside out, then to the node itself.
package final class TouchRouter {
  /// The clock of the screen, the only source of time for touches and recognizers.
  package let timeline: Timeline
  /// The node in which hit testing starts.
  package weak var root: ViewNode?

  /// The touches on the screen, and those ended but not yet delivered to a node, in order.
  private(set) var touches: [Touch] = []
  /// The recognizers that are tracking touches or have yet to be reset, in order of delivery.
  private(set) var recognizers: [GestureRecognizer] = []

  private var lastTap: (location: CGPoint, time: Double, count: Int)?
  private var event: Event?
  private var isDelivering = false

  package init(timeline: Timeline) {
    self.timeline = timeline
  }

  // MARK: Touches

  /// Begins touches at points in screen coordinates.
  package func begin(at places: [CGPoint]) -> [Touch] {
    let new = places.filter { $0.x.isFinite && $0.y.isFinite }.map {
      Touch(at: $0, on: timeline)
    }
    touches.append(contentsOf: new)
    let event = makeEvent()
    for touch in new {
      touch.tapCount = tapCount(at: touch.location)
      touch.view = root.flatMap { root in
        root.hitTest(root.convert(touch.location, from: nil), with: event)
      }
      addRecognizers(for: touch)
    }
    deliver(.began, new, event)
    return new
  }

  /// Moves touches.
  package func move(_ moves: [(touch: Touch, location: CGPoint)]) {
    var moved: [Touch] = []
    for (touch, location) in moves where touch.isDown && location.x.isFinite && location.y.isFinite
    {
      if touch.location == touch.startLocation {
        touch.delayBeforeFirstMove = timeline.now - touch.startTime
      }
      touch.previousLocation = touch.location
      touch.location = location
      moved.append(touch)
    }
    deliver(.moved, moved, makeEvent())
  }

  /// Ends touches.
  package func end(_ lifted: [Touch]) {
    let lifted = lifted.filter(\.isDown)
    for touch in lifted where touch.distance <= TapGestureRecognizer.tapSlop {
      lastTap = (touch.startLocation, timeline.now, touch.tapCount)
    }
    deliver(.ended, lifted, makeEvent())
  }

  /// Cancels touches.
  package func cancel(_ taken: [Touch]) {
    deliver(.cancelled, taken.filter(\.isDown), makeEvent())
  }

  /// Returns the frontmost node that a touch at a point of the screen hits.
  package func node(at location: CGPoint) -> ViewNode? {
    guard let root else { return nil }
    return root.hitTest(root.convert(location, from: nil), with: nil)
  }

  /// Cancels all touches.
  package func cancelAll() {
    cancel(touches)
  }

  private func makeEvent() -> Event {
    Event(timestamp: timeline.now, touches: touches)
  }

  private func tapCount(at location: CGPoint) -> Int {
    guard let lastTap, timeline.now - lastTap.time <= TapGestureRecognizer.pauseLimit,
      lastTap.location.distance(to: location) <= TapGestureRecognizer.repeatSlop
    else { return 1 }
    return lastTap.count + 1
  }

  // MARK: Recognizers

  private func addRecognizers(for touch: Touch) {
    var found: [GestureRecognizer] = []
    var node = touch.view
    while let current = node {
      if let own = current.rare?.gestureRecognizers {
        found.append(contentsOf: own.sorted { $0.tapsRequired > $1.tapsRequired })
      }
      node = current.parent
    }
    touch.gestureRecognizers = []
    for recognizer in found where recognizer.takes(touch) {
      touch.gestureRecognizers?.append(recognizer)
      if recognizer.state == .possible { touch.undecided.append(recognizer) }
      recognizer.touches.append(touch)
      recognizer.router = self
      if !recognizers.contains(where: { $0 === recognizer }) { recognizers.append(recognizer) }
    }
  }

  /// Handles a recognizer that recognized, failed, or stopped tracking a touch.
  func decide(_ recognizer: GestureRecognizer, about touch: Touch) {
    touch.undecided.removeAll { $0 === recognizer }
  }

  /// Cancels the delivery of a recognizer's touches to nodes.
  func claimTouches(of recognizer: GestureRecognizer) {
    let event = self.event ?? makeEvent()
    for touch in recognizer.touches where touches.contains(touch) && !touch.isTaken {
      touch.isTaken = true
      touch.held = []
      if touch.reachedView { deliver(.cancelled, [touch], to: touch.view, event) }
    }
  }

  /// Stops tracking touches for a recognizer that was removed from its node.
  func remove(_ recognizer: GestureRecognizer) {
    for touch in touches { decide(recognizer, about: touch) }
    recognizers.removeAll { $0 === recognizer }
  }

  /// Delivers held touches that no recognizer can take anymore, and resets recognizers.
  ///
  /// Called at the end of every event, and when a recognizer decides in between.
  func resolveGestures() {
    guard !isDelivering else { return }
    for recognizer in recognizers { recognizer.runActions() }
    for touch in touches where !touch.held.isEmpty && !touch.isBlocked(for: touch.held[0]) {
      let held = touch.held
      touch.held = []
      for phase in held where !touch.isTaken { deliverToView(phase, [touch], makeEvent()) }
    }
    touches.removeAll { !$0.isDown && $0.held.isEmpty }
    let finished = recognizers.filter(\.isFinished)
    recognizers.removeAll { recognizer in finished.contains { $0 === recognizer } }
    for recognizer in finished { recognizer.putBack() }
  }

  // MARK: Delivery

  private func deliver(_ phase: Touch.Phase, _ changed: [Touch], _ event: Event) {
    guard !changed.isEmpty else { return }
    for touch in touches where touch.isDown { touch.phase = .stationary }
    for touch in changed {
      touch.phase = phase
      touch.timestamp = timeline.now
    }
    isDelivering = true
    self.event = event
    for recognizer in recognizers where recognizer.isEnabled && !recognizer.state.isTerminal {
      let own = changed.filter { recognizer.touches.contains($0) }
      if !own.isEmpty { recognizer.deliver(phase, Set(own), event) }
    }
    deliverToView(phase, changed, event)
    self.event = nil
    isDelivering = false
    for recognizer in recognizers { recognizer.removeEndedTouches() }
    resolveGestures()
  }

  /// Delivers touches to nodes, grouped by node, and holds those that a recognizer may still take.
  private func deliverToView(_ phase: Touch.Phase, _ changed: [Touch], _ event: Event) {
    var groups: [(view: ViewNode, touches: Set<Touch>)] = []
    for touch in changed where !touch.isTaken {
      guard let view = touch.view else { continue }
      if touch.isBlocked(for: phase) || !touch.held.isEmpty {
        touch.held.append(phase)
        continue
      }
      if phase == .began {
        guard view.isMultipleTouchEnabled || !hasOtherTouch(on: view, than: touch) else {
          touch.isTaken = true
          continue
        }
        touch.reachedView = true
      }
      if let index = groups.firstIndex(where: { $0.view === view }) {
        groups[index].touches.insert(touch)
      } else {
        groups.append((view, [touch]))
      }
    }
    for group in groups { deliver(phase, group.touches, to: group.view, event) }
  }

  private func hasOtherTouch(on view: ViewNode, than touch: Touch) -> Bool {
    touches.contains { $0 !== touch && $0.view === view && $0.reachedView && !$0.isTaken }
  }

  /// Delivers touches along the responder chain until a responder handles them.
  private func deliver(
    _ phase: Touch.Phase, _ touches: Set<Touch>, to view: ViewNode?, _ event: Event
  ) {
    var responder: (any Responder)? = view
    while let current = responder {
      event.passedOnBy = nil
      current.handle(phase, touches, event)
      responder = event.passedOnBy?.next
    }
    event.passedOnBy = nil
  }
}

extension Responder {
  fileprivate func handle(_ phase: Touch.Phase, _ touches: Set<Touch>, _ event: Event) {
    switch phase {
    case .began: touchesBegan(touches, with: event)
    case .moved: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    case .cancelled: touchesCancelled(touches, with: event)
    case .stationary, .regionEntered, .regionMoved, .regionExited: break
    }
  }
}

extension Touch {
  /// Whether an undecided recognizer delays the delivery of a phase to the node.
  fileprivate func isBlocked(for phase: Phase) -> Bool {
    switch phase {
    case .began: undecided.contains(where: \.delaysTouchesBegan)
    case .ended: undecided.contains(where: \.delaysTouchesEnded)
    default: false
    }
  }
}
