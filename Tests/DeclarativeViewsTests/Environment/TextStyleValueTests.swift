// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import DeclarativeViews

@Suite("Text styles of environments")
struct TextStyleValueTests {
  @Test(
    "text shrinks by a factor between 0 and 1, and without a line limit to its height",
    arguments: [
      (1, nil, false, 0), (0, nil, false, 0), (-1, nil, false, 0), (2, nil, false, 0),
      (0.5, nil, true, .max), (0.5, 2, true, 2), (0.5, 0, true, 1), (1, 2, false, 2),
      (1, 0, false, 1), (1, -3, false, 1), (1, 1, false, 1),
    ] as [(CGFloat, Int?, Bool, Int)])
  func shrinking(_ row: (CGFloat, Int?, Bool, Int)) {
    var values = EnvironmentValues()
    values.minimumScaleFactor = row.0
    values.lineLimit = row.1
    let style = values.textStyle
    #expect(style.adjustsFontSizeToFitWidth == row.2 && style.numberOfLines == row.3)
    #expect(style.minimumScaleFactor == row.0)
  }

  @Test("text is aligned by the layout direction")
  func alignment() {
    func alignments(_ direction: LayoutDirection) -> [String] {
      MultilineTextAlignment.allCases.map { alignment in
        var values = EnvironmentValues()
        values.layoutDirection = direction
        values.multilineTextAlignment = alignment
        values.displayScale = 2
        values.truncationMode = .byTruncatingHead
        let style = values.textStyle
        #expect(style.writingDirection == direction && style.displayScale == 2)
        #expect(style.lineBreakMode == .byTruncatingHead && style.font == values.resolvedFont)
        return "\(style.alignment)"
      }
    }
    #expect(alignments(.leftToRight) == ["left", "center", "right"])
    #expect(alignments(.rightToLeft) == ["right", "center", "left"])
  }

  @Test("only fonts of text styles follow the text size, and keep their weight")
  func fonts() {
    var values = EnvironmentValues()
    #expect(values.resolvedFont == .body)
    values.sizeCategory = .accessibilityLarge
    let large = values.resolvedFont
    #expect(large.pointSize == 33)
    values.font = .body.bold()
    #expect(values.resolvedFont == large.withWeight(.bold))
    values.fontWeight = .light
    #expect(values.resolvedFont == large.withWeight(.light))
    values.font = .system(size: 20)
    values.fontWeight = nil
    #expect(values.resolvedFont == .system(size: 20))
  }

  @Test("the foreground is the stated color, or that of the palette, or the label color")
  func foreground() {
    var values = EnvironmentValues()
    #expect(values.resolvedForeground == .label && values.resolvedTint == .tintColor)
    let palette = LightViewFactoryColor()
    values.viewFactoryColor = palette
    #expect(values.resolvedForeground == palette.labelBody)
    values.foregroundColor = .red
    values.tint = .green
    #expect(values.resolvedForeground == .red && values.resolvedTint == .green)
  }

  @Test("views can be disabled inside enabled ones, but not the other way around")
  func enabled() {
    func isEnabled(_ outer: Bool, _ inner: Bool) -> Bool? {
      final class Log { var isEnabled: Bool? }
      struct Reading: View {
        let log: Log
        @Environment(\.isEnabled) private var isEnabled
        var body: some View {
          let _ = (log.isEnabled = isEnabled)
          Color.red
        }
      }
      let log = Log()
      _ = TreeProbe(
        Reading(log: log).disabled(inner).disabled(outer), width: 10, height: 10)
      return log.isEnabled
    }
    #expect(isEnabled(false, false) == true && isEnabled(true, false) == false)
    #expect(isEnabled(false, true) == false && isEnabled(true, true) == false)
  }

  @Test("empty text takes no space and isn't read")
  func empty() {
    #expect(TreeProbe.size(of: Text(""), 100, 100) == .zero)
    let spoken = { (text: String) in
      TreeProbe(Text(text), width: 100, height: 100).tree.drawingSteps().count {
        if case .mark(.spoken) = $0 { true } else { false }
      }
    }
    #expect(spoken("") == 0 && spoken("a") == 1)
  }
}
