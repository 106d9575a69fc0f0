// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Parses a visual format string in a single pass.
package struct VisualFormatReader {
  typealias Reason = VisualFormatError.Reason
  typealias Expectation = VisualFormatError.Expectation

  private let format: String
  private let bytes: [UInt8]
  private var position = 0

  init(_ format: String) {
    self.format = format
    bytes = Array(format.utf8)
  }

  mutating func read() throws(VisualFormatError) -> VisualFormat {
    skipSpaces()
    guard position < bytes.count else { throw error(.emptyFormat, at: 0) }
    var result = VisualFormat()
    let start = position
    result.axis = try axis()
    let wasGiven = position > start
    if peek() == UInt8(ascii: "|") {
      result.superviewOffsets.start = position
      advance()
      result.gapFromSuperview = try gap(before: [.viewStart])
    }
    guard peek() == UInt8(ascii: "[") else {
      if result.gapFromSuperview != nil { throw unexpected([.viewStart]) }
      throw unexpected(
        wasGiven ? [.superview, .viewStart] : [.horizontal, .vertical, .superview, .viewStart])
    }
    result.views.append(try view())
    while let next = peek() {
      if next != UInt8(ascii: "-"), next != UInt8(ascii: "["), next != UInt8(ascii: "|") {
        throw unexpected([.hyphen, .viewStart, .superview, .end])
      }
      let gap = try gap(before: [.viewStart, .superview])
      guard peek() == UInt8(ascii: "|") else {
        result.views.append(try view())
        result.gaps.append(gap)
        continue
      }
      result.gapToSuperview = gap
      result.superviewOffsets.end = position
      advance()
      if peek() != nil { throw unexpected([.end]) }
    }
    return result
  }

  // MARK: Grammar

  private mutating func axis() throws(VisualFormatError) -> Axis {
    guard let letter = peek(), letter == UInt8(ascii: "H") || letter == UInt8(ascii: "V") else {
      return .horizontal
    }
    advance()
    try take(":", [.colon])
    return letter == UInt8(ascii: "H") ? .horizontal : .vertical
  }

  private mutating func view() throws(VisualFormatError) -> VisualFormat.View {
    try take("[", [.viewStart])
    guard let name = name() else { throw unexpected([.viewName]) }
    var view = VisualFormat.View(name: name)
    if peek() == UInt8(ascii: "(") {
      view.sizes = try predicates([.number, .metricName, .viewName])
      try take("]", [.viewEnd])
    } else {
      try take("]", [.listStart, .viewEnd])
    }
    return view
  }

  /// Parses nothing, a hyphen, or a length between two hyphens.
  private mutating func gap(
    before next: [Expectation]
  ) throws(VisualFormatError) -> VisualFormat.Gap {
    guard peek() == UInt8(ascii: "-") else { return .none }
    advance()
    switch peek() {
    case UInt8(ascii: "["): return .standard
    case UInt8(ascii: "|") where next.contains(.superview): return .standard
    case UInt8(ascii: "("):
      let predicates = try predicates([.number, .metricName])
      try take("-", [.hyphen])
      return .measured(predicates)
    default:
      guard let value = try value(allowsSign: false) else {
        throw unexpected([.number, .metricName, .listStart] + next)
      }
      try take("-", [.hyphen])
      return .measured([VisualFormat.Predicate(value: value)])
    }
  }

  private mutating func predicates(
    _ objects: [Expectation]
  ) throws(VisualFormatError) -> [VisualFormat.Predicate] {
    try take("(", [.listStart])
    var list: [VisualFormat.Predicate] = []
    while true {
      let relation = try relation()
      guard let value = try value(allowsSign: true) else { throw unexpected(objects) }
      var predicate = VisualFormat.Predicate(relation: relation, value: value)
      var following: [Expectation] = [.priority, .comma, .listEnd]
      if peek() == UInt8(ascii: "@") {
        advance()
        guard let priority = try self.value(allowsSign: true) else {
          throw unexpected([.number, .metricName])
        }
        predicate.priority = priority
        following.removeFirst()
      }
      list.append(predicate)
      if peek() == UInt8(ascii: ",") {
        advance()
        continue
      }
      try take(")", following)
      return list
    }
  }

  private mutating func relation() throws(VisualFormatError) -> LayoutRelation {
    skipSpaces()
    let start = position
    while position < bytes.count, Self.isRelationSign(bytes[position]) { advance() }
    guard position > start else { return .equal }
    let signs = String(decoding: bytes[start..<position], as: UTF8.self)
    switch signs {
    case "==": return .equal
    case "<=": return .lessThanOrEqual
    case ">=": return .greaterThanOrEqual
    default:
      let suggestion =
        switch signs {
        case "=", "===": "=="
        case "<", "=<", "≤": "<="
        case ">", "=>", "≥": ">="
        default: String?.none
        }
      throw error(.unknownRelation(signs, suggestion: suggestion), at: start)
    }
  }

  private mutating func value(allowsSign: Bool) throws(VisualFormatError) -> VisualFormat.Value? {
    if let name = name() { return .name(name) }
    let start = position
    var end = position
    if allowsSign, end < bytes.count, bytes[end] == UInt8(ascii: "-") { end += 1 }
    let digits = end
    while end < bytes.count, Self.isDigit(bytes[end]) { end += 1 }
    if end + 1 < bytes.count, bytes[end] == UInt8(ascii: "."), Self.isDigit(bytes[end + 1]) {
      end += 1
      while end < bytes.count, Self.isDigit(bytes[end]) { end += 1 }
    }
    guard end > digits else { return nil }
    position = end
    let text = String(decoding: bytes[start..<end], as: UTF8.self)
    guard let number = Double(text), number.isFinite else {
      throw error(.unusableNumber(text), at: start)
    }
    return .number(number, text: text, offset: start)
  }

  /// Parses a C identifier: a letter or underscore, then letters, digits, and underscores.
  private mutating func name() -> VisualFormat.Name? {
    skipSpaces()
    let start = position
    guard start < bytes.count, Self.isLetter(bytes[start]) else { return nil }
    while position < bytes.count, Self.isLetter(bytes[position]) || Self.isDigit(bytes[position]) {
      position += 1
    }
    return VisualFormat.Name(
      text: String(decoding: bytes[start..<position], as: UTF8.self), offset: start)
  }

  // MARK: Bytes

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    let lower = byte | 0x20
    return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z") || byte == UInt8(ascii: "_")
  }

  /// Returns whether a byte belongs to something that resembles a relation; “≤” and similar signs
  /// consist of non-ASCII bytes, which never occur in names or numbers.
  private static func isRelationSign(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "!"),
      UInt8(ascii: "~"), 0x80...:
      true
    default: false
    }
  }

  private mutating func skipSpaces() {
    while position < bytes.count, bytes[position] == UInt8(ascii: " ") { position += 1 }
  }

  /// Returns the next byte that isn't a space.
  private mutating func peek() -> UInt8? {
    skipSpaces()
    return position < bytes.count ? bytes[position] : nil
  }

  private mutating func advance() { position += 1 }

  private mutating func take(
    _ sign: Unicode.Scalar, _ expected: [Expectation]
  ) throws(VisualFormatError) {
    guard peek() == UInt8(ascii: sign) else { throw unexpected(expected) }
    advance()
  }

  private mutating func unexpected(_ expected: [Expectation]) -> VisualFormatError {
    skipSpaces()
    let index = format.utf8.index(format.startIndex, offsetBy: min(position, bytes.count))
    return error(.unexpected(found: format[index...].first, expected: expected), at: position)
  }

  func error(_ reason: Reason, at offset: Int) -> VisualFormatError {
    VisualFormatError(format: format, column: Self.column(of: offset, in: format), reason: reason)
  }

  /// Returns the column of a byte, counted in characters from 1.
  static func column(of offset: Int, in format: String) -> Int {
    let index = format.utf8.index(format.startIndex, offsetBy: min(offset, format.utf8.count))
    return format[..<index].count + 1
  }
}
