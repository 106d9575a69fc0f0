// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

#if Cairo
  import CPangoCairo
  import CTurboJPEG
  import CWebP
  import ViewNodes
  import ViewPictures

  /// A decoder of PNG, JPEG, and WebP files, which returns `nil` for files it can't decode.
  enum ImageDecoder {
    static func decode(_ image: DisplayList.PlacedImage) -> DecodedImage? {
      switch image.mediaType {
      case "image/png": png(image.bytes)
      case "image/jpeg": jpeg(image.bytes)
      case "image/webp": webP(image.bytes)
      default: nil
      }
    }

    static func png(_ bytes: [UInt8]) -> DecodedImage? {
      guard bytes.count > 24 else { return nil }
      func number(at offset: Int) -> Int {
        bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      }
      let (width, height) = (number(at: 16), number(at: 20))
      guard width > 0, height > 0, width <= 32_767, height <= 32_767,
        width * height <= DecodedImage.mostPixels
      else { return nil }
      return bytes.withUnsafeBytes { buffer in
        var rest = buffer[...]
        return withUnsafeMutablePointer(to: &rest) { rest in
          DecodedImage(
            owning: cairo_image_surface_create_from_png_stream(
              { closure, target, count in
                guard let closure, let target else { return CAIRO_STATUS_READ_ERROR }
                let rest = closure.assumingMemoryBound(
                  to: Slice<UnsafeRawBufferPointer>.self)
                let part = rest.pointee.prefix(Int(count))
                guard part.count == Int(count) else { return CAIRO_STATUS_READ_ERROR }
                UnsafeMutableRawBufferPointer(start: target, count: part.count)
                  .copyMemory(from: UnsafeRawBufferPointer(rebasing: part))
                rest.pointee = rest.pointee.dropFirst(part.count)
                return CAIRO_STATUS_SUCCESS
              }, rest))
        }
      }
    }

    private static func jpeg(_ bytes: [UInt8]) -> DecodedImage? {
      guard let decoder = tjInitDecompress() else { return nil }
      defer { tjDestroy(decoder) }
      return bytes.withUnsafeBufferPointer { source in
        var width: Int32 = 0
        var height: Int32 = 0
        var sampling: Int32 = 0
        var colors: Int32 = 0
        guard
          tjDecompressHeader3(
            decoder, source.baseAddress, UInt(source.count), &width, &height, &sampling, &colors)
            == 0
        else { return nil }
        // CMYK takes four bytes too, and is converted in place.
        let isInks = colors == TJCS_CMYK.rawValue || colors == TJCS_YCCK.rawValue
        return DecodedImage(width: Int(width), height: Int(height)) { pixels, stride in
          let failed = tjDecompress2(
            decoder, source.baseAddress, UInt(source.count), pixels, width, Int32(stride), height,
            isInks ? TJPF_CMYK.rawValue : pixelFormat, 0)
          // A truncated file is shown as far as it goes, as in browsers.
          guard failed == 0 || tjGetErrorCode(decoder) == TJERR_WARNING.rawValue else {
            return false
          }
          if isInks {
            mixInks(UnsafeMutableRawBufferPointer(start: pixels, count: stride * Int(height)))
          }
          return true
        }
      }
    }

    /// Converts inverted cyan, magenta, yellow, and black to colors: practically all CMYK files are
    /// from Adobe applications, which invert them.
    private static func mixInks(_ pixels: UnsafeMutableRawBufferPointer) {
      for offset in stride(from: 0, to: pixels.count - 3, by: 4) {
        let black = UInt32(pixels[offset + 3])
        var result: UInt32 = 0xFF
        for ink in 0..<3 {
          result = result << 8 | (UInt32(pixels[offset + ink]) * black + 127) / 255
        }
        pixels.storeBytes(of: result, toByteOffset: offset, as: UInt32.self)
      }
    }

    /// Cairo's pixels are numbers in the machine's byte order.
    private static var pixelFormat: Int32 {
      1.littleEndian == 1 ? TJPF_BGRA.rawValue : TJPF_ARGB.rawValue
    }

    private static func webP(_ bytes: [UInt8]) -> DecodedImage? {
      bytes.withUnsafeBufferPointer { source in
        var width: Int32 = 0
        var height: Int32 = 0
        guard WebPGetInfo(source.baseAddress, source.count, &width, &height) != 0 else {
          return nil
        }
        return DecodedImage(width: Int(width), height: Int(height)) { pixels, stride in
          let size = stride * Int(height)
          let decoded =
            1.littleEndian == 1
            ? WebPDecodeBGRAInto(source.baseAddress, source.count, pixels, size, Int32(stride))
            : WebPDecodeARGBInto(source.baseAddress, source.count, pixels, size, Int32(stride))
          guard decoded != nil else { return false }
          multiplyByOpacity(
            UnsafeMutableRawBufferPointer(start: pixels, count: size))
          return true
        }
      }
    }

    private static func multiplyByOpacity(_ pixels: UnsafeMutableRawBufferPointer) {
      for offset in stride(from: 0, to: pixels.count - 3, by: 4) {
        let pixel = pixels.load(fromByteOffset: offset, as: UInt32.self)
        let alpha = pixel >> 24
        guard alpha < 255 else { continue }
        var result = alpha << 24
        for shift in [0, 8, 16] as [UInt32] {
          let channel = pixel >> shift & 0xFF
          result |= ((channel * alpha + 127) / 255) << shift
        }
        pixels.storeBytes(of: result, toByteOffset: offset, as: UInt32.self)
      }
    }
  }
#endif
