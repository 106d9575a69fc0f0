// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

#if Cairo
  /// Blurs bytes by averaging neighbors, three times along rows and three times along columns.
  ///
  /// The time of each pass is proportional to the number of bytes, regardless of the radius.
  struct BoxBlur {
    let radius: Int

    /// Creates the blur that closely approximates a Gaussian one with a standard deviation in
    /// pixels, or `nil` if it is too wide.
    init?(deviation: Double) {
      // Three successive box blurs.
      let width = (deviation * deviation * 12 / 3 + 1).squareRoot()
      guard width.isFinite, width <= 65_535 else { return nil }
      radius = max(Int(((width - 1) / 2).rounded()), 0)
    }

    /// Blurs an area.
    ///
    /// - Parameters:
    ///   - pixels: The bytes, row by row.
    ///   - columns: The number of pixels in a row.
    ///   - rows: The number of rows.
    ///   - stride: The number of bytes in a row.
    ///   - channels: The number of bytes in a pixel, each of which is blurred separately.
    func apply(
      to pixels: UnsafeMutableBufferPointer<UInt8>, columns: Int, rows: Int, stride: Int,
      channels: Int = 1
    ) {
      var line = [UInt8](repeating: 0, count: max(columns, rows))
      for channel in 0..<channels {
        for row in 0..<rows {
          let start = row * stride + channel
          for _ in 0..<3 { pass(pixels, from: start, step: channels, count: columns, &line) }
        }
        for column in 0..<columns {
          let start = column * channels + channel
          for _ in 0..<3 { pass(pixels, from: start, step: stride, count: rows, &line) }
        }
      }
    }

    /// Performs one pass over one line, which is surrounded by zeros.
    private func pass(
      _ pixels: UnsafeMutableBufferPointer<UInt8>, from start: Int, step: Int, count: Int,
      _ line: inout [UInt8]
    ) {
      line.withUnsafeMutableBufferPointer { line in
        var offset = start
        for index in 0..<count {
          line[index] = pixels[offset]
          offset += step
        }
        let width = 2 * radius + 1
        // Division by multiplication: 16 bits of fraction are exact enough for a byte.
        let reciprocal = (1 << 16) / width + 1
        var sum = 0
        for index in 0..<min(radius, count) { sum += Int(line[index]) }
        offset = start
        for index in 0..<count {
          if index + radius < count { sum += Int(line[index + radius]) }
          pixels[offset] = UInt8(min((sum * reciprocal + (1 << 15)) >> 16, 255))
          offset += step
          if index >= radius { sum -= Int(line[index - radius]) }
        }
      }
    }
  }
#endif
