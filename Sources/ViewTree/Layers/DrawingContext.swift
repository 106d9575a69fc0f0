// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

package import Foundation

/// A context in which a view, a layer, or an image is being drawn, with its current colors, line
/// style, transform, and clips.
///
/// UIKit: `CGContext`.
///
/// A new context draws in black, with a line width of 1 point.
public final class DrawingContext {
  package struct State {
    package var fillColor = Color.black
    package var strokeColor = Color.black
    package var style = StrokeStyle(width: 1, miterLimit: 10)
    package var dashes: (lengths: [CGFloat], phase: CGFloat) = ([], 0)
    package var transform = Transform.identity
    package var alpha: CGFloat = 1
    package var shadow: Shadow?
    /// The clips, the outermost first, in the coordinates of the view.
    package var clips: [BezierPath] = []
  }

  private let destination: any GraphicsContext
  package var state = State()
  private var saved: [State] = []
  /// The path under construction, in the coordinates of the view.
  package var path = BezierPath()

  package init(_ destination: any GraphicsContext) {
    self.destination = destination
  }

  /// Saves the current colors, line style, opacity, transform, and clips, for ``restoreGState()``.
  public func saveGState() { saved.append(state) }

  /// Restores the most recently saved state, if there is one.
  public func restoreGState() { state = saved.popLast() ?? state }

  /// Draws in the coordinates of the current transform, inside the clips.
  package func draw(_ body: (any GraphicsContext) -> Void) {
    paint { destination in
      guard state.transform != .identity else { return body(destination) }
      destination.withTransform(state.transform) { body(destination) }
    }
  }

  /// Draws a path that is in the coordinates of the view, unless it is empty.
  package func paint(_ path: BezierPath, _ body: (any GraphicsContext) -> Void) {
    if !path.elements.isEmpty { paint(body) }
  }

  /// Draws inside the clips with the current opacity.
  private func paint(_ body: (any GraphicsContext) -> Void) {
    func clipped(_ clips: ArraySlice<BezierPath>) {
      guard let clip = clips.first else { return body(destination) }
      destination.withClip(to: clip) { clipped(clips.dropFirst()) }
    }
    func translucent() {
      guard state.alpha < 1 else { return clipped(state.clips[...]) }
      destination.withOpacity(max(state.alpha, 0)) { clipped(state.clips[...]) }
    }
    guard let shadow = state.shadow else { return translucent() }
    destination.withShadow(shadow, translucent)
  }
}
