// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A gesture that begins when another one has ended.
///
/// SwiftUI: `SequenceGesture`.
///
/// ```swift
/// LongPressGesture()
///   .sequenced(before: DragGesture())
///   .onEnded { value in
///     if case .second(_, let drag?) = value { move(by: drag.translation) }
///   }
/// ```
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The type of the body: the gesture itself.
  public typealias Body = SequenceGesture<First, Second>

  /// The value of the gesture that is in progress.
  ///
  /// SwiftUI: `SequenceGesture.Value`.
  public nonisolated enum Value {
    /// The first gesture hasn't ended.
    case first(First.Value)
    /// The first gesture has ended, and the second may have begun.
    case second(First.Value, Second.Value?)
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
    let state = connection.kept { SequenceState<First.Value>() }
    let firsts = connection.group {
      first._connect(
        in: step.part(
          onChange: { if state.first == nil { step.onChange(.first($0)) } },
          onEnd: { [weak connection] in
            guard !state.isSecondActive, let connection else { return }
            state.first = $0
            state.time = connection.now
            step.onChange(.second($0, nil))
          },
          onStop: { if state.first == nil { step.onStop() } }))
    }
    let seconds = connection.group {
      second._connect(
        in: step.part(
          onChange: {
            guard let first = state.first else { return }
            state.isSecondActive = true
            step.onChange(.second(first, $0))
          },
          onEnd: {
            guard let first = state.first else { return }
            state.isSecondActive = true
            step.onEnd(.second(first, $0))
          },
          onStop: {
            guard state.isSecondActive else { return }
            state.isSecondActive = false
            state.first = nil
            step.onStop()
          }))
    }
    connection.recognizeSimultaneously(firsts, seconds)
    // A touch that ended the first gesture can't be a tap of the second one as well.
    // An action may have removed the view and its connection.
    connection.recognize(seconds) { [weak connection] in
      state.first != nil && connection.map { $0.now > state.time } ?? false
    } whenReset: { [weak connection] in
      guard let connection, state.first != nil, !state.isSecondActive, connection.now > state.time
      else { return }
      state.first = nil
      step.onStop()
    }
  }
}

extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SequenceGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

/// The state of a sequence, which outlasts an update of its view.
private final class SequenceState<First> {
  /// The value of the first gesture, if it has ended.
  var first: First?
  /// The time at which it ended.
  var time = 0.0
  var isSecondActive = false
}
