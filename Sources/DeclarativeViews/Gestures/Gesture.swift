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
#if MainActor
  @MainActor
#endif
public protocol Gesture<Value> {
  /// The value that describes the state of the gesture.
  associatedtype Value

  /// Connects the gesture with a node; the library implements this for all gestures.
  func _connect(in step: _GestureStep<Value>)
}

/// A gesture that may be missing.
extension Optional: Gesture where Wrapped: Gesture {
  /// The value of the gesture.
  public typealias Value = Wrapped.Value

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
  let connection: GestureConnection
  /// Called when the gesture begins and changes.
  var onChange: (Value) -> Void = { _ in }
  /// Called when the gesture ends and was not canceled.
  var onEnd: (Value) -> Void = { _ in }
  /// Called when the gesture is over in any way.
  var onStop: () -> Void = {}

  /// Returns the step for a part of the gesture.
  func part<Part>(
    onChange: @escaping (Part) -> Void, onEnd: @escaping (Part) -> Void
  ) -> _GestureStep<Part> {
    _GestureStep<Part>(
      connection: connection, onChange: onChange, onEnd: onEnd, onStop: onStop)
  }

  /// Connects a recognizer of the node, which is created the first time, to a continuous gesture.
  func connect<Recognizer: GestureRecognizer>(
    _ make: () -> Recognizer, value: @escaping (Recognizer) -> Value
  ) -> Recognizer {
    let (onChange, onEnd, onStop) = (onChange, onEnd, onStop)
    return connection.recognizer(make) { recognizer in
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

/// The connection of a gesture with the recognizers of a node, one after another.
final class GestureConnection {
  /// The node, which owns the connection.
  unowned let node: ViewNode
  private var drivers: [any RecognizerDriver] = []
  private var next = 0
  /// The place of the view among those that are laid out.
  weak var memory: TreeMemory?

  init(_ node: ViewNode) {
    self.node = node
  }

  /// The recognizers of the gesture.
  var recognizers: [GestureRecognizer] { drivers.map(\.anyRecognizer) }

  /// Connects a gesture, in place of the last one.
  func connect<Value>(_ gesture: some Gesture<Value>) {
    next = 0
    gesture._connect(in: _GestureStep<Value>(connection: self))
    for driver in drivers[next...] { node.removeGestureRecognizer(driver.anyRecognizer) }
    drivers.removeSubrange(next...)
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
    for driver in drivers[min(next, drivers.count)...] {
      node.removeGestureRecognizer(driver.anyRecognizer)
    }
    drivers.removeSubrange(min(next, drivers.count)...)
    let made = Driver(make(), action: action)
    drivers.append(made)
    node.addGestureRecognizer(made.recognizer)
    return made.recognizer
  }

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
}

private final class Driver<Recognizer: GestureRecognizer>: RecognizerDriver {
  let recognizer: Recognizer
  var action: (Recognizer) -> Void

  var anyRecognizer: GestureRecognizer { recognizer }

  init(_ recognizer: Recognizer, action: @escaping (Recognizer) -> Void) {
    self.recognizer = recognizer
    self.action = action
    recognizer.addAction { [weak self] in
      guard let self else { return }
      self.action(self.recognizer)
    }
  }
}
