// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A text with attributes, such as fonts and colors, for parts of it.
///
/// Ranges are in characters. Adjacent runs with equal attributes are merged, so texts with the same
/// characters and attributes are equal.
public struct AttributedText: Sendable, Hashable {
  /// A range of characters with the same attributes.
  public struct Run: Sendable, Hashable {
    /// The range of characters (grapheme clusters), counted from 0.
    public let range: Range<Int>
    /// The attributes of the characters.
    public let attributes: TextAttributes
  }

  /// The text without attributes.
  public let string: String

  /// The runs in order, which together cover the text; empty for an empty text.
  public private(set) var runs: [Run]

  /// The number of characters.
  public let length: Int

  /// Creates a text with uniform attributes.
  ///
  /// - Parameters:
  ///   - string: The characters.
  ///   - attributes: The attributes; none by default.
  public init(string: String, attributes: TextAttributes = TextAttributes()) {
    self.string = string
    self.length = string.count
    self.runs = length == 0 ? [] : [Run(range: 0..<length, attributes: attributes)]
  }

  /// Creates a text by concatenating others, which keep their attributes.
  ///
  /// - Parameter parts: The texts, in order.
  public init(joining parts: [AttributedText]) {
    let string = parts.map(\.string).joined()
    let length = string.count
    self.string = string
    self.length = length
    var runs: [Run] = []
    var start = 0
    for part in parts {
      for run in part.runs {
        // Characters may combine where two parts meet, such as a letter and an accent, so clamp the
        // ranges.
        let lower = min(start + run.range.lowerBound, length)
        let upper = min(start + run.range.upperBound, length)
        runs.append(Run(range: lower..<upper, attributes: run.attributes))
      }
      start += part.length
    }
    self.runs = AttributedText.merged(runs)
  }

  /// Returns the attributes of the character at an index.
  ///
  /// - Parameter index: The index of the character (a grapheme cluster), counted from 0.
  /// - Returns: The attributes; none if the index is out of range.
  /// - Complexity: O(*n*), where *n* is the number of runs.
  public func attributes(at index: Int) -> TextAttributes {
    runs.first { $0.range.contains(index) }?.attributes ?? TextAttributes()
  }

  /// Adds attributes to a range of characters; unspecified attributes remain unchanged.
  ///
  /// - Parameters:
  ///   - attributes: The attributes to set.
  ///   - range: The range of characters, counted from 0; it is clamped to the text.
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

  /// Changes the attributes of every run.
  package mutating func changeAttributes(_ change: (inout TextAttributes) -> Void) {
    runs = AttributedText.merged(
      runs.map { run in
        var attributes = run.attributes
        change(&attributes)
        return Run(range: run.range, attributes: attributes)
      })
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
  /// Returns the index of the run that contains a character, or 0 if there is none.
  ///
  /// - Complexity: Logarithmic in the number of runs.
  package func index(containing character: Int) -> Int {
    var low = 0
    var high = count
    while high - low > 1 {
      let middle = (low + high) / 2
      if self[middle].range.lowerBound <= character { low = middle } else { high = middle }
    }
    return low
  }
}
