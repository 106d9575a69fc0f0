// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The characters of a text with their positions and line-breaking classes.
struct TextClusters {
  let text: String
  private(set) var classes: [BreakClass] = []
  private(set) var hasSoftHyphen = false
  /// The UTF-8 offset of each character and of the end of the text, or `nil` if every character is
  /// one byte.
  private var starts: [Int]?
  /// Whether the current word has consisted only of hyphens so far.
  private var beginsWithHyphen = false

  var count: Int { classes.count }

  /// Whether every character is one byte.
  var isPlainASCII: Bool { starts == nil }

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
    if text.unicodeScalars.allSatisfy(\.isStandalone) {
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

  /// Returns the characters in a range, which must be within the text.
  func string(_ range: Range<Int>) -> Substring {
    text[indices(range)]
  }

  /// Returns the string indexes of a range of characters.
  func indices(_ range: Range<Int>) -> Range<String.Index> {
    index(range.lowerBound)..<index(range.upperBound)
  }

  private func index(_ position: Int) -> String.Index {
    text.utf8.index(text.startIndex, offsetBy: starts?[position] ?? position)
  }

  @inline(__always)
  private mutating func append(_ kind: BreakClass) {
    if kind == .hyphen {
      // Hyphens at the beginning of a word, as in a negative number or a command-line option, stay
      // with it.
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
