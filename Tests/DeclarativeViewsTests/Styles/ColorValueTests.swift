// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import DeclarativeViews

@Suite("Colors and gradients of colors")
struct ColorValueTests {
  @Test("a color's gradient goes from a lighter shade at the top to the color")
  func gradient() throws {
    let gradient = Color.blue.gradient
    #expect(gradient.stops.last?.color == .blue)
    let top = try #require(gradient.stops.first?.color)
    #expect(abs(top.red - 0.25) < 0.001 && top.blue == 1)
    #expect(
      TreeProbe(Rectangle().fill(.blue.gradient), width: 20, height: 20).steps == ["gradient"])
    #expect(
      TreeProbe(Text("a").foregroundStyle(.red.gradient), width: 20, height: 20).tree.problems
        .isEmpty)
    let resolved = gradient.resolved(.rightToLeft, in: CGSize(width: 10, height: 10))
    #expect(resolved.start.y == 0 && resolved.end.y == 1 && resolved.start.x == resolved.end.x)
  }

  @Test("the gradient of a translucent color is translucent at both ends")
  func translucent() {
    let stops = Color.red.opacity(0.5).gradient.stops
    #expect(stops.allSatisfy { $0.color.alpha == 0.5 })
  }

  @Test("components in other spaces are converted to sRGB")
  func spaces() {
    #expect(Color(.sRGB, red: 0.1, green: 0.2, blue: 0.3) == Color(red: 0.1, green: 0.2, blue: 0.3))
    #expect(abs(Color(.sRGBLinear, white: 0.214).red - 0.5) < 0.001)
    #expect(abs(Color(.sRGBLinear, red: 0, green: 0.001, blue: 1).green - 0.01292) < 0.0001)
    let wide = Color(.displayP3, red: 0.5, green: 0.4, blue: 0.3)
    #expect(abs(wide.red - 0.5185) < 0.003 && abs(wide.green - 0.3966) < 0.003)
    #expect(abs(Color(.displayP3, white: 1).blue - 1) < 0.001)
    #expect(Color(.displayP3, white: 0.5, opacity: 0.25).alpha == 0.25)
    #expect(Color(.displayP3, red: 0, green: 1, blue: 0).red == 0)
  }

  @Test("color literals are colors")
  func literals() {
    let color = Color(#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 0.5))
    #expect(color.red == 1 && color.green == 0.5 && color.alpha == 0.5)
  }
}
