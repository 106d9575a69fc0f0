// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// A cached layout and its inputs, so that drawing doesn't lay out the text again.
struct KeptLayout {
  let size: CGSize
  let style: TextLayout.Style
  let measurer: MeasurerReference
  let layout: TextLayout

  func matches(_ size: CGSize, _ style: TextLayout.Style, _ measurer: MeasurerReference) -> Bool {
    self.size == size && self.measurer === measurer && self.style == style
  }
}

/// The natural sizes of a text, and what they depend on.
///
/// A class, as it's read far more often than it's made.
final class KeptSizing {
  /// The font of the label, and the text size that it was adapted to, or `nil` if it wasn't.
  let font: Font
  let category: ContentSizeCategory?
  let lineBreakMode: LineBreakMode
  let measurer: MeasurerReference
  /// `nil` for an empty text, whose size is zero.
  let sizing: TextSizing?

  init(
    of text: StyledText, font: Font, category: ContentSizeCategory?, lineBreakMode: LineBreakMode,
    measurer: MeasurerReference
  ) {
    self.font = font
    self.category = category
    self.lineBreakMode = lineBreakMode
    self.measurer = measurer
    let string = text.string
    sizing =
      string.isEmpty
      ? nil
      : TextSizing(
        string, style: text.layoutStyle(numberOfLines: 1, lineBreakMode: lineBreakMode),
        measurer: text.measurer(over: measurer.measurer))
  }

  func matches(
    _ font: Font, _ category: ContentSizeCategory?, _ lineBreakMode: LineBreakMode,
    _ measurer: MeasurerReference
  ) -> Bool {
    self.measurer === measurer && self.lineBreakMode == lineBreakMode && self.category == category
      && self.font == font
  }
}
