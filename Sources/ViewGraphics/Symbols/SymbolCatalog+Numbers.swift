// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension SymbolCatalog {
  /// The numbers from 0 to 50 in circles and squares, as lines and filled.
  static let numbers: [String: SymbolDesign] = (0...50).reduce(into: [:]) { all, number in
    let large = figures(of: number, height: number < 10 ? 44 : 37)
    let small = figures(of: number, height: number < 10 ? 42 : 35)
    all["\(number).circle"] = SymbolDesign(100, 100, .line(disc), .area(large))
    all["\(number).circle.fill"] = SymbolDesign(100, 100, .area(fullDisc + " " + large))
    all["\(number).square"] = SymbolDesign(100, 100, .line("R 14 14 72 72 12"), .area(small))
    all["\(number).square.fill"] = SymbolDesign(100, 100, .area("R 10 10 80 80 14 " + small))
  }

  /// Returns the outlines of a number's digits, centered in a box of 100 by 100.
  ///
  /// They are counterclockwise, so that they are holes in a clockwise shape.
  private static func figures(of number: Int, height: CGFloat) -> String {
    let digits = String(number).compactMap(\.wholeNumberValue)
    let space: CGFloat = 5
    let widths = digits.map { $0 == 1 ? CGFloat(21) : 28 }
    let scale = height / 44
    let width = widths.reduce(-space) { $0 + $1 + space } * scale
    var origin = CGPoint(x: 50 - width / 2, y: 50 - height / 2)
    var parts: [String] = []
    for (digit, width) in zip(digits, widths) {
      parts.append(outline(outlines[digit], at: origin, scale: scale))
      origin.x += (width + space) * scale
    }
    return parts.joined(separator: " ")
  }

  /// Returns a path of lines and curves in another place and size.
  private static func outline(_ text: String, at origin: CGPoint, scale: CGFloat) -> String {
    var isX = true
    return text.split(separator: " ").map { word in
      guard let number = Double(word) else { return String(word) }
      defer { isX.toggle() }
      return String(Double((isX ? origin.x : origin.y) + CGFloat(number) * scale))
    }.joined(separator: " ")
  }

  /// The outlines of the digits, 28 wide (1: 21) and 44 high.
  private static let outlines: [String] = [
    "M 14 0 C 5 0 0 8 0 22 C 0 36 5 44 14 44 C 23 44 28 36 28 22 C 28 8 23 0 14 0 Z M 14 7 "
      + "C 18.5 7 20 12.5 20 22 C 20 31.5 18.5 37 14 37 C 9.5 37 8 31.5 8 22 C 8 12.5 9.5 7 14 7 "
      + "Z",
    "M 11.5 0 L 2 7.4 L 2 14.8 L 11 8.6 L 11 44 L 19 44 L 19 0 Z",
    "M 8.4 14 C 8.4 9.8 10.6 7 14 7 C 17.2 7 19.2 9.3 19.2 12.9 C 19.2 16.8 17.6 20.3 13.6 24.6 "
      + "L 0.8 38.4 L 0.8 44 L 27.6 44 L 27.6 36.9 L 8.6 36.9 L 19.2 26.3 C 24.8 20.8 27.2 17 27.2 12 "
      + "C 27.2 5 21.9 0 14.2 0 C 6.4 0 0.8 5.6 0.8 14 Z",
    "M 8.6 11 C 8.8 8.4 10.4 6.8 13.4 6.8 C 16.6 6.8 18.6 8.8 18.6 12.4 C 18.6 16 16.4 18.4 12.8 18.4 "
      + "L 9.2 18.4 L 9.2 24.8 L 13 24.8 C 17.4 24.8 20 27.2 20 31.2 C 20 35 17.6 37.4 13.8 37.4 "
      + "C 10.4 37.4 8.2 35.6 7.8 32.6 L 0.2 32.6 C 0.8 39.6 6 44 13.8 44 C 22 44 27.6 39 27.6 31.6 "
      + "C 27.6 26 24.6 22.2 19.6 21 C 23.6 19.6 26 15.8 26 11 C 26 4.6 21 0 13.6 0 C 6.6 0 1.8 4.2 1.2 11 "
      + "Z",
    "M 0 28 L 0 34.8 L 16 34.8 L 16 44 L 23.6 44 L 23.6 34.8 L 28 34.8 L 28 28 L 23.6 28 "
      + "L 23.6 0 L 15.4 0 Z M 16 28 L 7 28 L 16 8 Z",
    "M 1.4 25 L 8.6 25 C 9.8 23 11.6 22 14 22 C 17.6 22 19.8 24.8 19.8 29.2 C 19.8 34.2 17.6 37.2 13.8 37.2 "
      + "C 10.8 37.2 8.8 35.6 8.2 32.8 L 0.6 32.8 C 1.2 39.6 6.4 44 13.8 44 C 22 44 27.6 38 27.6 29 "
      + "C 27.6 20.8 22.6 15.2 15.4 15.2 C 12.8 15.2 10.8 16 9.2 17.4 L 10 7 L 25.4 7 L 25.4 0 "
      + "L 3.2 0 Z",
    "M 14.8 0 C 5.6 0 0 8.2 0 22.4 C 0 36.4 5 44 14.2 44 C 22.4 44 28 38 28 29.2 C 28 21 22.8 15.4 15.6 15.4 "
      + "C 12.2 15.4 9.4 16.8 7.8 19 C 8 11.4 10.4 6.8 14.6 6.8 C 17 6.8 18.4 7.8 19.2 10 L 27 10 "
      + "C 25.8 3.8 21.4 0 14.8 0 Z M 14.2 21.8 C 17.8 21.8 20.2 25 20.2 29.6 C 20.2 34.2 17.8 37.2 14.2 37.2 "
      + "C 10.6 37.2 8.4 34.2 8.4 29.6 C 8.4 25 10.6 21.8 14.2 21.8 Z",
    "M 0.6 7 L 18.8 7 L 3.8 44 L 12.2 44 L 27.4 6.4 L 27.4 0 L 0.6 0 Z",
    "M 14 0 C 6.6 0 1.6 4.6 1.6 11 C 1.6 15.4 4 19.2 7.6 20.6 C 3 22 0 26.2 0 31.4 C 0 39 5.6 44 14 44 "
      + "C 22.4 44 28 39 28 31.4 C 28 26.2 25 22 20.4 20.6 C 24 19.2 26.4 15.4 26.4 11 C 26.4 4.6 21.4 0 14 0 "
      + "Z M 14 6.6 C 17.2 6.6 19.2 8.6 19.2 12 C 19.2 15.4 17.2 17.6 14 17.6 C 10.8 17.6 8.8 15.4 8.8 12 "
      + "C 8.8 8.6 10.8 6.6 14 6.6 Z M 14 24 C 17.8 24 20.2 26.6 20.2 30.6 C 20.2 34.8 17.8 37.4 14 37.4 "
      + "C 10.2 37.4 7.8 34.8 7.8 30.6 C 7.8 26.6 10.2 24 14 24 Z",
    "M 13.2 44 C 22.4 44 28 35.8 28 21.6 C 28 7.6 23 0 13.8 0 C 5.6 0 0 6 0 14.8 C 0 23 5.2 28.6 12.4 28.6 "
      + "C 15.8 28.6 18.6 27.2 20.2 25 C 20 32.6 17.6 37.2 13.4 37.2 C 11 37.2 9.6 36.2 8.8 34 "
      + "L 1 34 C 2.2 40.2 6.6 44 13.2 44 Z M 13.8 22.2 C 10.2 22.2 7.8 19 7.8 14.4 C 7.8 9.8 10.2 6.8 13.8 6.8 "
      + "C 17.4 6.8 19.6 9.8 19.6 14.4 C 19.6 19 17.4 22.2 13.8 22.2 Z",
  ]
}
