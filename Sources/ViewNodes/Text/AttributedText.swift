// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A text whose parts may differ in font and color.
///
/// Ranges count characters. Neighboring runs with equal attributes are one run, so two texts that
/// look the same are equal.
public struct AttributedText: Sendable, Hashable {
  /// A stretch of characters with the same attributes.
  public struct Run: Sendable, Hashable {
    /// The characters, counted from 0.
    public let range: Range<Int>
    /// What sets them apart.
    public let attributes: TextAttributes
  }

  /// The characters without their attributes.
  public let string: String

  /// The runs in order, which together cover the text; empty for an empty text.
  public private(set) var runs: [Run]

  /// The number of characters.
  public let length: Int

  /// Creates a text with the same attributes throughout.
  ///
  /// - Parameters:
  ///   - string: The characters.
  ///   - attributes: The attributes of them all; none by default.
  public init(string: String, attributes: TextAttributes = TextAttributes()) {
    self.string = string
    self.length = string.count
    self.runs = length == 0 ? [] : [Run(range: 0..<length, attributes: attributes)]
  }

  /// Joins texts, each keeping its attributes.
  ///
  /// - Parameter parts: The texts in order.
  public init(joining parts: [AttributedText]) {
    self.string = parts.map(\.string).joined()
    self.length = string.count
    var runs: [Run] = []
    var start = 0
    for part in parts {
      for run in part.runs {
        // Characters may merge where two parts meet (a letter and an accent), so ranges are clamped.
        let lower = min(start + run.range.lowerBound, string.count)
        let upper = min(start + run.range.upperBound, string.count)
        runs.append(Run(range: lower..<upper, attributes: run.attributes))
      }
      start += part.length
    }
    self.runs = AttributedText.merged(runs)
  }

  /// The attributes of one character.
  ///
  /// - Parameter index: The character, counted from 0.
  /// - Returns: Its attributes; none when the index is outside the text.
  public func attributes(at index: Int) -> TextAttributes {
    runs.first { $0.range.contains(index) }?.attributes ?? TextAttributes()
  }

  /// Gives a range further attributes; those not mentioned stay as they are.
  ///
  /// - Parameters:
  ///   - attributes: What to set.
  ///   - range: The characters, counted from 0; the part outside the text is left out of account.
  public mutating func addAttributes(_ attributes: TextAttributes, range: Range<Int>) {
    let range = range.clamped(to: 0..<length)
    var result: [Run] = []
    for run in runs {
      let hit = run.range.clamped(to: range)
      if hit.isEmpty {
        result.append(run)
        continue
      }
      result.append(
        Run(range: run.range.lowerBound..<hit.lowerBound, attributes: run.attributes))
      result.append(Run(range: hit, attributes: run.attributes.merging(attributes)))
      result.append(
        Run(range: hit.upperBound..<run.range.upperBound, attributes: run.attributes))
    }
    runs = AttributedText.merged(result)
  }

  private static func merged(_ runs: [Run]) -> [Run] {
    var result: [Run] = []
    for run in runs where !run.range.isEmpty {
      if let last = result.last, last.attributes == run.attributes {
        result[result.count - 1] = Run(
          range: last.range.lowerBound..<run.range.upperBound, attributes: run.attributes)
      } else {
        result.append(run)
      }
    }
    return result
  }
}

extension [AttributedText.Run] {
  /// The place of the run that has a character, found by halving; 0 if there is none.
  func place(of character: Int) -> Int {
    var low = 0
    var high = count
    while high - low > 1 {
      let middle = (low + high) / 2
      if self[middle].range.lowerBound <= character { low = middle } else { high = middle }
    }
    return low
  }
}
