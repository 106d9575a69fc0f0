// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A text taken apart for line breaking: for each of its characters, where it starts and what it
/// is to a line break.
struct TextClusters {
  let text: String
  /// Offsets in UTF-8, with the end of the text after the last.
  private(set) var starts: [Int] = []
  private(set) var classes: [BreakClass] = []

  /// Whether only hyphens have followed the beginning of the word that is being read.
  private var beginsWithHyphen = false

  var count: Int { classes.count }

  init(_ text: String) {
    var text = text
    text.makeContiguousUTF8()
    self.text = text
    let bytes = text.utf8.count
    starts.reserveCapacity(bytes + 1)
    classes.reserveCapacity(bytes)
    var offset = 0
    if text.unicodeScalars.allSatisfy(\.standsAlone) {
      for scalar in text.unicodeScalars {
        append(scalar, at: offset)
        offset += UTF8.width(scalar)
      }
    } else {
      for character in text {
        append(character.unicodeScalars[character.unicodeScalars.startIndex], at: offset)
        offset += character.utf8.count
      }
    }
    starts.append(bytes)
  }

  /// The string between two characters, counted from 0; the range must be within the text.
  func string(_ range: Range<Int>) -> Substring {
    text[indices(range)]
  }

  /// The places of a range of characters in the text.
  func indices(_ range: Range<Int>) -> Range<String.Index> {
    let lower = text.utf8.index(text.startIndex, offsetBy: starts[range.lowerBound])
    let upper = text.utf8.index(text.startIndex, offsetBy: starts[range.upperBound])
    return lower..<upper
  }

  private mutating func append(_ scalar: Unicode.Scalar, at offset: Int) {
    var kind = BreakClass(scalar)
    if kind == .hyphen {
      // Hyphens that begin a word (a minus, an option's name) stay with it.
      switch classes.last {
      case nil, .space, .newline, .opening: beginsWithHyphen = true
      default: break
      }
      if beginsWithHyphen { kind = .letter }
    } else {
      beginsWithHyphen = false
    }
    starts.append(offset)
    classes.append(kind)
  }
}

extension String {
  /// Whether the text has a forced end of line.
  var hasLineBreak: Bool {
    var previous: UInt8 = 0
    var beforePrevious: UInt8 = 0
    for byte in utf8 {
      if byte >= 0x0A, byte <= 0x0D { return true }
      // U+0085 is C2 85; U+2028 and U+2029 are E2 80 A8 and E2 80 A9.
      if byte == 0x85, previous == 0xC2 { return true }
      if byte & 0xFE == 0xA8, previous == 0x80, beforePrevious == 0xE2 { return true }
      beforePrevious = previous
      previous = byte
    }
    return false
  }
}
