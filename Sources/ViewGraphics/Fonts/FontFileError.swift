// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// An error in a font file, with its location.
public struct FontFileError: Error, Hashable, Sendable {
  /// The reason for the error.
  public enum Reason: Hashable, Sendable {
    /// The file isn't a TrueType or OpenType font.
    case notAFont
    /// The file is a compressed web font, which must be decompressed first.
    case compressed(format: String)
    /// The collection has no face with this index.
    case noFace(index: Int, count: Int)
    /// A required table is missing.
    case missingTable
    /// The data ends before the expected value.
    case truncated(needed: Int)
    /// A number is outside the allowed range.
    case outOfRange(name: String, value: Int, allowed: ClosedRange<Int>)
    /// A table has a version or a format that isn't supported.
    case unsupported(name: String, value: Int)
    /// Entries that must be sorted aren't.
    case unordered(name: String)
    /// References in a table form a cycle.
    case cyclic(name: String)
  }

  /// The reason for the error.
  public let reason: Reason
  /// The tag of the table, such as `cmap`; `nil` for the header of the file.
  public let table: String?
  /// The byte offset from the start of the file, or `nil` if the error has no location.
  public let offset: Int?

  init(_ reason: Reason, table: String?, offset: Int?) {
    self.reason = reason
    self.table = table
    self.offset = offset
  }
}

extension FontFileError: CustomStringConvertible {
  /// A sentence that describes the table, the location, and the reason.
  public var description: String {
    var location = table.map { "Table “\($0)”" } ?? "Font file"
    if let offset { location += ", byte \(offset)" }
    return "\(location): \(problem)."
  }

  private var problem: String {
    switch reason {
    case .notAFont: "not a TrueType or OpenType font"
    case .compressed(let format): "\(format) is compressed; use the TrueType or OpenType file"
    case .noFace(let index, let count):
      "there is no face \(index) in a collection of \(count)"
    case .missingTable: "the table is missing"
    case .truncated(let needed):
      "the data ends \(needed) byte\(needed == 1 ? "" : "s") too early"
    case .outOfRange(let name, let value, let allowed):
      "\(name) is \(value), allowed are \(allowed.lowerBound) to \(allowed.upperBound)"
    case .unsupported(let name, let value): "\(name) \(value) is not supported"
    case .unordered(let name): "\(name) are not in order"
    case .cyclic(let name): "\(name) leads back to itself"
    }
  }
}
