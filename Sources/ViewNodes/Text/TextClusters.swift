// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A text taken apart for line breaking: for each of its characters, where it starts and what it
/// is to a line break.
struct TextClusters {
  let text: String
  private(set) var classes: [BreakClass] = []
  private(set) var hasSoftHyphen = false
  /// Offsets in UTF-8, with the end of the text after the last; none if every character is one
  /// byte long.
  private var starts: [Int]?
  /// Whether only hyphens have followed the beginning of the word that is being read.
  private var beginsWithHyphen = false

  var count: Int { classes.count }

  init(_ text: String) {
    var text = text
    text.makeContiguousUTF8()
    self.text = text
    let bytes = text.utf8.count
    classes.reserveCapacity(bytes)
    if text.isPlainASCII {
      let ascii = BreakClass.ascii
      text.withUTF8 { bytes in
        for byte in bytes { append(ascii[Int(byte)]) }
      }
      return
    }
    var starts: [Int] = []
    starts.reserveCapacity(bytes + 1)
    var offset = 0
    if text.unicodeScalars.allSatisfy(\.standsAlone) {
      for scalar in text.unicodeScalars {
        append(BreakClass(scalar))
        starts.append(offset)
        offset += UTF8.width(scalar)
      }
    } else {
      for character in text {
        append(BreakClass(character.unicodeScalars[character.unicodeScalars.startIndex]))
        starts.append(offset)
        offset += character.utf8.count
      }
    }
    starts.append(bytes)
    self.starts = starts
  }

  /// The string between two characters, counted from 0; the range must be within the text.
  func string(_ range: Range<Int>) -> Substring {
    text[indices(range)]
  }

  /// The places of a range of characters in the text.
  func indices(_ range: Range<Int>) -> Range<String.Index> {
    index(range.lowerBound)..<index(range.upperBound)
  }

  private func index(_ position: Int) -> String.Index {
    text.utf8.index(text.startIndex, offsetBy: starts?[position] ?? position)
  }

  @inline(__always)
  private mutating func append(_ kind: BreakClass) {
    if kind == .hyphen {
      // Hyphens that begin a word (a minus, an option's name) stay with it.
      switch classes.last {
      case nil, .space, .newline, .opening, .ideographOpening: beginsWithHyphen = true
      default: break
      }
      classes.append(beginsWithHyphen ? .letter : .hyphen)
    } else {
      if kind == .softHyphen { hasSoftHyphen = true }
      beginsWithHyphen = false
      classes.append(kind)
    }
  }
}
