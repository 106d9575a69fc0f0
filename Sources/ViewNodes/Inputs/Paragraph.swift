// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// A paragraph of a text: the text between two line endings, and the second of them.
struct Paragraph {
  /// The text without its line ending.
  let content: StyledText.Content
  /// The line ending, empty for the last paragraph.
  let ending: String
  /// The attributes of the line ending, which are those of an empty line.
  let endingAttributes: TextAttributes?
  /// The length of the text in UTF-16 units, without the line ending.
  let textLength: Int

  /// The length in UTF-16 units.
  var length: Int { textLength + ending.utf16.count }

  var string: String { StyledText(content: content, font: Paragraph.anyFont).string }

  private static let anyFont = Font.systemFont(ofSize: Font.labelFontSize)

  init(_ content: StyledText.Content, ending: Substring, endingAttributes: TextAttributes? = nil) {
    self.content = content
    self.ending = String(ending)
    self.endingAttributes = endingAttributes
    switch content {
    case .plain(let string): textLength = string.utf16.count
    case .attributed(let text): textLength = text.string.utf16.count
    }
  }

  /// The text and its line ending.
  var whole: StyledText.Content {
    switch content {
    case .plain(let string): .plain(string + ending)
    case .attributed(let text):
      .attributed(
        AttributedText(joining: [
          text, AttributedText(string: ending, attributes: endingAttributes ?? [:]),
        ]))
    }
  }

  /// Returns the part of the text at offsets in UTF-16 units, without the line ending.
  func part(_ offsets: Range<Int>) -> StyledText.Content {
    switch content {
    case .plain(let string): return .plain(string.text(at: offsets))
    case .attributed(let text):
      let string = text.string
      let first = string.utf16.index(string.startIndex, offsetBy: offsets.lowerBound)
      let end = string.utf16.index(first, offsetBy: offsets.count)
      let start = string[..<first].count
      return .attributed(text.part(string[first..<end], from: start))
    }
  }

  /// Splits a text after each of its line endings.
  ///
  /// - Complexity: O(n), where n is the length of the text.
  static func all(of content: StyledText.Content) -> [Paragraph] {
    switch content {
    case .plain(let string):
      return string.paragraphs.map { Paragraph(.plain(String($0.text)), ending: $0.ending) }
    case .attributed(let text):
      var start = 0
      return text.string.paragraphs.map { piece in
        let part = text.part(piece.text, from: start)
        start += part.length
        // An empty last line continues the style of the text before it.
        let position = piece.ending.isEmpty ? max(start - 1, 0) : start
        let attributes =
          text.runs.isEmpty ? nil : text.runs[text.runs.index(containing: position)].attributes
        if !piece.ending.isEmpty { start += 1 }
        return Paragraph(.attributed(part), ending: piece.ending, endingAttributes: attributes)
      }
    }
  }
}

extension StyledText.Content {
  /// Returns the concatenation of texts; the result has attributes if any of them has.
  static func joined(_ parts: [StyledText.Content]) -> StyledText.Content {
    var strings: [String] = []
    var styled: [AttributedText] = []
    var hasAttributes = false
    for part in parts {
      switch part {
      case .plain(let string):
        strings.append(string)
        styled.append(AttributedText(string: string))
      case .attributed(let text):
        hasAttributes = true
        strings.append(text.string)
        styled.append(text)
      }
    }
    return hasAttributes ? .attributed(AttributedText(joining: styled)) : .plain(strings.joined())
  }
}

nonisolated extension AttributedText {
  /// Returns a part of the text with its attributes.
  ///
  /// - Parameters:
  ///   - part: The characters.
  ///   - start: The number of characters before them.
  /// - Returns: The part.
  fileprivate func part(_ part: Substring, from start: Int) -> AttributedText {
    let wanted = start..<start + part.count
    guard !wanted.isEmpty else { return AttributedText(string: "") }
    var pieces: [AttributedText] = []
    var position = part.startIndex
    var index = runs.index(containing: start)
    while index < runs.count, runs[index].range.lowerBound < wanted.upperBound {
      let count = runs[index].range.clamped(to: wanted).count
      let end = part.index(position, offsetBy: count, limitedBy: part.endIndex) ?? part.endIndex
      pieces.append(
        AttributedText(string: String(part[position..<end]), attributes: runs[index].attributes))
      position = end
      index += 1
    }
    return AttributedText(joining: pieces)
  }
}

nonisolated extension String {
  /// The text between line endings, and the ending after each.
  fileprivate var paragraphs: [(text: Substring, ending: Substring)] {
    let scalars = unicodeScalars
    var found: [(text: Substring, ending: Substring)] = []
    var start = startIndex
    var index = startIndex
    while index < endIndex {
      let scalar = scalars[index]
      var next = scalars.index(after: index)
      if scalar.endsLine {
        if scalar == "\r", next < endIndex, scalars[next] == "\n" {
          next = scalars.index(after: next)
        }
        found.append((self[start..<index], self[index..<next]))
        start = next
      }
      index = next
    }
    found.append((self[start...], self[endIndex...]))
    return found
  }
}

nonisolated extension Unicode.Scalar {
  /// Whether the scalar is one of Unicode's mandatory line breaks.
  fileprivate var endsLine: Bool {
    (0x0A...0x0D).contains(value) || value == 0x85 || value == 0x2028 || value == 0x2029
  }
}
