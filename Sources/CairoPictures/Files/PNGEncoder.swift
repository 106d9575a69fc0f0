// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

#if Cairo
  import CZlib
  import Foundation

  /// An encoder of PNG files.
  ///
  /// Cairo's own writer takes five times as long.
  enum PNGEncoder {
    static func encode(_ raster: Raster, _ compression: PNGOptions.Compression) -> Data {
      let isOpaque = raster.isOpaque
      return encode(
        width: raster.width, height: raster.height, isOpaque: isOpaque, compression
      ) { row, target in
        raster.write(row, to: target, isOpaque: isOpaque)
      }
    }

    static func encode(_ bitmap: Bitmap, _ compression: PNGOptions.Compression) -> Data {
      let length = bitmap.width * bitmap.bytesPerPixel
      return bitmap.pixels.withUnsafeBufferPointer { pixels in
        encode(
          width: bitmap.width, height: bitmap.height, isOpaque: bitmap.isOpaque, compression
        ) { row, target in
          guard let start = pixels.baseAddress else { return }
          target.update(from: start + row * length, count: length)
        }
      }
    }

    /// Writes a file whose rows a closure provides one by one, each with space for one extra byte.
    @inline(__always)
    private static func encode(
      width: Int, height: Int, isOpaque: Bool, _ compression: PNGOptions.Compression,
      writeRow: (_ row: Int, _ target: UnsafeMutablePointer<UInt8>) -> Void
    ) -> Data {
      var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      var header: [UInt8] = []
      append(UInt32(width), to: &header)
      append(UInt32(height), to: &header)
      header += [8, isOpaque ? 2 : 6, 0, 0, 0]
      addChunk("IHDR", header, to: &file)
      let length = width * (isOpaque ? 3 : 4)
      var stream = DeflateStream(compression, expecting: length * height / 8)
      addFilteredRows(of: length, count: height, to: &stream, writeRow)
      addChunk("IDAT", stream.finish(), to: &file)
      addChunk("IEND", [], to: &file)
      return Data(file)
    }

    /// Filters each row as its difference from the row above: flat areas and vertical gradients
    /// become runs of equal bytes, and no filters need to be compared.
    ///
    /// A few rows are processed at a time, so that they stay in the processor's cache.
    @inline(__always)
    private static func addFilteredRows(
      of length: Int, count: Int, to stream: inout DeflateStream,
      _ writeRow: (_ row: Int, _ target: UnsafeMutablePointer<UInt8>) -> Void
    ) {
      let rowsAtATime = max(1, 32_768 / (length + 1))
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 2 * (length + 1)) { rows in
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: rowsAtATime * (length + 1)) {
          filtered in
          guard var above = rows.baseAddress, let start = filtered.baseAddress else { return }
          rows.initialize(repeating: 0)
          var current = above + length + 1
          var target = start
          for row in 0..<count {
            writeRow(row, current)
            target.pointee = row == 0 ? 0 : 2
            // The row above the first one is zero, so the difference is the row itself.
            for index in 0..<length { target[index + 1] = current[index] &- above[index] }
            target += length + 1
            swap(&above, &current)
            if (row + 1) % rowsAtATime == 0 || row + 1 == count {
              stream.add(start, count: target - start)
              target = start
            }
          }
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
