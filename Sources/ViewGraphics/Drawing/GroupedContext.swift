// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

package import Foundation

/// A graphics context whose groups are opened and closed by calls of their own, so that a tree of any
/// depth is painted without recursion.
///
/// Translations are an offset instead of a group.
package protocol GroupedContext: GraphicsContext {
  /// The offset from the current coordinates to those of the innermost transform group.
  var offset: CGPoint { get set }
  /// The traits with which colors are resolved.
  var traits: TraitCollection { get set }
  /// The visible rectangle, in the coordinates of the innermost transform group.
  var visible: CGRect { get }
  /// Opens a group in the coordinates of the innermost transform group.
  func begin(_ group: DrawingGroup)
  /// Closes the group that was opened last.
  func end()
  /// Draws the shadow of a filled path, in the current coordinates, without the path.
  func drawShadow(_ shadow: Shadow, of path: BezierPath)
}

/// What restores the state before a group.
package struct OpenedGroup {
  fileprivate var offset: CGPoint
  /// Whether a group was begun, which has to be ended.
  package fileprivate(set) var hasBegun: Bool
}

extension GroupedContext {
  /// Returns a color resolved with the current traits.
  @inline(__always)
  package func resolved(_ color: Color) -> Color {
    color.isDynamic ? color.resolvedColor(with: traits) : color
  }

  /// Converts a path from the current coordinates to those of the innermost transform group.
  package func placed(_ path: BezierPath) -> BezierPath {
    offset == .zero ? path : path.applying(Transform(translationX: offset.x, y: offset.y))
  }

  /// Opens a clip to a path in the current coordinates.
  package func beginClip(to path: BezierPath) {
    begin(.clip(placed(path)))
  }

  /// Opens a group in the current coordinates, unless it has no effect.
  package func open(_ group: DrawingGroup) -> OpenedGroup {
    var opened = OpenedGroup(offset: offset, hasBegun: true)
    switch group {
    case .shadow(let shadow):
      let shadow = shadow.resolved(with: traits)
      opened.hasBegun = shadow.isVisible
      if shadow.isVisible { begin(.shadow(shadow)) }
    case .clip(let path): beginClip(to: path)
    case .opacity(let opacity):
      opened.hasBegun = opacity < 1
      if opacity < 1 { begin(group) }
    case .transform(let transform):
      if let move = transform.pureMove {
        opened.hasBegun = false
        offset = CGPoint(x: offset.x + move.x, y: offset.y + move.y)
      } else {
        let place = Transform(translationX: offset.x, y: offset.y)
        offset = .zero
        begin(.transform(transform.concatenating(place)))
      }
    case .mask(let drawing, let point):
      begin(.mask(drawing, at: CGPoint(x: point.x + offset.x, y: point.y + offset.y)))
    case .filter(let filter):
      opened.hasBegun = !filter.isIneffective
      if opened.hasBegun { begin(group) }
    case .blend: begin(group)
    }
    return opened
  }

  /// Closes a group.
  package func close(_ opened: OpenedGroup) {
    offset = opened.offset
    if opened.hasBegun { end() }
  }

  package func withShadow(_ shadow: Shadow, _ body: () -> Void) { group(.shadow(shadow), body) }

  package func withClip(to path: BezierPath, _ body: () -> Void) { group(.clip(path), body) }

  package func withTransform(_ transform: Transform, _ body: () -> Void) {
    group(.transform(transform), body)
  }

  package func withOpacity(_ opacity: CGFloat, _ body: () -> Void) {
    if opacity > 0 { group(.opacity(opacity), body) }
  }

  package func withMask(_ mask: (any GraphicsContext) -> Void, _ body: () -> Void) {
    let drawing = RecordedDrawing(size: .zero, displayScale: displayScale, mask)
    group(.mask(drawing, at: .zero), body)
  }

  package func withFilter(_ filter: DrawingFilter, _ body: () -> Void) {
    group(.filter(filter), body)
  }

  package func withBlendMode(_ mode: BlendMode, _ body: () -> Void) { group(.blend(mode), body) }

  private func group(_ group: DrawingGroup, _ body: () -> Void) {
    let opened = open(group)
    body()
    close(opened)
  }
}
