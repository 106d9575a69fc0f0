// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

#if Cairo
  import CPangoCairo
  import Foundation
  import ViewPictures

  /// The pixels of a Cairo surface: 32-bit numbers of opacity, red, green, and blue, with the
  /// colors premultiplied by the opacity.
  final class Raster {
    let width: Int
    let height: Int
    private let surface: OpaquePointer
    private let hasOpacity: Bool
    /// The pixels, or `nil` if there are none.
    private let data: UnsafeRawPointer?
    /// The distance between rows, in bytes.
    private let stride: Int

    /// Cairo's coordinates have 16 bits.
    private static let longestSide = 32_767

    /// Draws a list.
    convenience init(_ list: DisplayList, options: PNGOptions) throws(CairoError) {
      let scale = options.scale
      let size = CGSize(width: list.size.width * scale, height: list.size.height * scale)
      guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
        throw .empty
      }
      // A size that is a whole number of pixels except for rounding has no extra row.
      let width = Int(min((size.width - 1e-6).rounded(.up), 1e9))
      let height = Int(min((size.height - 1e-6).rounded(.up), 1e9))
      let limit = options.maximumPixels
      guard width * height <= limit, max(width, height) <= Raster.longestSide else {
        throw .tooLarge(width: width, height: height, limit: limit)
      }
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
      defer { cairo_surface_destroy(surface) }
      let status = cairo_surface_status(surface)
      guard let surface, status == CAIRO_STATUS_SUCCESS else { throw CairoError(status) }
      try DrawingTools.shared.borrow { tools throws(CairoError) in
        try Canvas.draw(
          list, on: surface, scale: scale, isVector: false, background: options.background,
          fontFamilies: options.fontFamilies, with: tools)
      }
      self.init(surface)
    }

    /// The pixels of a decoded image.
    convenience init(_ image: DecodedImage) {
      self.init(image.surface)
    }

    private init(_ surface: OpaquePointer) {
      self.surface = cairo_surface_reference(surface)
      cairo_surface_flush(surface)
      width = Int(cairo_image_surface_get_width(surface))
      height = Int(cairo_image_surface_get_height(surface))
      stride = Int(cairo_image_surface_get_stride(surface))
      hasOpacity = cairo_image_surface_get_format(surface) == CAIRO_FORMAT_ARGB32
      data = UnsafeRawPointer(cairo_image_surface_get_data(surface))
    }

    deinit {
      cairo_surface_destroy(surface)
    }

    /// Whether all pixels are opaque.
    var isOpaque: Bool {
      guard hasOpacity, let data else { return true }
      return (0..<height).allSatisfy { row in
        // Reading all pixels of a row is faster than testing each of them.
        let pixels = (data + row * stride).assumingMemoryBound(to: UInt32.self)
        var all: UInt32 = 0xFFFF_FFFF
        for column in 0..<width { all &= pixels[column] }
        return all >= 0xFF00_0000
      }
    }

    /// Writes a row in the format of PNG files: red, green, blue, and opacity unless all pixels are
    /// opaque.
    ///
    /// - Parameters:
    ///   - row: The row, from 0 at the top.
    ///   - target: The destination. One byte more than the row may be written.
    ///   - isOpaque: Whether opacity is omitted.
    func write(_ row: Int, to target: UnsafeMutablePointer<UInt8>, isOpaque: Bool) {
      guard let data else { return }
      let pixels = (data + row * stride).assumingMemoryBound(to: UInt32.self)
      let target = UnsafeMutableRawPointer(target)
      if isOpaque {
        for column in 0..<width {
          let color = (pixels[column].byteSwapped >> 8).littleEndian
          target.storeBytes(of: color, toByteOffset: column * 3, as: UInt32.self)
        }
        return
      }
      for column in 0..<width {
        let pixel = pixels[column]
        let alpha = pixel >> 24
        let color = alpha == 0xFF || alpha == 0 ? pixel : Raster.divided(pixel, by: alpha)
        target.storeBytes(
          of: (color << 8 | alpha).bigEndian, toByteOffset: column * 4, as: UInt32.self)
      }
    }

    /// Returns a pixel whose colors aren't premultiplied.
    private static func divided(_ pixel: UInt32, by alpha: UInt32) -> UInt32 {
      let half = alpha / 2
      var result = alpha << 24
      for shift in [16, 8, 0] as [UInt32] {
        result |= min(((pixel >> shift & 0xFF) * 255 + half) / alpha, 255) << shift
      }
      return result
    }
  }
#endif
