// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Two gestures of which only one is recognized: the first one, if possible.
///
/// SwiftUI: `ExclusiveGesture`.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The type of the body: the gesture itself.
  public typealias Body = ExclusiveGesture<First, Second>

  /// The value of the gesture that is recognized.
  ///
  /// SwiftUI: `ExclusiveGesture.Value`.
  public nonisolated enum Value {
    /// The first gesture is recognized.
    case first(First.Value)
    /// The second gesture is recognized, because the first one has failed.
    case second(Second.Value)
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a gesture.
  ///
  /// - Parameters:
  ///   - first: The gesture that takes precedence.
  ///   - second: The gesture that is recognized if the first one fails.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Connects the gesture with a node.
  public func _connect(in step: _GestureStep<Value>) {
    let connection = step.connection
    let firsts = connection.group {
      first._connect(
        in: step.part(
          onChange: { step.onChange(.first($0)) }, onEnd: { step.onEnd(.first($0)) }))
    }
    let seconds = connection.group {
      second._connect(
        in: step.part(
          onChange: { step.onChange(.second($0)) }, onEnd: { step.onEnd(.second($0)) }))
    }
    connection.require(firsts, toFailBefore: seconds)
  }
}

extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension ExclusiveGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
