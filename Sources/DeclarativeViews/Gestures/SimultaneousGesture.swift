// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Two gestures that are recognized at the same time.
///
/// SwiftUI: `SimultaneousGesture`.
///
/// It ends when neither is in progress anymore.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The type of the body: the gesture itself.
  public typealias Body = SimultaneousGesture<First, Second>

  /// The values of both gestures.
  ///
  /// SwiftUI: `SimultaneousGesture.Value`.
  public nonisolated struct Value {
    /// The value of the first gesture, if it has been recognized.
    public var first: First.Value?
    /// The value of the second gesture, if it has been recognized.
    public var second: Second.Value?
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a gesture.
  ///
  /// - Parameters:
  ///   - first: The first gesture.
  ///   - second: The second gesture.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Connects the gesture with a node.
  public func _connect(in step: _GestureStep<Value>) {
    let connection = step.connection
    let state = connection.kept { SimultaneousState(Value()) }
    let start = connection.count
    // An action may have removed the view and its connection.
    weak let known = connection
    var end = start
    func stop() {
      guard !state.isFirstActive, !state.isSecondActive else { return }
      // The same touch may still be recognized as the other gesture.
      state.isWaiting = known?.areUndecided(start..<end) ?? false
      guard !state.isWaiting else { return }
      let (value, hasEnded) = (state.value, state.hasEnded)
      state.value = Value()
      state.hasEnded = false
      if hasEnded { step.onEnd(value) }
      step.onStop()
    }
    let firsts = connection.group {
      first._connect(
        in: step.part(
          onChange: {
            state.isFirstActive = true
            state.value.first = $0
            step.onChange(state.value)
          },
          onEnd: {
            state.value.first = $0
            state.hasEnded = true
          },
          onStop: {
            state.isFirstActive = false
            stop()
          }))
    }
    let seconds = connection.group {
      second._connect(
        in: step.part(
          onChange: {
            state.isSecondActive = true
            state.value.second = $0
            step.onChange(state.value)
          },
          onEnd: {
            state.value.second = $0
            state.hasEnded = true
          },
          onStop: {
            state.isSecondActive = false
            stop()
          }))
    }
    end = seconds.upperBound
    connection.recognizeSimultaneously(firsts, seconds)
    connection.recognize(start..<seconds.upperBound) {
      true
    } whenReset: {
      if state.isWaiting { stop() }
    }
  }
}

extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable
where First.Value: Hashable, Second.Value: Hashable {}

/// The state of two gestures, which outlasts an update of their view.
private final class SimultaneousState<Value> {
  var value: Value
  var isFirstActive = false
  var isSecondActive = false
  /// Whether both are done, but one may still be recognized.
  var isWaiting = false
  /// Whether one of them has ended without being canceled.
  var hasEnded = false

  init(_ value: Value) {
    self.value = value
  }
}
