// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// The common interface of single-line and multiline inputs: text with a selection, edited with a
/// keyboard.
///
/// Offsets count UTF-16 units.
package protocol EditedText: TextInput, TextInputTraits {
  /// Whether the selection is shown and keys change it.
  var isEditing: Bool { get }
  /// Whether keys change the text.
  var takesText: Bool { get }
  var font: Font? { get }
  /// The font where ``font`` is `nil`.
  var defaultFont: Font { get }
  var adjustsFontForContentSizeCategory: Bool { get }
  /// The selected range, empty for a caret.
  var selection: Range<Int> { get set }
  var textLength: Int { get }
  /// Returns the start of the character at an offset inside the text.
  func characterStart(at offset: Int) -> Int
  /// Returns the offset that is a number of characters from another, or the end of the text on that
  /// side.
  func offset(_ offset: Int, movedBy characters: Int) -> Int
  /// Notifies the delegate.
  func selectionDidChange()
}

extension EditedText {
  /// Returns the range with its ends clamped to the text and aligned to characters.
  package func clamped(_ range: Range<Int>) -> Range<Int> {
    let length = textLength
    let first = characterStart(at: min(max(range.lowerBound, 0), length))
    guard !range.isEmpty else { return first..<first }
    return first..<max(first, characterStart(at: min(max(range.upperBound, 0), length)))
  }

  /// Selects a range, and notifies the delegate if it has changed.
  package func select(_ wanted: Range<Int>) {
    let range = clamped(wanted)
    guard range != selection else { return }
    selection = range
    selectionDidChange()
  }

  /// Moves the caret by characters; a selection collapses to the end in the direction of movement.
  package func moveCaret(by characters: Int) {
    guard isEditing else { return }
    var position = characters < 0 ? selection.lowerBound : selection.upperBound
    if selection.isEmpty { position = offset(position, movedBy: characters) }
    select(position..<position)
  }

  /// The selection, or the character before the caret; `nil` at the beginning of the text.
  var rangeToDelete: Range<Int>? {
    let range = clamped(selection)
    guard range.isEmpty else { return range }
    let start = offset(range.lowerBound, movedBy: -1)
    return start < range.lowerBound ? start..<range.lowerBound : nil
  }

  func position(at offset: Int) -> TextPosition? {
    guard offset >= 0, offset <= textLength else { return nil }
    return TextPosition(offset: characterStart(at: offset))
  }

  func textRange(_ offsets: Range<Int>) -> TextRange {
    let offsets = clamped(offsets)
    return TextRange(
      start: TextPosition(offset: offsets.lowerBound), end: TextPosition(offset: offsets.upperBound)
    )
  }
}

extension EditedText where Self: ViewNode {
  /// The font, scaled to the preferred text size if the input adjusts to it.
  var effectiveFont: Font {
    let font = font ?? defaultFont
    guard adjustsFontForContentSizeCategory, font.textStyle != nil else { return font }
    return font.adapted(to: surroundingTraits.preferredContentSizeCategory)
  }

  /// Fills the rectangles behind selected text with a tint of the inherited color.
  func drawHighlights(_ rects: [CGRect], in context: any GraphicsContext) {
    let color = shownTint.withAlphaComponent(shownTint.alpha * 0.2)
    for rect in rects { context.fill(BezierPath(rect: rect), with: color) }
  }

  func drawCaret(_ rect: CGRect, in context: any GraphicsContext) {
    // An override may hide the caret.
    guard rect.isFinite, !rect.isEmpty else { return }
    context.fill(BezierPath(roundedRect: rect, cornerRadius: 1), with: shownTint)
  }
}
