// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics

@Suite("Color")
struct ColorTests {
  @Test(
    "named colors have UIKit's values",
    arguments: [
      (Color.black, "#000000"), (.white, "#FFFFFF"), (.gray, "#808080"), (.darkGray, "#555555"),
      (.lightGray, "#AAAAAA"), (.red, "#FF0000"), (.green, "#00FF00"), (.blue, "#0000FF"),
      (.cyan, "#00FFFF"), (.yellow, "#FFFF00"), (.magenta, "#FF00FF"), (.orange, "#FF8000"),
      (.purple, "#800080"), (.brown, "#996633"), (.clear, "#00000000"),
      (.systemBlue, "#007AFF"), (.systemGreen, "#34C759"), (.systemGray6, "#F2F2F7"),
      (.placeholderText, "#3C3C434D"), (.label, "#000000"),
    ])
  func named(color: Color, hex: String) {
    #expect(color.hexString == hex)
    #expect(color.description == hex)
  }

  @Test(
    "components outside 0…1 are clamped, and NaN becomes 0",
    arguments: [
      (CGFloat(-1), CGFloat(0)), (2, 1), (.nan, 0), (.infinity, 1), (-.infinity, 0), (0.25, 0.25),
    ])
  func clamping(given: CGFloat, kept: CGFloat) {
    let color = Color(red: given, green: given, blue: given, alpha: given)
    #expect(color.red == kept && color.green == kept && color.blue == kept && color.alpha == kept)
    #expect(Color(white: 0, alpha: 0).withAlphaComponent(given).alpha == kept)
  }

  @Test(
    "hue, saturation and brightness are converted to red, green and blue",
    arguments: [
      (0, .red), (2, .green), (4, .blue), (6, .red), (1, .yellow), (3, .cyan),
    ] as [(Int, Color)])
  func hue(sixth: Int, color: Color) {
    let hue = CGFloat(sixth) / 6
    let made = Color(hue: hue, saturation: 1, brightness: 1, alpha: 1)
    #expect(made.hexString == color.hexString)
    let gray = Color(hue: hue, saturation: 0, brightness: 0.5, alpha: 1)
    #expect(gray == Color(white: 0.5, alpha: 1))
  }

  @Test("a color and its CGColor are equal")
  func cgColor() {
    #expect(Color.brown.cgColor == .brown)
    #expect(Color(cgColor: Color.orange.cgColor) == .orange)
  }

  @Test("components are read individually, together, or through pointers")
  func components() {
    let color = Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    var red: CGFloat = 0
    var green: CGFloat = 0
    var blue: CGFloat = 0
    var alpha: CGFloat = 0
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect(color.components == (red, green, blue, alpha))
    #expect(color.components == (0.1, 0.2, 0.3, 0.4))
    #expect(color.getRed(nil, green: nil, blue: nil, alpha: nil))
  }

  @Test(
    "a hexadecimal color is parsed, and formatted in uppercase",
    arguments: [
      ("#2A3464", "#2A3464"), ("#2a3464", "#2A3464"), ("#FF000080", "#FF000080"),
      ("#010203FF", "#010203"), ("#00000000", "#00000000"),
    ])
  func hex(text: String, written: String) throws {
    #expect(try Color(hex: text).hexString == written)
  }

  @Test("every byte survives formatting and parsing")
  func hexRoundTrip() throws {
    for byte in 0...255 {
      let component = CGFloat(byte) / 255
      let color = Color(red: component, green: component, blue: component, alpha: component)
      #expect(try Color(hex: color.hexString) == color)
    }
  }

