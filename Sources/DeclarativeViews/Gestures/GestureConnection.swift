// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// The connection of a gesture with the recognizers of a node, one after another.
final class GestureConnection {
  /// The node, which owns the connection.
  unowned let node: ViewNode
  private var drivers: [any RecognizerDriver] = []
  private var next = 0
  /// The states of composed gestures, which outlast updates of the view.
  private var states: [AnyObject] = []
  private var nextState = 0
  /// Which recognizers, by their indices, go on at the same time, or wait for others to fail.
  private var simultaneous: [(Range<Int>, Range<Int>)] = []
  private var requirements: [(first: Range<Int>, second: Range<Int>)] = []
  /// The place of the view among those that are laid out.
  weak var memory: TreeMemory?

  init(_ node: ViewNode) {
    self.node = node
  }

  /// The recognizers of the gesture.
  var recognizers: [GestureRecognizer] { drivers.map(\.anyRecognizer) }

  /// The number of recognizers that are connected so far.
  var count: Int { next }

  /// The time of the screen's clock.
  var now: Double { drivers.first?.anyRecognizer.now ?? 0 }

  /// Connects a gesture, in place of the last one.
  func connect<Value>(_ gesture: some Gesture<Value>) {
    (next, nextState) = (0, 0)
    (simultaneous, requirements) = ([], [])
    for driver in drivers { driver.clear() }
    gesture._connect(in: _GestureStep<Value>(connection: self))
    removeDrivers(from: next)
    states.removeSubrange(min(nextState, states.count)...)
  }

  private func removeDrivers(from index: Int) {
    guard index < drivers.count else { return }
    for driver in drivers[index...] { node.removeGestureRecognizer(driver.anyRecognizer) }
    drivers.removeSubrange(index...)
  }

  /// Returns the next recognizer, which is created the first time.
  ///
  /// - Parameters:
  ///   - make: A closure that creates it.
  ///   - action: The action, called with the recognizer.
  /// - Returns: The recognizer.
  func recognizer<Recognizer: GestureRecognizer>(
    _ make: () -> Recognizer, action: @escaping (Recognizer) -> Void
  ) -> Recognizer {
    defer { next += 1 }
    if next < drivers.count, let known = drivers[next] as? Driver<Recognizer> {
      known.action = action
      return known.recognizer
    }
    removeDrivers(from: next)
    let made = Driver(make(), action: action)
    drivers.append(made)
    node.addGestureRecognizer(made.recognizer)
    return made.recognizer
  }

  // MARK: Composed gestures

  /// Returns the state of the next composed gesture, which is created the first time.
  func kept<State: AnyObject>(_ make: () -> State) -> State {
    defer { nextState += 1 }
    if nextState < states.count, let known = states[nextState] as? State { return known }
    states.removeSubrange(min(nextState, states.count)...)
    let made = make()
    states.append(made)
    return made
  }

  /// Connects a part of the gesture, and returns the indices of its recognizers.
  func group(_ connect: () -> Void) -> Range<Int> {
    let start = next
    connect()
    return start..<next
  }

  /// Lets recognizers go on at the same time.
  func recognizeSimultaneously(_ some: Range<Int>, _ others: Range<Int>) {
    simultaneous.append((some, others))
  }

  /// Lets recognizers wait until others have failed.
  func require(_ first: Range<Int>, toFailBefore second: Range<Int>) {
    requirements.append((first, second))
  }

  /// Lets recognizers begin only under a condition, and calls a closure when they are done with
  /// touches.
  func recognize(
    _ some: Range<Int>, if condition: @escaping () -> Bool, whenReset action: @escaping () -> Void
  ) {
    for driver in drivers[some.clamped(to: drivers.indices)] { driver.add(condition, action) }
  }

  /// Returns whether any of the recognizers may still be recognized with the current touches.
  func areUndecided(_ some: Range<Int>) -> Bool {
    drivers[some.clamped(to: drivers.indices)].contains {
      $0.anyRecognizer.state == .possible && !$0.anyRecognizer.touches.isEmpty
    }
  }

  func areSimultaneous(_ one: GestureRecognizer, _ other: GestureRecognizer) -> Bool {
    guard !simultaneous.isEmpty, let (one, other) = indices(one, other) else { return false }
    return simultaneous.contains {
      $0.0.contains(one) && $0.1.contains(other) || $0.0.contains(other) && $0.1.contains(one)
    }
  }

  func requires(_ one: GestureRecognizer, toFail other: GestureRecognizer) -> Bool {
    guard !requirements.isEmpty, let (one, other) = indices(one, other) else { return false }
    return requirements.contains { $0.second.contains(one) && $0.first.contains(other) }
  }

  private func indices(_ one: GestureRecognizer, _ other: GestureRecognizer) -> (Int, Int)? {
    guard let one = drivers.firstIndex(where: { $0.anyRecognizer === one }),
      let other = drivers.firstIndex(where: { $0.anyRecognizer === other })
    else { return nil }
    return (one, other)
  }

  // MARK: Coordinates

  /// Returns the offset from the coordinates of the node to those of a space.
  func offset(to space: CoordinateSpace) -> CGPoint {
    switch space {
    case .local: .zero
    case .global: node.convert(.zero, to: nil)
    case .named: memory?.host?.origin(ofHolder: node, in: space) ?? .zero
    }
  }
}

/// A recognizer and its current action.
private protocol RecognizerDriver: AnyObject {
  var anyRecognizer: GestureRecognizer { get }
  /// Adds a condition under which the recognizer may begin, and an action for when it is reset.
  func add(_ condition: @escaping () -> Bool, _ action: @escaping () -> Void)
  /// Removes the conditions and actions.
  func clear()
}

private final class Driver<Recognizer: GestureRecognizer>: RecognizerDriver {
  let recognizer: Recognizer
  var action: (Recognizer) -> Void
  private var conditions: [() -> Bool] = []
  private var resets: [() -> Void] = []

  var anyRecognizer: GestureRecognizer { recognizer }

  init(_ recognizer: Recognizer, action: @escaping (Recognizer) -> Void) {
    self.recognizer = recognizer
    self.action = action
    recognizer.addAction { [weak self] in
      guard let self else { return }
      self.action(self.recognizer)
    }
  }

  func add(_ condition: @escaping () -> Bool, _ action: @escaping () -> Void) {
    conditions.append(condition)
    resets.append(action)
    recognizer.isOpen = { [weak self] in self?.conditions.allSatisfy { $0() } ?? true }
    recognizer.onReset = { [weak self] in self?.resets.forEach { $0() } }
  }

  func clear() {
    conditions = []
    resets = []
  }
}
