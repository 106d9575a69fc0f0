// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics

@Suite("Changes of colors")
struct ColorMatrixTests {
  private func close(_ one: Color, _ other: Color) -> Bool {
    abs(one.red - other.red) < 0.002 && abs(one.green - other.green) < 0.002
      && abs(one.blue - other.blue) < 0.002 && abs(one.alpha - other.alpha) < 0.002
  }

  private let orange = Color(red: 1, green: 0.5, blue: 0, alpha: 0.8)

  @Test("components are sums of the former ones and a constant, between 0 and 1")
  func sums() {
    let matrix = ColorMatrix(
      red: ColorMatrix.Row(red: 0.5, green: 0.5, blue: 1, constant: -0.25),
      green: ColorMatrix.Row(red: 2, green: 0, blue: 0),
      blue: ColorMatrix.Row(red: -1, green: 0, blue: 0, constant: 0.5), alpha: 0.5)
    #expect(close(matrix.apply(to: orange), Color(red: 0.5, green: 1, blue: 0, alpha: 0.4)))
    #expect(ColorMatrix.identity.apply(to: orange) == orange)
  }

  @Test("white and black stay as they are where the luminance does")
  func luminance() {
    let matrices: [ColorMatrix] = [
      .saturation(0), .saturation(3), .hueRotation(radians: 1), .hueRotation(radians: -2),
      .contrast(1), .brightness(0),
    ]
    for matrix in matrices {
      #expect(close(matrix.apply(to: .white), .white) && close(matrix.apply(to: .black), .black))
    }
    #expect(close(ColorMatrix.hueRotation(radians: 0).apply(to: orange), orange))
    #expect(close(ColorMatrix.hueRotation(radians: 2 * .pi).apply(to: orange), orange))
    #expect(close(ColorMatrix.inversion.apply(to: .white), .black))
    #expect(
      close(
        ColorMatrix.multiplication(by: orange).apply(to: .white), orange))
  }

  @Test("filters with numbers that aren't finite have no effect, and a blur reaches far")
  func filters() {
    #expect(DrawingFilter.blur(deviation: .nan).isIneffective)
    #expect(DrawingFilter.blur(deviation: 0).isIneffective)
    #expect(DrawingFilter.blur(deviation: -2).reach == 0)
    #expect(!DrawingFilter.blur(deviation: 2).isIneffective)
    #expect(DrawingFilter.blur(deviation: 2).reach == 6)
    #expect(DrawingFilter.colors(.identity).isIneffective)
    #expect(DrawingFilter.colors(.brightness(.infinity)).isIneffective)
    #expect(!DrawingFilter.colors(.inversion).isIneffective)
    #expect(DrawingFilter.colors(.inversion).reach == 0)
  }
}
