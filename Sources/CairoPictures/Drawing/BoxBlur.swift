// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

#if Cairo
  /// Blurs bytes by averaging neighbors, three times along rows and three times along columns.
  ///
  /// The time of each pass is proportional to the number of bytes, regardless of the radius.
  struct BoxBlur {
    let radius: Int

    func apply(
      to pixels: UnsafeMutableBufferPointer<UInt8>, columns: Int, rows: Int, stride: Int
    ) {
      var line = [UInt8](repeating: 0, count: max(columns, rows))
      for row in 0..<rows {
        for _ in 0..<3 { pass(pixels, from: row * stride, step: 1, count: columns, &line) }
      }
      for column in 0..<columns {
        for _ in 0..<3 { pass(pixels, from: column, step: stride, count: rows, &line) }
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
