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
  /// The caret positions: the offset in UTF-16 units of the actual text, and the x-coordinate in
  /// bounds coordinates.
  var stops: [(offset: Int, x: CGFloat)] = []

  private static let caretWidth: CGFloat = 2

  /// Returns the rectangle of the caret.
  func caret(at offset: Int) -> CGRect {
    let stop = stops.last { $0.offset <= offset } ?? stops.first
    var x = stop?.x ?? room.minX
    if isRightToLeft { x -= Self.caretWidth }
    x = min(max(x, room.minX), max(room.minX, room.maxX - Self.caretWidth))
    return CGRect(
      x: x, y: room.midY - caretHeight / 2, width: Self.caretWidth, height: caretHeight)
  }

  /// Returns the rectangle behind a range of the text, or `nil` if the range is empty.
  func highlight(_ range: Range<Int>) -> CGRect? {
    guard !range.isEmpty, let first = stops.last(where: { $0.offset <= range.lowerBound }),
      let last = stops.last(where: { $0.offset <= range.upperBound })
    else { return nil }
    let rect = CGRect(
      x: min(first.x, last.x), y: room.midY - caretHeight / 2, width: abs(last.x - first.x),
      height: caretHeight
    ).intersection(room.insetBy(dx: 0, dy: -caretHeight))
    return rect.isNull || rect.width <= 0 ? nil : rect
  }

  /// Returns the offset of the caret position closest to an x-coordinate.
  func offset(nearestTo x: CGFloat) -> Int {
    var best = stops.first
    for stop in stops {
      if let known = best, abs(stop.x - x) < abs(known.x - x) { best = stop }
    }
    return best?.offset ?? 0
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
      settled.stops = [(0, emptyCaret(in: room))]
      return settled
    }
    // Each character is shown as one dot.
    let lengths = shownText.string.map(\.utf16.count)
    let advances = measurer.advances(of: text.string, font: layout.font)
    var offset = 0
    var way: CGFloat = 0
    var stops: [(offset: Int, way: CGFloat)] = [(0, 0)]
    for (length, advance) in zip(lengths, advances) {
      offset += length
      way += advance
      stops.append((offset, way))
    }
    if isEditing, line.width > room.width {
      let caret = stops.last { $0.offset <= selection.upperBound }?.way ?? 0
      let hidden = min(line.width - room.width, max(0, caret - room.width))
      settled.origin.x += isRightToLeft ? hidden - line.x : -hidden - line.x
      if isRightToLeft { settled.origin.x -= line.width - room.width }
    }
    let start = settled.origin.x + line.x
    settled.stops = stops.map { stop in
      (stop.offset, isRightToLeft ? start + line.width - stop.way : start + stop.way)
    }
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
