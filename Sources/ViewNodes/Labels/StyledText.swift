// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

package import Foundation

/// A text with the font and color of its node, plain or with styled runs.
///
/// Runs with their own font are measured with it, and each line has the height of its tallest
/// font.
package nonisolated struct StyledText: Sendable {
  package nonisolated enum Content: Hashable, Sendable {
    case plain(String)
    case attributed(AttributedText)

    /// Changes the attributes of the whole text, and returns `true`, if it has its own.
    @discardableResult
    mutating func changeAttributes(_ change: (inout TextAttributes) -> Void) -> Bool {
      guard case .attributed(var text) = self else { return false }
      text.changeAttributes(change)
      self = .attributed(text)
      return true
    }
  }

  var content: Content
  var font: Font
  /// The attributes in which links are drawn, whatever their own are; `nil` for those of labels.
  ///
  /// A reference, because texts are copied often and few of them have links.
  private var ownLinkAttributes: LinkAttributes?

  package init(content: Content, font: Font) {
    self.content = content
    self.font = font
  }

  /// The attributes in which links are drawn, whatever their own are.
  var linkAttributes: TextAttributes {
    get { ownLinkAttributes?.attributes ?? .links }
    set { ownLinkAttributes = LinkAttributes(newValue) }
  }

  package var string: String {
    switch content {
    case .plain(let string): string
    case .attributed(let text): text.string
    }
  }

  /// The tallest font, which determines the height of lines without text.
  package var lineFont: Font {
    guard case .attributed(let text) = content else { return font }
    let fonts = text.runs.map { $0.attributes.font(over: font) }
    return fonts.max { $0.lineHeight < $1.lineHeight } ?? font
  }

  /// Returns a style with the line height and the paragraphs of the text.
  package func layoutStyle(
    numberOfLines: Int, lineBreakMode: LineBreakMode, alignment: TextAlignment = .natural
  ) -> TextLayout.Style {
    var style = TextLayout.Style(
      font: lineFont, numberOfLines: numberOfLines, lineBreakMode: lineBreakMode,
      alignment: alignment)
    style.paragraphs = paragraphs
    style.lineFonts = lineFonts
    return style
  }

  /// The fonts of the runs, or nothing if all lines have the height of the same font.
  var lineFonts: [LineFont] {
    guard case .attributed(let text) = content else { return [] }
    let fonts = text.runs.map { run in
      let attributes = run.attributes
      return LineFont(
        end: run.range.upperBound, font: attributes.font(over: font),
        baselineOffset: attributes.shownBaselineOffset, attachment: attributes.attachment)
    }
    guard fonts.contains(where: { $0.exceedsFont || LineFont.differ($0.font, fonts[0].font) })
    else { return [] }
    return fonts
  }

  /// The spacing of each paragraph, or nothing.
  var paragraphs: [ParagraphSpacing] {
    guard case .attributed(let text) = content else { return [] }
    return text.paragraphSpacings
  }

  /// Returns the size of the text on as many lines as it needs, in points.
  package func boundingSize(
    width: CGFloat, lineBreakMode: LineBreakMode = .byTruncatingTail, measurer: any TextMeasurer
  ) -> CGSize {
    TextLayout.boundingSize(
      of: string,
      style: layoutStyle(numberOfLines: 0, lineBreakMode: lineBreakMode),
      width: width, measurer: self.measurer(over: measurer))
  }

  /// Returns a measurer that measures each run in its own font.
  package func measurer(over base: any TextMeasurer) -> any TextMeasurer {
    let lineFont = lineFont
    guard case .attributed(let text) = content,
      text.hasAttachments
        || text.runs.contains(where: { $0.attributes.font(over: font) != lineFont })
    else { return base }
    return RunMeasurer(base: base, text: text, font: font, lineFont: lineFont)
  }

  /// Draws lines of a layout of this text (all by default), with the layout's bounds at an origin.
  package func draw(
    _ layout: TextLayout, lines: Range<Int>? = nil, at origin: CGPoint, color: Color,
    direction: UserInterfaceLayoutDirection, measurer: any TextMeasurer,
    in context: any GraphicsContext
  ) {
    let scale = layout.font.pointSize / max(lineFont.pointSize, .ulpOfOne)
    let isDecorated = hasDecorations
    let hasPieces = hasPieces
    for line in layout.lines[lines ?? layout.lines.indices] where !line.text.isEmpty {
      let direction = line.direction
      let baseline = CGPoint(x: origin.x + line.x, y: origin.y + line.baseline)
      let decorated =
        isDecorated
        ? decoratedParts(
          of: line, at: baseline, scale: scale, direction: direction, measurer: measurer) : []
      for part in decorated { part.drawBackground(in: context) }
      if line.wordSpacing > 0 || hasPieces {
        drawPieces(
          of: line, at: baseline, scale: scale, color: color, direction: direction,
          measurer: measurer, in: context)
      } else {
        let runs = runs(of: line, scale: scale, color: color, measurer: measurer)
        context.draw(
          TextLine(
            runs: line.addingMarks(to: runs), baseline: baseline, width: line.width,
            anchor: line.anchor, direction: direction))
      }
      for part in decorated { part.drawLines(color: color, in: context) }
    }
  }

  private func runs(
    of line: TextLayout.Line, scale: CGFloat, color: Color, measurer: any TextMeasurer
  ) -> [TextLine.Run] {
    guard case .attributed(let text) = content else {
      return TextLine.runs(
        of: line.text, width: line.width, font: scaled(font, by: scale), color: color,
        measurer: measurer)
    }
    let stretches = stretches(of: line, in: text)
    return stretches.flatMap { stretch in
      let font = scaled(stretch.attributes.font(over: font), by: scale)
      return TextLine.runs(
        of: stretch.text,
        width: stretches.count == 1 ? line.width : measurer.width(of: stretch.text, font: font),
        font: font, color: stretch.attributes.foregroundColor ?? color, measurer: measurer)
    }
  }

  func scaled(_ font: Font, by scale: CGFloat) -> Font {
    scale == 1 ? font : font.withSize(font.pointSize * scale)
  }

  struct Stretch {
    var text: String
    var attributes: TextAttributes
  }

  /// Returns the styled runs of a displayed line; an ellipsis has the style of the preceding text.
  func stretches(of line: TextLayout.Line, in text: AttributedText) -> [Stretch] {
    let string = text.string
    let first = line.start
    let shown = Array(line.text)
    let source = string[line.range]
    let end = first + source.count
    let common = zip(shown, source).prefix { $0 == $1 }.count
    var result: [Stretch] = []
    // The last run that begins at or before the start of the line.
    var run = text.runs.index(containing: first)
    for (index, character) in shown.enumerated() {
      // Before the ellipsis, characters are counted from the start of the line; after it, from the
      // end.
      var position = first + index
      if index >= common { position = max(first + common - 1, end - (shown.count - index)) }
      if index == common, line.isTruncated { position = max(first, first + common - 1) }
      position = min(max(position, 0), max(text.length - 1, 0))
      while run < text.runs.count - 1, text.runs[run].range.upperBound <= position { run += 1 }
      guard text.runs.indices.contains(run) else { break }
      let attributes = text.runs[run].attributes
      if result.last?.attributes == attributes {
        result[result.count - 1].text.append(character)
      } else {
        result.append(Stretch(text: String(character), attributes: attributes))
      }
    }
    for index in result.indices where result[index].attributes.link != nil {
      result[index].attributes = result[index].attributes.merging(linkAttributes)
    }
    return result
  }
}

