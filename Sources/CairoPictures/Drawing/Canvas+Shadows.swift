// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

#if Cairo
  import CPangoCairo
  import Foundation
  import ViewNodes
  import ViewPictures

  extension Canvas {
    /// Draws the shadow of a shape.
    ///
    /// Shapes that differ only in position share a blurred mask.
    func draw(_ shadow: Shadow, of path: BezierPath) {
      let moved = path.applying(
        Transform(translationX: shadow.offset.width, y: shadow.offset.height))
      guard shadow.deviation > 0 else {
        fill(moved, with: .color(shadow.effectiveColor))
        return
      }
      let origin = moved.bounds.origin
      let figure = moved.applying(Transform(translationX: -origin.x, y: -origin.y))
      let scale = maskScale
      let key = ShadowCache.Key(path: figure, deviation: shadow.deviation, scale: scale)
      let mask = tools.shadows.mask(for: key) {
        BlurredMask(
          around: CGRect(origin: .zero, size: figure.bounds.size), deviation: shadow.deviation,
          scale: scale
        ) { context in
          Canvas.add(figure, to: context)
          cairo_fill(context)
        }
      }
      if let mask { draw(mask, at: origin, shadow.effectiveColor) }
    }

    /// Draws the shadow of a closure's drawing, in the canvas's coordinates.
    func draw(_ shadow: Shadow, around: CGRect, content: (OpaquePointer) -> Void) {
      let mask = BlurredMask(around: around, deviation: shadow.deviation, scale: maskScale) {
        content($0)
      }
      let offset = CGPoint(x: shadow.offset.width, y: shadow.offset.height)
      if let mask { draw(mask, at: offset, shadow.effectiveColor) }
    }

    /// The pixels per point of the current coordinates, so that masks have the resolution of the
    /// picture.
    var maskScale: CGFloat {
      var matrix = cairo_matrix_t()
      cairo_get_matrix(context, &matrix)
      let area = abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx)
      let factor = isVector ? scale : 1
      let value = CGFloat(area.squareRoot()) * factor
      // A quarter of a pixel isn't visible in a blur, and rounding lets masks be reused.
      return min(max((value * 4).rounded() / 4, 0.25), 8)
    }

    private func draw(_ mask: BlurredMask, at origin: CGPoint, _ color: Color) {
      cairo_save(context)
      cairo_translate(
        context, Double(origin.x + mask.origin.x), Double(origin.y + mask.origin.y))
      cairo_scale(context, 1 / Double(mask.scale), 1 / Double(mask.scale))
      setSource(color)
      cairo_mask_surface(context, mask.surface, 0, 0)
      cairo_restore(context)
    }
  }
#endif
