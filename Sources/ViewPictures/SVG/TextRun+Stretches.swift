// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes

extension DisplayList.TextRun {
  /// The run cut where its script changes to or from one that other fonts stand in for.
  ///
  /// Fonts for Hangul, Han, kana and emoji differ in width between machines. Each stretch is fitted
  /// to its own width, so that those letters are squeezed or widened a little and Latin ones beside
  /// them are not. Text that is written from right to left is left whole: its order is for the
  /// renderer to find.
  var stretches: [DisplayList.TextRun] {
    guard direction == .leftToRight, !text.utf8.allSatisfy({ $0 < 0x80 }) else { return [self] }
    var parts: [(text: String, isForeign: Bool)] = []
    for character in text {
      guard let isForeign = character.isForeign else { return [self] }
      if let last = parts.last, last.isForeign == isForeign || character == " " {
        parts[parts.count - 1].text.append(character)
      } else {
        parts.append((String(character), isForeign))
      }
    }
    guard parts.count > 1 else { return [self] }

    let measurer = EmbeddedTextMeasurer()
    let widths = parts.map { measurer.width(of: $0.text, font: font) }
    let total = widths.reduce(0, +)
    guard total > 0 else { return [self] }
    let scale = width / total
    var stretches: [DisplayList.TextRun] = []
    var x = baseline.x
    for (part, width) in zip(parts, widths) {
      var stretch = self
      // A space at the end of an element is taken out, so it must not count.
      let kept = part.text.drop { $0 == " " }
      var shown = kept
      while shown.last == " " { shown.removeLast() }
      let space = measurer.width(of: " ", font: font)
      let before = CGFloat(part.text.count - kept.count) * space
      let after = CGFloat(kept.count - shown.count) * space
      stretch.text = String(shown)
      stretch.baseline.x = x + before * scale
      stretch.width = (width - before - after) * scale
      x += width * scale
      if !shown.isEmpty { stretches.append(stretch) }
    }
    return stretches
  }
}

extension Character {
  /// Whether another font stands in for this character; `nil` if it is read from right to left.
  fileprivate var isForeign: Bool? {
    guard let scalar = unicodeScalars.first else { return false }
    if unicodeScalars.contains(where: { $0.value == 0xFE0F }) { return true }
    switch scalar.value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x1_0800...0x1_0FFF,
      0x1_E800...0x1_EFFF, 0x200F, 0x202A...0x202E, 0x2066...0x2069:
      return nil
    case 0..<0x0590, 0x1E00...0x20CF: return false
    default: return true
    }
  }
}
