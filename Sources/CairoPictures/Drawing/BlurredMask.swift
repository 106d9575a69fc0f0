// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

#if Cairo
  import CPangoCairo
  import Foundation

  /// The coverage of a shadow at each pixel.
  final class BlurredMask {
    /// The opacities, in the bytes of a Cairo surface.
    let surface: OpaquePointer
    /// The origin of the mask, in points.
    let origin: CGPoint
    /// The pixels per point.
    let scale: CGFloat
    let byteCount: Int

    /// Creates the blurred drawing of a closure within a rectangle, or `nil` if it is too large or
    /// empty.
    init?(
      around rect: CGRect, deviation: CGFloat, scale: CGFloat, draw: (OpaquePointer) -> Void
    ) {
      guard let blur = BoxBlur(deviation: Double(deviation * scale)) else { return nil }
      let margin = blur.radius * 3 + 1
      let columns = Double(rect.width * scale).rounded(.up) + Double(2 * margin)
      let rows = Double(rect.height * scale).rounded(.up) + Double(2 * margin)
      guard columns.isFinite, rows.isFinite, columns * rows <= 64_000_000,
        max(columns, rows) <= 32_767, rect.width > 0, rect.height > 0,
        let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(columns), Int32(rows))
      else { return nil }
      guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
        let context = cairo_create(surface)
      else {
        cairo_surface_destroy(surface)
        return nil
      }
      cairo_translate(context, Double(margin), Double(margin))
      cairo_scale(context, Double(scale), Double(scale))
      cairo_translate(context, -Double(rect.minX), -Double(rect.minY))
      draw(context)
      cairo_destroy(context)
      cairo_surface_flush(surface)
      self.surface = surface
      self.scale = scale
      origin = CGPoint(
        x: rect.minX - CGFloat(margin) / scale, y: rect.minY - CGFloat(margin) / scale)
      let stride = Int(cairo_image_surface_get_stride(surface))
      byteCount = stride * Int(rows)
      if blur.radius > 0, let data = cairo_image_surface_get_data(surface) {
        let pixels = UnsafeMutableBufferPointer(start: data, count: byteCount)
        blur.apply(to: pixels, columns: Int(columns), rows: Int(rows), stride: stride)
      }
      cairo_surface_mark_dirty(surface)
    }

    deinit {
      cairo_surface_destroy(surface)
    }
  }
#endif
