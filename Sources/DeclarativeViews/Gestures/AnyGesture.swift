// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A gesture of any type.
///
/// SwiftUI: `AnyGesture`.
public struct AnyGesture<Value>: Gesture {
  /// The type of the body: the gesture itself.
  public typealias Body = AnyGesture<Value>

  private let connect: (_GestureStep<Value>) -> Void

  /// Creates a gesture that is another one.
  ///
  /// - Parameter gesture: The other gesture.
  public init(_ gesture: some Gesture<Value>) {
    connect = { gesture._connect(in: $0) }
  }

  /// Connects the gesture with a node.
  public func _connect(in step: _GestureStep<Value>) { connect(step) }
}
