// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Parses the equations of reports, so that their contents can be verified.
///
/// The unknowns are the left and top edges, widths, and heights of all named items.
struct AlgebraReader {
  let isRightToLeft: Bool
  private var places: [Substring: Int] = [:]

  init(isRightToLeft: Bool) {
    self.isRightToLeft = isRightToLeft
  }

  private struct Reading {
    var parts: [(unknown: Int, factor: Double)] = []
    var constant = 0.0
    var sign: PlainSystem.Sign?
  }

  /// Returns the system of the lines, or `nil` if one of them can't be parsed.
  mutating func system(of lines: [String]) -> PlainSystem? {
    var readings: [Reading] = []
    for line in lines {
      guard let reading = reading(of: line) else { return nil }
      readings.append(reading)
    }
    return PlainSystem(
      lines: readings.compactMap { reading in
        guard let sign = reading.sign else { return nil }
        var factors = [Double](repeating: 0, count: places.count * 4)
        for (unknown, factor) in reading.parts { factors[unknown] += factor }
        return PlainSystem.Line(factors: factors, constant: reading.constant, sign: sign)
      })
  }

  /// Parses `first = 2 × second + 8 @1000`, with everything on the left side.
  private mutating func reading(of line: String) -> Reading? {
    let words = line.split(separator: " ")
    guard words.last == "@1000" else { return nil }
    // Positions are measured from the right for directional attributes in right-to-left layouts.
    let isTurned =
      isRightToLeft && words.contains { $0.hasSuffix(".leading") || $0.hasSuffix(".trailing") }
    var reading = Reading()
    var side = 1.0
    var direction = 1.0
    var number: Double?
    for word in words.dropLast() {
      if word == "×" { continue }
      if let value = Self.number(word) {
        number = value
        continue
      }
      let sign: PlainSystem.Sign? =
        switch word {
        case "=": .equal
        case "≤": .atMost
        case "≥": .atLeast
        default: nil
        }
      if sign != nil || word == "+" || word == "−" {
        reading.constant += side * direction * (number ?? 0)
        number = nil
        direction = word == "−" ? -1 : 1
        if let sign {
          reading.sign = sign
          side = -1
        }
        continue
      }
      guard add(word, side * direction * (number ?? 1), isTurned, to: &reading) else { return nil }
      number = nil
    }
    reading.constant += side * direction * (number ?? 0)
    return reading.sign == nil ? nil : reading
  }

  private static func number(_ word: Substring) -> Double? {
    word.hasPrefix("−") && word.count > 1 ? Double(word.dropFirst()).map { -$0 } : Double(word)
  }

  private mutating func add(
    _ word: Substring, _ factor: Double, _ isTurned: Bool, to reading: inout Reading
  ) -> Bool {
    guard let point = word.lastIndex(of: ".") else { return false }
    let name = word[..<point]
    let item = places[name] ?? places.count
    places[name] = item
    let (left, top, width, height) = (4 * item, 4 * item + 1, 4 * item + 2, 4 * item + 3)
    let turn = isTurned ? -factor : factor
    let shares: [(Int, Double)]
    switch word[word.index(after: point)...] {
    case "left": shares = [(left, turn)]
    case "right": shares = [(left, turn), (width, turn)]
    case "leading": shares = isTurned ? [(left, turn), (width, turn)] : [(left, turn)]
    case "trailing": shares = isTurned ? [(left, turn)] : [(left, turn), (width, turn)]
    case "centerX": shares = [(left, turn), (width, turn / 2)]
    case "top": shares = [(top, factor)]
    case "bottom": shares = [(top, factor), (height, factor)]
    case "centerY": shares = [(top, factor), (height, factor / 2)]
    case "width": shares = [(width, factor)]
    case "height": shares = [(height, factor)]
    default: return false
    }
    for (unknown, factor) in shares { reading.parts.append((unknown, factor)) }
    return true
  }
}
