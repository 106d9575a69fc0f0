// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

nonisolated extension ComponentWords {
  /// Returns a pattern with values.
  func text(_ pattern: KeyPath<ComponentWords, String>, _ values: String...) -> String {
    var text = ""
    var next = 0
    var rest = Substring(self[keyPath: pattern])
    while let sign = rest.firstIndex(of: "%") {
      text += rest[..<sign]
      rest = rest[sign...].dropFirst()
      if rest.first == "%" {
        text += "%"
        rest.removeFirst()
      } else if rest.first == "@", next < values.count {
        text += values[next]
        next += 1
        rest.removeFirst()
      } else if let number = rest.first?.wholeNumberValue, values.indices.contains(number - 1),
        rest.dropFirst().hasPrefix("$@")
      {
        text += values[number - 1]
        rest = rest.dropFirst(3)
      } else {
        text += "%"
      }
    }
    return text + rest
  }

  /// Returns a pattern with numbers.
  func text(_ pattern: KeyPath<ComponentWords, String>, _ number: Int, _ total: Int) -> String {
    text(pattern, self.number(number), self.number(total))
  }

  /// Returns a whole number, written with the digits.
  func number(_ number: Int) -> String { localized("\(number)") }

  /// Returns a number, written with the digits and the decimal separator; whole numbers have no
  /// decimals.
  func number(_ number: Double) -> String {
    // Beyond this, a number isn't written in decimals.
    guard number == number.rounded(), abs(number) < 1e15 else { return localized("\(number)") }
    return self.number(Int(number))
  }

  /// Returns a share as a percentage; an empty text if it isn't a number.
  func percentage(of share: Float) -> String {
    guard share.isFinite else { return "" }
    return text(\.percentage, number(Int((min(max(share, 0), 1) * 100).rounded())))
  }

  /// Returns the parts of a description that aren't empty, separated.
  func joined(_ parts: String?...) -> String {
    parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: separator)
  }

  private func localized(_ number: String) -> String {
    let digits = Array(digits)
    guard digits.count == 10 else { return number }
    return number.reduce(into: "") { text, sign in
      if let value = sign.wholeNumberValue {
        text.append(digits[value])
      } else if sign == "." {
        text += decimalSeparator
      } else {
        text.append(sign)
      }
    }
  }
}
