// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

// Text positions and selection, as in UIKit's `UITextInput`.

extension TextAreaNode: EditedText {
  /// The selected range of the text in UTF-16 units, empty for a caret.
  ///
  /// Setting it notifies the delegate and scrolls to the caret. A range outside the text is
  /// clamped, and its ends move to the starts of the characters that contain them.
  public final var selectedRange: NSRange {
    get {
      let range = clamped(selection)
      return NSRange(location: range.lowerBound, length: range.count)
    }
    set { select(newValue.offsets) }
  }

  /// The selected range of the text.
  ///
  /// Setting `nil` has no effect.
  public final var selectedTextRange: TextRange? {
    get { textRange(selection) }
    set { if let newValue { select(newValue.offsets) } }
  }

  /// The position after the last character.
  public final var endOfDocument: TextPosition { TextPosition(offset: textLength) }

  /// Returns the position at an offset from another in UTF-16 units, or `nil` outside the text.
  ///
  /// An offset inside a character is rounded down.
  public final func position(from position: TextPosition, offset: Int) -> TextPosition? {
    let (target, overflows) = position.offset.addingReportingOverflow(offset)
    return overflows ? nil : self.position(at: target)
  }

  /// Returns the text in a range.
  public final func text(in range: TextRange) -> String? {
    StyledText(content: paragraphs.part(clamped(range.offsets)), font: effectiveFont).string
  }

  /// Replaces a range of the text programmatically, without consulting or notifying the delegate.
  ///
  /// The caret moves to the end of the replacement.
  public final func replace(_ range: TextRange, withText text: String) {
    replaceCharacters(in: clamped(range.offsets), with: text)
  }

  /// Selects the whole text.
  public final func selectAll(_ sender: Any?) { select(0..<textLength) }

  /// Returns the position in the text that is closest to a point in the bounds.
  public final func closestPosition(to point: CGPoint) -> TextPosition? {
    guard point.x.isFinite, point.y.isFinite, let line = line(atY: point.y, in: shownLayouts)
    else { return nil }
    return TextPosition(offset: line.offset(nearestTo: point.x))
  }

  /// Returns the rectangle of the first line of a range, in bounds coordinates, or an empty one.
  public final func firstRect(for range: TextRange) -> CGRect {
    selectionRects(for: range).first ?? caretRect(for: range.start)
  }

  /// Returns the rectangles behind a range of the text, one for each visible line that it touches.
  ///
  /// If the range continues in the next line, the rectangle extends to the edge of the lines.
  public final func selectionRects(for range: TextRange) -> [CGRect] {
    highlights(clamped(range.offsets), from: -.infinity, to: .infinity)
  }

  /// Scrolls as little as necessary to show a range of the text.
  public final func scrollRangeToVisible(_ range: NSRange) {
    guard isScrollEnabled else { return }
    settleContentSize()
    let offsets = clamped(range.offsets)
    var rect = caretRect(at: offsets.lowerBound).union(caretRect(at: offsets.upperBound))
    // At either end of the text, the insets are shown as well.
    if rect.minY <= textContainerInset.top {
      rect.size.height += rect.minY
      rect.origin.y = 0
    }
    if rect.maxY >= contentSizeStorage.height - textContainerInset.bottom - 1 {
      rect.size.height = contentSizeStorage.height - rect.minY
    }
    scrollRectToVisible(rect, animated: false)
  }

  // MARK: Shared with single-line inputs

  package final var isEditing: Bool { isFirstResponder }

  package final var takesText: Bool { isEditable }

  package final var textLength: Int { paragraphs.length }

  package final func characterStart(at offset: Int) -> Int {
    paragraphs.characterStart(at: offset)
  }

  package final func offset(_ offset: Int, movedBy characters: Int) -> Int {
    paragraphs.offset(offset, movedBy: characters)
  }

  package final func selectionDidChange() {
    caretColumn = nil
    ownTypingAttributes = nil
    revealsCaret = true
    setNeedsLayout()
    textDelegate?.textViewDidChangeSelection(self)
  }

  // MARK: Lines

  /// Moves the caret up or down by lines, as close to its column as each line allows; beyond the
  /// first and last line, to the beginning and the end of the text.
  package final func moveCaret(byLines count: Int) {
    guard isEditing, count != 0 else { return }
    let layouts = shownLayouts
    let start = count < 0 ? selection.lowerBound : selection.upperBound
    guard var line = line(at: start, in: layouts) else { return }
    let column = caretColumn ?? line.stops.x(at: start - line.offset)
    for _ in 0..<abs(count) {
      guard let next = self.line(line, below: count > 0, in: layouts) else {
        let end = count < 0 ? 0 : textLength
        select(end..<end)
        return
      }
      line = next
    }
    let target = line.offset(nearestTo: column)
    select(target..<target)
    caretColumn = column
  }

  /// Returns the rectangles behind a range in the lines between two y-coordinates.
  final func highlights(_ range: Range<Int>, from top: CGFloat, to bottom: CGFloat) -> [CGRect] {
    let layouts = shownLayouts
    guard !range.isEmpty, let first = line(at: range.lowerBound, in: layouts),
      let last = line(at: range.upperBound, in: layouts),
      let high = top.isFinite ? line(atY: top, in: layouts) : first
    else { return [] }
    let (left, right) = (textLeft, textLeft + layouts.width)
    let (begin, end) = isRightToLeft ? (right, left) : (left, right)
    var current: Line? = high.top > first.top ? high : first
    var rects: [CGRect] = []
    while let line = current, line.top <= min(bottom, last.top) {
      let from = line.top == first.top ? line.stops.x(at: range.lowerBound - line.offset) : begin
      let to = line.top == last.top ? line.stops.x(at: range.upperBound - line.offset) : end
      let (low, far) = (max(min(from, to), left), min(max(from, to), right))
      if far > low {
        rects.append(
          CGRect(
            x: low, y: line.top, width: far - low, height: line.layout.pitch(ofLine: line.line)))
      }
      current = self.line(line, below: true, in: layouts)
    }
    return rects
  }
}

nonisolated extension NSRange {
  /// The offsets of the range; an invalid range is empty.
  fileprivate var offsets: Range<Int> {
    let start = max(location == NSNotFound ? 0 : location, 0)
    let (end, overflows) = start.addingReportingOverflow(max(length, 0))
    return start..<(overflows ? Int.max : end)
  }
}
