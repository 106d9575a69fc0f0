// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

/// A timer that calls a method for each frame of the display; here it never does, because layers show
/// their final values.
#if MainActor
  @MainActor
#endif
open class CADisplayLink: NSObject {
  /// A Boolean value that indicates whether the timer is paused; `false` by default.
  public final var isPaused = false
  /// The number of frames per second that the app prefers; 0 by default, for the display's.
  public final var preferredFramesPerSecond = 0
  /// The time of the last frame: 0.
  public final var timestamp: CFTimeInterval { 0 }
  /// The time of the next frame: 0.
  public final var targetTimestamp: CFTimeInterval { 0 }
  /// The duration of a frame, in seconds.
  public final var duration: CFTimeInterval { 1 / 60 }

  /// Creates a timer.
  ///
  /// - Parameters:
  ///   - target: The object that would be called.
  ///   - sel: Its method.
  public init(target: Any, selector sel: Selector) {
    super.init()
  }

  /// Starts the timer, which never fires here.
  public final func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Stops the timer.
  public final func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Stops the timer.
  public final func invalidate() {}
}
