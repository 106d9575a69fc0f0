// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
public import ViewGraphics

nonisolated extension BezierPath: LosslessStringConvertible {
  /// The elements as text: numbers in points, each group followed by the letter of its element.
  ///
  /// The letters are `m` for a move, `l` for a line, `q` for a quadratic and `c` for a cubic curve,
  /// whose control points come first, and `h` for the end of a subpath: `0 0 m 10 0 l h`.
  public var description: String {
    var words: [String] = []
    func add(_ letter: String, _ points: CGPoint...) {
      for point in points { words += [BezierPath.word(point.x), BezierPath.word(point.y)] }
      words.append(letter)
    }
    forEach { element in
      switch element {
      case .move(let point): add("m", point)
      case .line(let point): add("l", point)
      case .quadCurve(let point, let control): add("q", control, point)
      case .curve(let point, let control1, let control2): add("c", control1, control2, point)
      case .closeSubpath: add("h")
      }
    }
    return words.joined(separator: " ")
  }

  /// Creates a path from its ``description``.
  ///
  /// The result is `nil` if the text doesn't consist of elements, or begins with another element than
  /// a move. Besides the letters of descriptions, `re` is understood: a rectangle with its corner,
  /// width, and height.
  ///
  /// - Parameter string: The text.
  public init?(_ string: String) {
    self.init()
    var numbers: [CGFloat] = []
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        guard number.isFinite else { return nil }
        numbers.append(CGFloat(number))
        continue
      }
      let count = numbers.count
      func point(_ index: Int) -> CGPoint {
        CGPoint(x: numbers[2 * index], y: numbers[2 * index + 1])
      }
      let isBegun = !elements.isEmpty
      switch (word, count) {
      case ("m", 2): move(to: point(0))
      case ("l", 2) where isBegun: addLine(to: point(0))
      case ("q", 4) where isBegun: addQuadCurve(to: point(1), control: point(0))
      case ("c", 6) where isBegun: addCurve(to: point(2), control1: point(0), control2: point(1))
      case ("h", 0) where isBegun: closeSubpath()
      case ("re", 4):
        addRect(CGRect(origin: point(0), size: CGSize(width: numbers[2], height: numbers[3])))
      default: return nil
      }
      numbers = []
    }
    guard numbers.isEmpty else { return nil }
  }

  /// Returns a number as it is written in a description.
  private static func word(_ number: CGFloat) -> String {
    let text = "\(Double(number))"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
