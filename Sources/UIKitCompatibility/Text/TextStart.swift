// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewNodes

/// The font, color, and alignment at the beginning of a text, which become those of the view that
/// shows it, as in the documentation of `UILabel.attributedText`.
///
/// Each is `nil` if some of the text doesn't specify it and has that of the view, which must not
/// change then.
struct TextStart {
  /// The text, without the alignments that the view takes over.
  private(set) var text: AttributedText
  /// The font at the beginning.
  let font: Font?
  /// The color at the beginning.
  let color: Color?
  /// The alignment of the first paragraph.
  let alignment: TextAlignment?

  /// Finds the style at the beginning of a text.
  init(_ text: AttributedText) {
    let (runs, paragraphs) = (text.runs, text.paragraphSpacings)
    font = runs.allSatisfy { $0.attributes.font != nil } ? runs.first?.attributes.font : nil
    color =
      runs.allSatisfy { $0.attributes.foregroundColor != nil }
      ? runs.first?.attributes.foregroundColor : nil
    alignment =
      paragraphs.allSatisfy { $0.alignment != nil } ? paragraphs.first?.alignment : nil
    self.text = text
    guard let alignment, paragraphs.allSatisfy({ $0.alignment == alignment }) else { return }
    self.text.changeAttributes { attributes in
      attributes.paragraph?.alignment = nil
      if attributes.paragraph == ParagraphSpacing() { attributes.paragraph = nil }
    }
  }
}
