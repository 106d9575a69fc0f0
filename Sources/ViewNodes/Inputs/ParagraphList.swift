// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// A text as a list of paragraphs, so that the cost of an edit is proportional to the change.
struct ParagraphList {
  /// The paragraphs in order; never empty, and only the last one has no line ending.
  private(set) var all: [Paragraph]
  /// The offset of each paragraph in UTF-16 units, and the length of the text.
  private var starts: [Int]
  /// Whether parts of the text have attributes.
  let isAttributed: Bool

  init(_ content: StyledText.Content) {
    all = Paragraph.all(of: content)
    starts = [0]
    if case .attributed = content { isAttributed = true } else { isAttributed = false }
    findStarts(from: 0)
  }

  /// The length of the text in UTF-16 units.
  var length: Int { starts[all.count] }

  /// The text.
  ///
  /// - Complexity: O(n), where n is the length of the text.
  var string: String {
    var string = ""
    string.reserveCapacity(length)
    for paragraph in all {
      string += paragraph.string
      string += paragraph.ending
    }
    return string
  }

  /// The text with its attributes.
  var content: StyledText.Content {
    isAttributed ? .joined(all.map(\.whole)) : .plain(string)
  }

  /// Returns the offset of a paragraph.
  func start(of index: Int) -> Int { starts[index] }

  /// Returns the index of the paragraph that contains an offset; a line ending belongs to the
  /// paragraph before it.
  ///
  /// - Complexity: O(log n), where n is the number of paragraphs.
  func index(at offset: Int) -> Int {
    var low = 0
    var high = all.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// Returns the text at offsets, with its attributes.
  func part(_ range: Range<Int>) -> StyledText.Content {
    let last = index(at: range.upperBound)
    return .joined(
      (index(at: range.lowerBound)...last).flatMap { index -> [StyledText.Content] in
        let paragraph = all[index]
        let own = range.clamped(to: starts[index]..<starts[index + 1])
        let local = own.lowerBound - starts[index]..<own.upperBound - starts[index]
        let text = local.clamped(to: 0..<paragraph.textLength)
        let part = text == 0..<paragraph.textLength ? paragraph.content : paragraph.part(text)
        let ending = local.clamped(to: paragraph.textLength..<paragraph.length)
        if ending.isEmpty { return [part] }
        guard isAttributed else { return [part, .plain(paragraph.ending)] }
        return [
          part,
          .attributed(
            AttributedText(
              string: paragraph.ending, attributes: paragraph.endingAttributes ?? [:])),
        ]
      })
  }

  /// Replaces the text at offsets, which must be between characters.
  ///
  /// - Returns: The indexes of the paragraphs that were replaced, and the number of new ones.
  /// - Complexity: O(p + n), where p is the number of paragraphs and n the length of those that
  ///   change.
  mutating func replace(
    _ range: Range<Int>, with new: StyledText.Content
  ) -> (former: Range<Int>, count: Int) {
    var first = index(at: range.lowerBound)
    let last = index(at: range.upperBound)
    let head = all[first].part(0..<range.lowerBound - starts[first])
    let tail = all[last].part(range.upperBound - starts[last]..<all[last].textLength)
    let ending = Paragraph(
      isAttributed ? .attributed(AttributedText(string: "")) : .plain(""),
      ending: all[last].ending[...], endingAttributes: all[last].endingAttributes)
    var whole = StyledText.Content.joined([head, new, tail, ending.whole])
    // A carriage return and a line feed that become adjacent are one line ending.
    if first > 0, all[first - 1].ending == "\r", whole.startsWithLineFeed {
      first -= 1
      whole = .joined([all[first].whole, whole])
    }
    var paragraphs = Paragraph.all(of: whole)
    // The text after the last line ending is the next paragraph, which stays.
    if !all[last].ending.isEmpty { paragraphs.removeLast() }
    // An empty last line continues the style of the text before it.
    if first > 0, paragraphs.count == 1, paragraphs[0].length == 0 {
      let style = all[first - 1].endingAttributes
      paragraphs[0] = Paragraph(paragraphs[0].content, ending: "", endingAttributes: style)
    }
    all.replaceSubrange(first...last, with: paragraphs)
    findStarts(from: first)
    return (first..<last + 1, paragraphs.count)
  }

  private mutating func findStarts(from index: Int) {
    starts.removeSubrange((index + 1)...)
    starts.reserveCapacity(all.count + 1)
    var offset = starts[index]
    for paragraph in all[index...] {
      offset += paragraph.length
      starts.append(offset)
    }
  }
}

extension ParagraphList {
  /// Returns the start of the character at an offset.
  func characterStart(at offset: Int) -> Int {
    let index = index(at: offset)
    let local = offset - starts[index]
    let paragraph = all[index]
    // A line ending is one character.
    guard local < paragraph.textLength else { return starts[index] + paragraph.textLength }
    return starts[index] + paragraph.string.characterStart(at: local)
  }

  /// Returns the offset that is a number of characters from another, or the end of the text on that
  /// side.
  func offset(_ offset: Int, movedBy characters: Int) -> Int {
    var index = index(at: offset)
    var local = offset - starts[index]
    var left = characters
    while true {
      let text = all[index].string
      let moved = text.offset(local, movedBy: left)
      let step = text.characters(from: local, to: moved)
      left -= step
      local = moved
      if left < 0, index > 0 {
        index -= 1
        local = all[index].textLength
        left += 1
      } else if left > 0, index < all.count - 1 {
        index += 1
        local = 0
        left -= 1
      } else {
        return starts[index] + local
      }
    }
  }
}

nonisolated extension String {
  /// Returns the number of characters from one offset to another, negative backward.
  fileprivate func characters(from start: Int, to end: Int) -> Int {
    distance(
      from: utf16.index(startIndex, offsetBy: start), to: utf16.index(startIndex, offsetBy: end))
  }
}

extension StyledText.Content {
  fileprivate var startsWithLineFeed: Bool {
    switch self {
    case .plain(let string): string.utf8.first == 0x0A
    case .attributed(let text): text.string.utf8.first == 0x0A
    }
  }
}
