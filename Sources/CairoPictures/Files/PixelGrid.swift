// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

#if Cairo
  import CPangoCairo
  import Foundation

  /// The pixels of a PNG file, for comparison and marking.
  package struct PixelGrid {
    package let width: Int
    package let height: Int
    /// Red, green, blue, and opacity, row by row.
    private var pixels: [UInt8]

    /// Reads a file, or returns `nil` if it can't be read.
    package init?(png bytes: [UInt8]) {
      guard let image = ImageDecoder.png(bytes) else { return nil }
      let bitmap = Bitmap(image)
      width = bitmap.width
      height = bitmap.height
      pixels = bitmap.isOpaque ? [] : bitmap.pixels
      guard bitmap.isOpaque else { return }
      pixels.reserveCapacity(width * height * 4)
      for start in stride(from: 0, to: bitmap.pixels.count, by: 3) {
        pixels += bitmap.pixels[start..<start + 3]
        pixels.append(255)
      }
    }

    /// The largest difference of a channel of one pixel, from 0 to 255.
    package func distance(to other: PixelGrid, _ x: Int, _ y: Int) -> Int {
      let start = (y * width + x) * 4
      return (start..<start + 4).reduce(0) {
        max($0, abs(Int(pixels[$1]) - Int(other.pixels[$1])))
      }
    }

    /// Fades a pixel, so that marked ones stand out.
    package mutating func fade(_ x: Int, _ y: Int) {
      let start = (y * width + x) * 4
      for index in start..<start + 3 { pixels[index] = 190 + pixels[index] / 4 }
      pixels[start + 3] = 255
    }

    /// Marks a pixel.
    package mutating func paintRed(_ x: Int, _ y: Int) {
      let start = (y * width + x) * 4
      pixels.replaceSubrange(start..<start + 4, with: [255, 0, 0, 255])
    }

    /// The pixels as a file.
    package func png() -> [UInt8] {
      let bitmap = Bitmap(width: width, height: height, pixels: pixels, isOpaque: false)
      return [UInt8](PNGEncoder.encode(bitmap, .fast))
    }
  }
#endif
