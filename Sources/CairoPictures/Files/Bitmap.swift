// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

#if Cairo
  import CPangoCairo
  import Foundation
  import ViewPictures

  /// The pixels of a picture.
  struct Bitmap {
    let width: Int
    let height: Int
    /// From the top left, row by row: red, green and blue, and opacity unless all pixels are opaque.
    let pixels: [UInt8]
    let isOpaque: Bool

    var bytesPerPixel: Int { isOpaque ? 3 : 4 }

    init(_ list: DisplayList, options: PNGOptions) throws(CairoError) {
      self.init(try Raster(list, options: options))
    }

    /// The pixels of a decoded image.
    init(_ image: DecodedImage) {
      self.init(Raster(image))
    }

    private init(_ raster: Raster) {
      let isOpaque = raster.isOpaque
      let length = raster.width * (isOpaque ? 3 : 4)
      let count = length * raster.height
      self.init(
        width: raster.width, height: raster.height,
        pixels: [UInt8](unsafeUninitializedCapacity: count + 1) { target, initialized in
          guard let start = target.baseAddress else { return }
          for row in 0..<raster.height {
            raster.write(row, to: start + row * length, isOpaque: isOpaque)
          }
          initialized = count
        }, isOpaque: isOpaque)
    }

    init(width: Int, height: Int, pixels: [UInt8], isOpaque: Bool) {
      self.width = width
      self.height = height
      self.pixels = pixels
      self.isOpaque = isOpaque
    }
  }
#endif
