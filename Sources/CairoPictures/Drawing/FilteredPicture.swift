// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

#if Cairo
  import CPangoCairo
  import Foundation
  import ViewNodes

  /// The pixels of a drawing after a filter.
  final class FilteredPicture {
    /// The pixels, in the bytes of a Cairo surface.
    let surface: OpaquePointer

    /// Creates the filtered drawing of a closure, or `nil` if it is too large or empty.
    ///
    /// - Parameters:
    ///   - columns: The number of pixels in a row.
    ///   - rows: The number of rows.
    ///   - filter: The filter.
    ///   - scale: The pixels per point.
    ///   - draw: A closure that draws in pixels.
    init?(
      columns: Double, rows: Double, filter: DrawingFilter, scale: CGFloat,
      draw: (OpaquePointer) -> Void
    ) {
      guard columns >= 1, rows >= 1, columns * rows <= 64_000_000, max(columns, rows) <= 32_767,
        let surface = cairo_image_surface_create(
          CAIRO_FORMAT_ARGB32, Int32(columns), Int32(rows))
      else { return nil }
      guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
        let context = cairo_create(surface)
      else {
        cairo_surface_destroy(surface)
        return nil
      }
      draw(context)
      cairo_destroy(context)
      cairo_surface_flush(surface)
      self.surface = surface
      let stride = Int(cairo_image_surface_get_stride(surface))
      if let data = cairo_image_surface_get_data(surface) {
        let pixels = UnsafeMutableBufferPointer(start: data, count: stride * Int(rows))
        switch filter {
        case .blur(let deviation):
          if let blur = BoxBlur(deviation: Double(deviation * scale)), blur.radius > 0 {
            blur.apply(
              to: pixels, columns: Int(columns), rows: Int(rows), stride: stride, channels: 4)
          }
        case .colors(let matrix):
          for row in 0..<Int(rows) {
            for column in 0..<Int(columns) {
              FilteredPicture.change(pixels, at: row * stride + column * 4, by: matrix)
            }
          }
        }
      }
      cairo_surface_mark_dirty(surface)
    }

    deinit {
      cairo_surface_destroy(surface)
    }

    /// Changes the color of a pixel, whose components are multiplied by its opacity.
    private static func change(
      _ pixels: UnsafeMutableBufferPointer<UInt8>, at index: Int, by matrix: ColorMatrix
    ) {
      // Four bytes of a number, whose highest byte is the opacity.
      #if _endian(little)
        let (blueIndex, greenIndex, redIndex, alphaIndex) = (index, index + 1, index + 2, index + 3)
      #else
        let (alphaIndex, redIndex, greenIndex, blueIndex) = (index, index + 1, index + 2, index + 3)
      #endif
      let alpha = CGFloat(pixels[alphaIndex])
      guard alpha > 0 else { return }
      let color = matrix.apply(
        to: Color(
          red: CGFloat(pixels[redIndex]) / alpha, green: CGFloat(pixels[greenIndex]) / alpha,
          blue: CGFloat(pixels[blueIndex]) / alpha, alpha: alpha / 255))
      func byte(_ value: CGFloat) -> UInt8 { UInt8(min(max((value * 255).rounded(), 0), 255)) }
      pixels[redIndex] = byte(color.red * color.alpha)
      pixels[greenIndex] = byte(color.green * color.alpha)
      pixels[blueIndex] = byte(color.blue * color.alpha)
      pixels[alphaIndex] = byte(color.alpha)
    }
  }
#endif
