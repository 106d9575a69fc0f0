// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility

@Suite("Components of colors")
struct ColorComponentTests {
  private func hue(_ color: UIColor) -> [CGFloat] {
    var parts: [CGFloat] = [9, 9, 9, 9]
    parts.withUnsafeMutableBufferPointer { to in
      guard let start = to.baseAddress else { return }
      color.getHue(start, saturation: start + 1, brightness: start + 2, alpha: start + 3)
    }
    return parts
  }

  @Test(
    "a color returns the hue, saturation, and brightness it was created with",
    arguments: [0, 0.1, 0.25, 0.4, 0.55, 0.7, 0.85, 0.95])
  func hues(hue expected: CGFloat) {
    let color = UIColor(hue: expected, saturation: 0.6, brightness: 0.8, alpha: 0.5)
    for (part, wanted) in zip(hue(color), [expected, 0.6, 0.8, 0.5]) {
      #expect(abs(part - wanted) < 1e-9)
    }
  }

  @Test("grays have no hue and no saturation, and black has no brightness")
  func grays() {
    #expect(hue(UIColor(white: 0.4, alpha: 1)) == [0, 0, 0.4, 1])
    #expect(hue(.black) == [0, 0, 0, 1])
    #expect(hue(.white) == [0, 0, 1, 1])
  }

  @Test("the white value of a gray is its own, and that of another color its luminance")
  func whites() {
    var (white, alpha): (CGFloat, CGFloat) = (9, 9)
    #expect(UIColor(white: 0.3, alpha: 0.7).getWhite(&white, alpha: &alpha))
    #expect(white == 0.3 && alpha == 0.7)
    #expect(UIColor.red.getWhite(&white, alpha: nil))
    let red = UIColor.red
    #expect(
      abs(
        white
          - (0.2126 * red.red + 0.7152 * red.green + 0.0722 * red.blue)) < 1e-12
    )
    #expect(
      UIColor.red.getWhite(nil, alpha: nil)
        && UIColor.red.getHue(nil, saturation: nil, brightness: nil, alpha: nil))
  }

  @Test("color literals are colors")
  func literals() {
    let color: UIColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 0.25)
    #expect(color == UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25))
  }
}
