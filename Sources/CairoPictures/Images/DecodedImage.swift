// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

#if Cairo
  import CPangoCairo

  /// The pixels of an image as a Cairo surface.
  final class DecodedImage {
    let surface: OpaquePointer
    let width: Int
    let height: Int

    var byteCount: Int { width * height * 4 }

    /// The maximum number of pixels: a file of a few bytes can declare a size of gigabytes.
    static let mostPixels = 64_000_000

    /// Creates an image that takes ownership of a surface.
    init?(owning surface: OpaquePointer?) {
      guard let surface else { return nil }
      guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
        cairo_surface_destroy(surface)
        return nil
      }
      self.surface = surface
      width = Int(cairo_image_surface_get_width(surface))
      height = Int(cairo_image_surface_get_height(surface))
    }

    /// Creates an image whose pixels a closure writes, each a 32-bit number with the colors
    /// multiplied by the opacity; `nil` if it is too large or the closure says that it failed.
    convenience init?(
      width: Int, height: Int,
      write: (_ pixels: UnsafeMutablePointer<UInt8>, _ stride: Int) -> Bool
    ) {
      guard width > 0, height > 0, width <= 32_767, height <= 32_767,
        width * height <= DecodedImage.mostPixels
      else { return nil }
      self.init(
        owning: cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)))
      cairo_surface_flush(surface)
      guard let data = cairo_image_surface_get_data(surface) else { return nil }
      guard write(data, Int(cairo_image_surface_get_stride(surface))) else { return nil }
      cairo_surface_mark_dirty(surface)
    }

    deinit {
      cairo_surface_destroy(surface)
    }
  }
#endif
