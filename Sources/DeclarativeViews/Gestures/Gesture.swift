// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A description of touches that a view recognizes; see ``View/gesture(_:including:)``.
///
/// SwiftUI: `Gesture`.
///
/// ```swift
/// @State private var offset = CGSize.zero
/// ...
/// Circle()
///   .offset(offset)
///   .gesture(DragGesture().onChanged { offset = $0.translation })
/// ```
///
/// A gesture of your own consists of others, which its ``body`` returns.
#if MainActor
  @MainActor
#endif
public protocol Gesture<Value>: _PropertyOwner {
  /// The value that describes the state of the gesture.
  associatedtype Value
  /// The type of the body.
  associatedtype Body: Gesture

  /// The gesture of which this one consists.
  var body: Body { get }

  /// Connects the gesture with a node; the library implements this for all gestures.
  func _connect(in step: _GestureStep<Value>)
}

extension Gesture where Value == Body.Value {
  /// Connects the body with a node; a gesture without a body recognizes nothing.
  public func _connect(in step: _GestureStep<Body.Value>) {
    if Body.self != Self.self { body._connect(in: step) }
  }
}

extension Gesture where Body == Self {
  /// The gesture itself.
  public var body: Self { self }
}

/// A gesture that may be missing.
extension Optional: Gesture where Wrapped: Gesture {
  /// The value of the gesture.
  public typealias Value = Wrapped.Value
  /// The type of the body: the gesture itself.
  public typealias Body = Wrapped?

  /// Connects the gesture, if there is one.
  public func _connect(in step: _GestureStep<Value>) { self?._connect(in: step) }
}

/// A step in the connection of a gesture with a node.
///
/// Only the library uses it.
#if MainActor
  @MainActor
#endif
public struct _GestureStep<Value> {
  /// The connection, which owns the closures that refer to this step.
  unowned let connection: GestureConnection
  /// Called when the gesture begins and changes.
  var onChange: (Value) -> Void = { _ in }
  /// Called when the gesture ends and was not canceled.
  var onEnd: (Value) -> Void = { _ in }
  /// Called when the gesture is over in any way.
  var onStop: () -> Void = {}

  /// Returns the step for a part of the gesture.
  func part<Part>(
    onChange: @escaping (Part) -> Void, onEnd: @escaping (Part) -> Void,
    onStop: (() -> Void)? = nil
  ) -> _GestureStep<Part> {
    _GestureStep<Part>(
      connection: connection, onChange: onChange, onEnd: onEnd, onStop: onStop ?? self.onStop)
  }

  /// Connects a recognizer of the node, which is created the first time, to a continuous gesture.
  ///
  /// - Parameters:
  ///   - make: A closure that creates the recognizer.
  ///   - hasBegun: A closure that tells whether the touches have moved enough, once they have begun
  ///     to move; with none, they have.
  ///   - value: A closure that returns the value of the gesture.
  /// - Returns: The recognizer.
  func connect<Recognizer: GestureRecognizer>(
    _ make: () -> Recognizer, after hasBegun: ((Recognizer) -> Bool)? = nil,
    value: @escaping (Recognizer) -> Value
  ) -> Recognizer {
    let (onChange, onEnd, onStop) = (onChange, onEnd, onStop)
    let progress = hasBegun.map { _ in connection.kept { GestureProgress() } }
    return connection.recognizer(make) { recognizer in
      if let progress, let hasBegun {
        if recognizer.state == .began { progress.hasBegun = false }
        progress.hasBegun = progress.hasBegun || hasBegun(recognizer)
        guard progress.hasBegun else { return }
      }
      switch recognizer.state {
      case .began, .changed: onChange(value(recognizer))
      case .ended:
        onEnd(value(recognizer))
        onStop()
      case .cancelled: onStop()
      case .possible, .failed: break
      }
    }
  }
}

/// The progress of a gesture that begins after some movement, which outlasts an update of its view.
private final class GestureProgress {
  var hasBegun = false
}
