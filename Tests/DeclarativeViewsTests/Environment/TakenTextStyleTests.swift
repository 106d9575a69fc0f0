// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import DeclarativeViews

/// Pages and alerts have the text style around what presents them, not that of a link or button.
@Suite("Taken text styles")
struct TakenTextStyleTests {
  private func description(_ values: EnvironmentValues) -> [String] {
    [
      "\(String(describing: values.font))", "\(String(describing: values.fontWeight))",
      "\(String(describing: values.fontDesign))", "\(values.isItalic)",
      "\(values.textDecoration == TextDecoration())", "\(String(describing: values.textCase))",
      "\(values.kerning)", "\(values.tracking)", "\(String(describing: values.lineLimit))",
      "\(values.leastLines)", "\(values.minimumScaleFactor)",
      "\(values.multilineTextAlignment)", "\(values.truncationMode)",
      "\(String(describing: values.foregroundColor))", "\(values.lineSpacing)",
      "\(values.baselineOffset)",
    ]
  }

  private var styled: EnvironmentValues {
    var values = EnvironmentValues()
    values.font = .title
    values.fontWeight = .heavy
    values.fontDesign = .serif
    values.isItalic = true
    values.textDecoration.underline = .single
    values.textCase = .uppercase
    values.kerning = 1
    values.tracking = 2
    values.lineLimit = 3
    values.leastLines = 4
    values.minimumScaleFactor = 0.5
    values.multilineTextAlignment = .trailing
    values.truncationMode = .byTruncatingHead
    values.foregroundColor = .systemRed
    return values
  }

  @Test("each property of a style is taken, and given back")
  func properties() {
    let plain = EnvironmentValues()
    for (own, other) in zip(description(plain), description(styled)).dropLast(2) {
      #expect(own != other)
    }
    var values = plain
    values.takeTextStyle(of: styled)
    #expect(description(values) == description(styled))
    values.takeTextStyle(of: plain)
    #expect(description(values) == description(plain))
  }

  @Test("the distance of lines is taken alone, too")
  func spacing() {
    var spaced = EnvironmentValues()
    spaced.lineSpacing = 5
    var values = EnvironmentValues()
    values.takeTextStyle(of: spaced)
    #expect(values.lineSpacing == 5)
    spaced.lineSpacing = 0
    spaced.baselineOffset = 3
    values.takeTextStyle(of: spaced)
    #expect(values.lineSpacing == 0 && values.baselineOffset == 3)
  }
}
