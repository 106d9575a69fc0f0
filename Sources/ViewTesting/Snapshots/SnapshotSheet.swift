// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes
import ViewPictures

/// A namespace for arranging named pictures in a sheet.
enum SnapshotSheet {
  private static var mostWidth: CGFloat { 1600 }
  private static var gap: CGFloat { 16 }
  private static var font: Font { .systemFont(ofSize: 11) }
  /// The background, which neither light nor dark pictures have.
  private static var sheetColor: Color { Color(red: 0.8, green: 0.8, blue: 0.82, alpha: 1) }

  static func list(
    of variants: SnapshotVariants, textAsBlocks: Bool = false
  ) throws -> DisplayList {
    var sheet = DisplayList(size: .zero)
    var x = gap
    var y = gap
    var rowHeight: CGFloat = 0
    var operations: [DisplayList.Operation] = []
    for variant in variants.all {
      var picture = DisplayList(of: try variant.make(), margin: .automatic)
      if textAsBlocks { picture = picture.replacingTextWithBlocks() }
      let caption = caption(variant.name)
      let width = max(picture.size.width, caption.width)
      if x > gap, x + width + gap > mostWidth {
        x = gap
        y += rowHeight + gap
        rowHeight = 0
      }
      operations.append(.begin(.transform(Transform(translationX: x, y: y))))
      operations.append(.begin(.clip(BezierPath(rect: CGRect(origin: .zero, size: picture.size)))))
      operations += picture.operations
      operations += [.end, .end]
      var line = caption
      line.baseline = CGPoint(x: x, y: y + picture.size.height + 4 + font.ascender)
      operations.append(.text(line))
      let height = picture.size.height + 4 + font.lineHeight
      rowHeight = max(rowHeight, height)
      sheet.size.width = max(sheet.size.width, x + width + gap)
      sheet.size.height = max(sheet.size.height, y + height + gap)
      x += width + gap
    }
    let background = BezierPath(rect: CGRect(origin: .zero, size: sheet.size))
    sheet.operations = [.fill(background, .color(sheetColor))] + operations
    return sheet
  }

  private static func caption(_ name: String) -> TextLine {
    let measurer = EmbeddedTextMeasurer()
    return TextLine(
      text: name, baseline: .zero, width: measurer.width(of: name, font: font), font: font,
      color: .black, letterSpacing: measurer.letterSpacing(of: font).alphabetic)
  }
}
