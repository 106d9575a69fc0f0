// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A table of a font file, with bounds checking.
///
/// Offsets are relative to the start of the table.
struct FontTable: Sendable {
  /// The tag; `nil` for the file as a whole.
  let tag: String?
  /// The whole file.
  let bytes: [UInt8]
  /// The byte range of the table in the file.
  let range: Range<Int>

  var count: Int { range.count }

  /// Checks that a number of bytes are available at an offset.
  func check(_ offset: Int, _ length: Int) throws(FontFileError) {
    let (end, isTooLarge) = offset.addingReportingOverflow(length)
    guard offset >= 0, length >= 0, !isTooLarge, end <= count else {
      let position = range.lowerBound + (isTooLarge ? 0 : min(max(offset, 0), count))
      throw FontFileError(
        .truncated(needed: isTooLarge ? Int.max : max(end - count, 1)), table: tag, offset: position
      )
    }
  }

  func u16(_ offset: Int) throws(FontFileError) -> Int {
    try check(offset, 2)
    return unchecked16(offset)
  }

  func i16(_ offset: Int) throws(FontFileError) -> Int {
    Int(Int16(truncatingIfNeeded: try u16(offset)))
  }

  func u32(_ offset: Int) throws(FontFileError) -> Int {
    try check(offset, 4)
    return unchecked16(offset) << 16 | unchecked16(offset + 2)
  }

  /// Returns the number at an offset, or 0 beyond the end, for lookups during measurement.
  func lenient16(_ offset: Int) -> Int {
    offset >= 0 && offset <= count - 2 ? unchecked16(offset) : 0
  }

  private func unchecked16(_ offset: Int) -> Int {
    let position = range.lowerBound + offset
    return Int(bytes[position]) << 8 | Int(bytes[position + 1])
  }

  /// Returns an error at an offset.
  func error(_ reason: FontFileError.Reason, at offset: Int) -> FontFileError {
    FontFileError(reason, table: tag, offset: range.lowerBound + max(0, offset))
  }

  /// Checks that the number at an offset is in a range.
  func check(
    _ value: Int, _ name: String, in allowed: ClosedRange<Int>, at offset: Int
  ) throws(FontFileError) {
    guard allowed.contains(value) else {
      throw error(.outOfRange(name: name, value: value, allowed: allowed), at: offset)
    }
  }
}