  @Test(
    "an invalid hexadecimal string is rejected with the reason and the position",
    arguments: [
      (
        "", Color.HexError.empty, "A color is written as #RRGGBB or #RRGGBBAA; this one is empty."
      ),
      (
        "2A3464", .missingNumberSign(text: "2A3464"),
        "“2A3464” is not a color: it must begin with “#”, as in #RRGGBB."
      ),
      (
        "#2A34G4", .invalidDigit("G", position: 6, text: "#2A34G4"),
        "“#2A34G4” is not a color: “G”, character 6, is not a hexadecimal digit."
      ),
      (
        "#２A3464", .invalidDigit("２", position: 2, text: "#２A3464"),
        "“#２A3464” is not a color: “２”, character 2, is not a hexadecimal digit."
      ),
      (
        "#2", .wrongDigitCount(1, text: "#2"),
        "“#2” is not a color: 1 digit after “#” where 6 (#RRGGBB) or 8 (#RRGGBBAA) are needed, "
          + "or 3 or 4 for short."
      ),
      (
        "#123456789", .wrongDigitCount(9, text: "#123456789"),
        "“#123456789” is not a color: 9 digits after “#” where 6 (#RRGGBB) or 8 (#RRGGBBAA) "
          + "are needed, "
          + "or 3 or 4 for short."
      ),
      (
        "#", .wrongDigitCount(0, text: "#"),
        "“#” is not a color: 0 digits after “#” where 6 (#RRGGBB) or 8 (#RRGGBBAA) are needed, "
          + "or 3 or 4 for short."
      ),
    ])
  func hexErrors(text: String, error: Color.HexError, sentence: String) {
    #expect(throws: error) { try Color(hex: text) }
    #expect(error.description == sentence)
  }

  @Test("mixing interpolates linearly in sRGB, including opacity")
  func mixing() {
    #expect(Color.red.mix(with: .blue, by: 0.5).hexString == "#800080")
    #expect(Color.red.mix(with: .blue, by: 0) == .red)
    #expect(Color.red.mix(with: .blue, by: 1) == .blue)
    #expect(Color.red.mix(with: .blue, by: 7) == .blue)
    #expect(Color.red.mix(with: .blue, by: .nan) == .red)
    #expect(Color.white.mix(with: .clear, by: 0.25).alpha == 0.75)
  }

  @Test("a translucent color over another gives the composite color")
  func compositing() {
    let half = Color(white: 0, alpha: 0.5)
    #expect(half.composited(over: .white) == Color(white: 0.5, alpha: 1))
    #expect(half.composited(over: .clear) == half)
    #expect(Color.clear.composited(over: .clear) == .clear)
    #expect(Color.red.composited(over: .blue) == .red)
  }

  @Test(
    "luminance and contrast match WCAG",
    arguments: [
      ("#000000", 0, 21), ("#FFFFFF", 1, 1), ("#FF0000", 0.2126, 3.998), ("#00FF00", 0.7152, 1.372),
      ("#0000FF", 0.0722, 8.592), ("#808080", 0.2159, 3.949), ("#767676", 0.1812, 4.542),
    ])
  func contrast(hex: String, luminance: Double, onWhite: Double) throws {
    let color = try Color(hex: hex)
    #expect(abs(color.relativeLuminance - luminance) < 0.0001)
    #expect(abs(color.contrastRatio(on: .white) - onWhite) < 0.001)
    #expect(color.contrastRatio(on: .white) == Color.white.contrastRatio(on: color))
  }

  @Test("a transparent text color has no contrast")
  func transparentContrast() {
    #expect(Color.clear.contrastRatio(on: .black) == 1)
    #expect(abs(Color.black.contrastRatio(on: .clear) - 21) < 1e-9)
  }

  @Test(
    "system grays have a value for each appearance and contrast",
    arguments: [
      (UserInterfaceStyle.light, AccessibilityContrast.normal, "#F2F2F7"),
      (.dark, .normal, "#1C1C1E"), (.light, .high, "#EBEBF0"), (.dark, .high, "#242426"),
    ])
  func appearances(style: UserInterfaceStyle, contrast: AccessibilityContrast, hex: String) {
    var traits = TraitCollection(userInterfaceStyle: style)
    traits.accessibilityContrast = contrast
    #expect(Color.systemGray6.resolvedColor(with: traits).hexString == hex)
  }
}
