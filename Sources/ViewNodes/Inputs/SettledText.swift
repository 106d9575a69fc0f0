// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// The text of an input, or its placeholder, laid out in the input's bounds.
struct SettledText {
  var text: StyledText
  var layout: TextLayout
  var measurer: any TextMeasurer
  var room: CGRect
  /// The origin of the layout, outside the text rectangle if a long text is scrolled.
  var origin: CGPoint
  var isPlaceholder: Bool
  var isRightToLeft: Bool
  /// The height of the caret.
  var caretHeight: CGFloat
  /// The caret positions, in UTF-16 units of the actual text and in bounds coordinates.
  var stops = LineStops(empty: 0, isRightToLeft: false)

  /// Returns the rectangle of the caret.
  func caret(at offset: Int) -> CGRect {
    let width = LineStops.caretWidth
    let x = stops.x(at: offset) - (isRightToLeft ? width : 0)
    return CGRect(
      x: min(max(x, room.minX), max(room.minX, room.maxX - width)),
      y: room.midY - caretHeight / 2, width: width, height: caretHeight)
  }

  /// Returns the rectangle behind a range of the text, or `nil` if the range is empty.
  func highlight(_ range: Range<Int>) -> CGRect? {
    guard !range.isEmpty else { return nil }
    let (first, last) = (stops.x(at: range.lowerBound), stops.x(at: range.upperBound))
    let rect = CGRect(
      x: min(first, last), y: room.midY - caretHeight / 2, width: abs(last - first),
      height: caretHeight
    ).overlap(with: room.insetBy(dx: 0, dy: -caretHeight))
    return rect.isNull || rect.width <= 0 ? nil : rect
  }
}

extension InputNode {
  /// Returns the text, or the placeholder if there is none, laid out in the bounds.
  ///
  /// While editing, a long text is scrolled to keep the caret visible.
  func settledText() -> SettledText {
    var text = shownText
    var room = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    let isEmpty = text.string.isEmpty
    if isEmpty {
      text = shownPlaceholder
      room = placeholderRect(forBounds: bounds)
    } else if isSecureTextEntry {
      text = dotted(text)
    }
    let measurer = text.measurer(over: textMeasurer)
    let layout = layout(of: text, in: room.size, measurer: measurer)
    var settled = SettledText(
      text: text, layout: layout, measurer: measurer, room: room, origin: room.origin,
      isPlaceholder: isEmpty, isRightToLeft: isRightToLeft, caretHeight: effectiveFont.lineHeight)
    guard !isEmpty, let line = layout.lines.first else {
      settled.stops = LineStops(empty: emptyCaret(in: room), isRightToLeft: isRightToLeft)
      return settled
    }
    // Each character is shown as one dot.
    var stops = LineStops(
      lengths: shownText.string.map(\.utf16.count),
      advances: measurer.advances(of: text.string, font: layout.font), from: 0, start: 0,
      width: line.width, isRightToLeft: isRightToLeft)
    if isEditing, line.width > room.width {
      let caret = stops.distance(at: selection.upperBound)
      let hidden = min(line.width - room.width, max(0, caret - room.width))
      settled.origin.x += isRightToLeft ? hidden - line.x : -hidden - line.x
      if isRightToLeft { settled.origin.x -= line.width - room.width }
    }
    stops.start = settled.origin.x + line.x
    settled.stops = stops
    return settled
  }

  /// Returns the x-coordinate of the caret in an empty input.
  private func emptyCaret(in room: CGRect) -> CGFloat {
    switch textAlignment {
    case .center: room.midX + (isRightToLeft ? 1 : -1)
    case .right: room.maxX
    case .natural, .justified: isRightToLeft ? room.maxX : room.minX
    case .left: isRightToLeft ? room.minX + 2 : room.minX
    }
  }

  private func layout(
    of text: StyledText, in size: CGSize, measurer: any TextMeasurer
  ) -> TextLayout {
    let font = text.lineFont
    let smallest = minimumFontSize > 0 ? min(minimumFontSize / font.pointSize, 1) : 0
    let style = TextLayout.Style(
      font: font, lineBreakMode: isEditing ? .byClipping : .byTruncatingTail,
      alignment: textAlignment, writingDirection: contentDirection,
      adjustsFontSizeToFitWidth: adjustsFontSizeToFitWidth, minimumScaleFactor: smallest,
      displayScale: pixelsPerPoint)
    return TextLayout(text.string, style: style, bounds: size, measurer: measurer)
  }
}
