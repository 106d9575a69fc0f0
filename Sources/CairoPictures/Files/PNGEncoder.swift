// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

#if Cairo
  import CZlib
  import Foundation

  /// Writes PNG files.
  ///
  /// Cairo's own writer takes five times as long.
  enum PNGEncoder {
    static func encode(_ bitmap: Bitmap, _ compression: PNGOptions.Compression) -> Data {
      var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      var header: [UInt8] = []
      append(UInt32(bitmap.width), to: &header)
      append(UInt32(bitmap.height), to: &header)
      header += [8, bitmap.isOpaque ? 2 : 6, 0, 0, 0]
      addChunk("IHDR", header, to: &file)
      addChunk("IDAT", deflated(filtered(bitmap), compression), to: &file)
      addChunk("IEND", [], to: &file)
      return Data(file)
    }

    /// Each row as its difference from the row above: flat areas and vertical gradients become
    /// runs of equal bytes, and nothing has to be tried out.
    private static func filtered(_ bitmap: Bitmap) -> [UInt8] {
      let length = bitmap.width * bitmap.bytesPerPixel
      let count = (length + 1) * bitmap.height
      return bitmap.pixels.withUnsafeBufferPointer { source in
        [UInt8](unsafeUninitializedCapacity: count) { target, initialized in
          for row in 0..<bitmap.height {
            let from = row * length
            let to = row * (length + 1)
            if row == 0 {
              target[to] = 0
              for index in 0..<length { target[to + 1 + index] = source[from + index] }
            } else {
              target[to] = 2
              for index in 0..<length {
                target[to + 1 + index] = source[from + index] &- source[from - length + index]
              }
            }
          }
          initialized = count
        }
      }
    }

    private static func deflated(
      _ bytes: [UInt8], _ compression: PNGOptions.Compression
    ) -> [UInt8] {
      var stream = z_stream()
      let level: Int32 = compression == .fast ? 1 : 6
      viewfactory_deflate_begin(
        &stream, level, compression == .fast ? Z_DEFAULT_STRATEGY : Z_FILTERED)
      defer { deflateEnd(&stream) }
      let bound = Int(deflateBound(&stream, UInt(bytes.count)))
      return bytes.withUnsafeBufferPointer { source in
        [UInt8](unsafeUninitializedCapacity: bound) { target, initialized in
          // zlib never writes to what it reads.
          stream.next_in = UnsafeMutablePointer(mutating: source.baseAddress)
          stream.avail_in = UInt32(source.count)
          stream.next_out = target.baseAddress
          stream.avail_out = UInt32(bound)
          deflate(&stream, Z_FINISH)
          initialized = bound - Int(stream.avail_out)
        }
      }
    }

    private static func addChunk(_ name: String, _ content: [UInt8], to file: inout [UInt8]) {
      append(UInt32(content.count), to: &file)
      let start = file.count
      file += Array(name.utf8)
      file += content
      let sum = file.withUnsafeBufferPointer { bytes in
        crc32(0, bytes.baseAddress.map { $0 + start }, UInt32(bytes.count - start))
      }
      append(UInt32(truncatingIfNeeded: sum), to: &file)
    }

    private static func append(_ number: UInt32, to bytes: inout [UInt8]) {
      for shift in [24, 16, 8, 0] as [UInt32] { bytes.append(UInt8(number >> shift & 0xFF)) }
    }
  }
#endif
