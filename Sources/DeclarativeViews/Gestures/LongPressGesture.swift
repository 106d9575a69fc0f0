// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A gesture of a touch that is held down.
///
/// SwiftUI: `LongPressGesture`.
///
/// It changes to `true` when the touch begins, and ends after the minimum duration.
public struct LongPressGesture: Gesture {
  /// The type of the body: the gesture itself.
  public typealias Body = LongPressGesture

  /// The minimum duration in seconds.
  public var minimumDuration: Double
  /// The distance by which the touch may move meanwhile, in points.
  public var maximumDistance: CGFloat

  /// Creates a gesture.
  ///
  /// - Parameters:
  ///   - minimumDuration: The minimum duration in seconds.
  ///   - maximumDistance: The distance by which the touch may move meanwhile, in points.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  /// Connects the gesture with a node.
  public func _connect(in step: _GestureStep<Bool>) {
    let press = step.connection.recognizer(PressRecognizer.init) { recognizer in
      guard recognizer.state == .began else { return }
      step.onEnd(true)
      recognizer.settle()
    }
    press.minimumPressDuration = minimumDuration
    press.allowableMovement = maximumDistance
    press.onTouch = { isDown in
      if isDown { step.onChange(true) } else { step.onStop() }
    }
  }
}

/// A recognizer that also tells when a touch begins, and when it has become a press or no longer
/// can.
private final class PressRecognizer: LongPressGestureRecognizer {
  var onTouch: (Bool) -> Void = { _ in }
  private var isPending = false

  override func touchesBegan(_ touches: Set<Touch>, with event: ViewNodes.Event) {
    super.touchesBegan(touches, with: event)
    guard state == .possible, !isPending else { return }
    isPending = true
    onTouch(true)
  }

  override func touchesMoved(_ touches: Set<Touch>, with event: ViewNodes.Event) {
    super.touchesMoved(touches, with: event)
    if state == .failed { settle() }
  }

  override func touchesEnded(_ touches: Set<Touch>, with event: ViewNodes.Event) {
    super.touchesEnded(touches, with: event)
    settle()
  }

  override func reset() {
    super.reset()
    settle()
  }

  func settle() {
    guard isPending else { return }
    isPending = false
    onTouch(false)
  }
}