/// A measurer for one text whose runs have their own fonts; everything else is measured by the
/// base.
private struct RunMeasurer: TextMeasurer {
  let base: any TextMeasurer
  let text: AttributedText
  let font: Font
  let lineFont: Font

  func advances(of string: String, font asked: Font) -> [CGFloat] {
    guard string == text.string else { return base.advances(of: string, font: asked) }
    let scale = asked.pointSize / max(lineFont.pointSize, .ulpOfOne)
    let characters = Array(string)
    return text.runs.flatMap { run -> [CGFloat] in
      let own = run.attributes.font(over: font)
      let scaled = scale == 1 ? own : own.withSize(own.pointSize * scale)
      let range = characters[run.range]
      guard let attachment = run.attributes.attachment else {
        return base.advances(of: String(range), font: scaled)
      }
      let width = attachment.frame(in: own).width * scale
      return range.map {
        $0 == TextAttachment.character ? width : base.width(of: String($0), font: scaled)
      }
    }
  }

  func width(of string: String, font asked: Font) -> CGFloat {
    guard string == text.string else { return base.width(of: string, font: asked) }
    return advances(of: string, font: asked).reduce(0, +)
  }

  func letterSpacing(of font: Font) -> LetterSpacing { base.letterSpacing(of: font) }

  func drawnFont(for font: Font) -> Font { base.drawnFont(for: font) }
}
