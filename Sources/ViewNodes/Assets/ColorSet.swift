// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

package import Foundation

/// The `Contents.json` of a color in an asset catalog.
package nonisolated struct ColorSet: Decodable {
  let colors: [Entry]

  nonisolated struct Entry: Decodable {
    let color: Value?
    let appearances: [Appearance]?
    let idiom: String?
  }

  package nonisolated struct Appearance: Decodable, Hashable {
    let appearance: String
    let value: String
  }

  nonisolated struct Value: Decodable {
    let reference: String?
    let colorSpace: String?
    let components: [String: String]?

    nonisolated enum CodingKeys: String, CodingKey {
      case reference
      case colorSpace = "color-space"
      case components
    }
  }

  /// Reads the file in the folder of a color; `nil` if it isn't one.
  package init?(in folder: URL) {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
      let read = try? JSONDecoder().decode(ColorSet.self, from: data)
    else { return nil }
    self = read
  }

  /// The color, in all appearances, or `nil` if none is given for any.
  package var color: Color? {
    guard let light = color(dark: false, strong: false) ?? color(dark: true, strong: false) else {
      return nil
    }
    let dark = color(dark: true, strong: false) ?? light
    let strong = color(dark: false, strong: true) ?? light
    let darkStrong = color(dark: true, strong: true) ?? dark
    if dark == light, strong == light, darkStrong == light { return light }
    return Color(
      light: light, dark: dark, lightHighContrast: strong, darkHighContrast: darkStrong)
  }

  private func color(dark: Bool, strong: Bool) -> Color? {
    var wanted: Set<Appearance> = []
    if dark { wanted.insert(Appearance(appearance: "luminosity", value: "dark")) }
    if strong { wanted.insert(Appearance(appearance: "contrast", value: "high")) }
    let fitting = colors.filter { entry in
      let own = Set((entry.appearances ?? []).filter { $0.value != "light" })
      return own == wanted && entry.color != nil
    }
    let chosen =
      fitting.first { $0.idiom == "iphone" } ?? fitting.first { $0.idiom == "universal" }
      ?? fitting.first
    return chosen?.color?.color
  }
}

nonisolated extension ColorSet.Value {
  /// The color, or `nil` if its components can't be read.
  var color: Color? {
    if let reference { return Self.systemColors[reference] }
    let components = components ?? [:]
    func part(_ name: String) -> CGFloat? { components[name].flatMap(Self.number) }
    let alpha = part("alpha") ?? 1
    if let white = part("white") { return Color(white: white, alpha: alpha) }
    guard let red = part("red"), let green = part("green"), let blue = part("blue") else {
      return nil
    }
    guard colorSpace == "display-p3" else {
      return Color(red: red, green: green, blue: blue, alpha: alpha)
    }
    let mapped = Self.standard(fromP3: (red, green, blue))
    return Color(red: mapped.red, green: mapped.green, blue: mapped.blue, alpha: alpha)
  }

  /// Reads a component: a fraction, an integer up to 255, or a hexadecimal number.
  private static func number(_ text: String) -> CGFloat? {
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 }
    }
    if text.contains(".") { return Double(text).map { CGFloat($0) } }
    return Int(text).map { CGFloat($0) / 255 }
  }

  /// Converts a color in Display P3 to sRGB, clamping it to the gamut.
  private static func standard(
    fromP3 color: (red: CGFloat, green: CGFloat, blue: CGFloat)
  ) -> (red: CGFloat, green: CGFloat, blue: CGFloat) {
    func linear(_ value: CGFloat) -> Double {
      let value = Double(value)
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    func encoded(_ value: Double) -> CGFloat {
      let value = min(max(value, 0), 1)
      return CGFloat(value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055)
    }
    let (red, green, blue) = (linear(color.red), linear(color.green), linear(color.blue))
    // Both spaces have the same white, so that each row adds up to 1.
    return (
      encoded(1.224_940_2 * red - 0.224_940_2 * green),
      encoded(-0.042_056_9 * red + 1.042_056_9 * green),
      encoded(-0.019_637_6 * red - 0.078_636_1 * green + 1.098_273_7 * blue)
    )
  }

  private static let systemColors: [String: Color] = [
    "labelColor": .label, "secondaryLabelColor": .secondaryLabel,
    "tertiaryLabelColor": .tertiaryLabel, "quaternaryLabelColor": .quaternaryLabel,
    "systemBackgroundColor": .systemBackground,
    "secondarySystemBackgroundColor": .secondarySystemBackground,
    "tertiarySystemBackgroundColor": .tertiarySystemBackground,
    "systemGroupedBackgroundColor": .systemGroupedBackground,
    "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
    "separatorColor": .separator, "opaqueSeparatorColor": .opaqueSeparator,
    "systemRedColor": .systemRed, "systemOrangeColor": .systemOrange,
    "systemYellowColor": .systemYellow, "systemGreenColor": .systemGreen,
    "systemTealColor": .systemTeal, "systemBlueColor": .systemBlue,
    "systemIndigoColor": .systemIndigo, "systemPurpleColor": .systemPurple,
    "systemPinkColor": .systemPink, "systemGrayColor": .systemGray,
    "systemGray2Color": .systemGray2, "systemGray3Color": .systemGray3,
    "systemGray4Color": .systemGray4, "systemGray5Color": .systemGray5,
    "systemGray6Color": .systemGray6,
  ]
}
