// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

#if Cairo
  import CPangoCairo
  import Foundation
  import ViewNodes
  import ViewPictures

  /// The pixels of a picture.
  struct Bitmap {
    let width: Int
    let height: Int
    /// From the top left, row by row: red, green and blue, and opacity unless all pixels are opaque.
    private(set) var pixels: [UInt8] = []
    private(set) var isOpaque = true

    var bytesPerPixel: Int { isOpaque ? 3 : 4 }

    /// Cairo's coordinates have 16 bits.
    private static let longestSide = 32_767

    init(_ list: DisplayList, options: PNGOptions) throws(CairoError) {
      let scale = options.scale
      let size = CGSize(width: list.size.width * scale, height: list.size.height * scale)
      guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
        throw .empty
      }
      // A size that is a whole number of pixels but for rounding has no further row.
      width = Int(min((size.width - 1e-6).rounded(.up), 1e9))
      height = Int(min((size.height - 1e-6).rounded(.up), 1e9))
      let limit = min(options.maximumPixels, Int.max)
      guard width * height <= limit, max(width, height) <= Bitmap.longestSide else {
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
      readPixels(of: surface)
    }

    /// The pixels of a decoded image.
    init(_ image: DecodedImage) {
      width = image.width
      height = image.height
      readPixels(of: image.surface)
    }

    init(width: Int, height: Int, pixels: [UInt8], isOpaque: Bool) {
      self.width = width
      self.height = height
      self.pixels = pixels
      self.isOpaque = isOpaque
    }

    private mutating func readPixels(of surface: OpaquePointer) {
      cairo_surface_flush(surface)
      guard let data = cairo_image_surface_get_data(surface) else { return }
      let stride = Int(cairo_image_surface_get_stride(surface))
      readPixels(
        UnsafeRawBufferPointer(start: data, count: stride * height), stride: stride,
        hasOpacity: cairo_image_surface_get_format(surface) == CAIRO_FORMAT_ARGB32)
    }

    /// Takes pixels whose colours are multiplied by their opacity, as 32-bit numbers.
    private mutating func readPixels(
      _ source: UnsafeRawBufferPointer, stride: Int, hasOpacity: Bool
    ) {
      let width = width
      isOpaque =
        !hasOpacity
        || (0..<height).allSatisfy { row in
          (0..<width).allSatisfy { column in
            source.load(fromByteOffset: row * stride + column * 4, as: UInt32.self) >= 0xFF00_0000
          }
        }
      let count = width * height * bytesPerPixel
      pixels = [UInt8](unsafeUninitializedCapacity: count) { target, initialized in
        var place = 0
        for row in 0..<height {
          for column in 0..<width {
            let pixel = source.load(fromByteOffset: row * stride + column * 4, as: UInt32.self)
            let alpha = isOpaque ? 0xFF : pixel >> 24
            var channels = (pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF)
            if alpha != 0xFF, alpha > 0 {
              let half = alpha / 2
              channels.0 = min((channels.0 * 255 + half) / alpha, 255)
              channels.1 = min((channels.1 * 255 + half) / alpha, 255)
              channels.2 = min((channels.2 * 255 + half) / alpha, 255)
            }
            target[place] = UInt8(channels.0)
            target[place + 1] = UInt8(channels.1)
            target[place + 2] = UInt8(channels.2)
            if !isOpaque { target[place + 3] = UInt8(alpha) }
            place += bytesPerPixel
          }
        }
        initialized = count
      }
    }
  }
#endif
