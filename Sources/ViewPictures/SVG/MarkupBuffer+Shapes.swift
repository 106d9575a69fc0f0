// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes

nonisolated extension MarkupBuffer {
  /// Adds the start of the element that draws a path, up to its paint.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - rule: The name of the attribute for the fill rule.
  mutating func element(of path: BezierPath, rule: String = "fill-rule") {
    switch path.shape {
    case .rectangle(let rect, let cornerRadius):
      add("<rect")
      box(rect)
      attribute("rx", unlessZero: cornerRadius)
    case .oval(let rect) where rect.width == rect.height:
      add("<circle")
      attribute("cx", rect.midX)
      attribute("cy", rect.midY)
      attribute("r", rect.width / 2)
    case .oval(let rect):
      add("<ellipse")
      attribute("cx", rect.midX)
      attribute("cy", rect.midY)
      attribute("rx", rect.width / 2)
      attribute("ry", rect.height / 2)
    case nil:
      add("<path d=\"")
      steps(of: path)
      add("\"")
      if path.usesEvenOddFillRule { attribute(rule, "evenodd") }
    }
  }

  /// Adds the position and size of a rectangle.
  mutating func box(_ rect: CGRect) {
    attribute("x", unlessZero: rect.minX)
    attribute("y", unlessZero: rect.minY)
    attribute("width", rect.width)
    attribute("height", rect.height)
  }

  /// Adds the position and size of the region of a mask or filter, where zero is not the default.
  mutating func region(_ rect: CGRect) {
    attribute("x", rect.minX)
    attribute("y", rect.minY)
    attribute("width", rect.width)
    attribute("height", rect.height)
  }

  /// Adds the steps of a path, as in the attribute `d`.
  mutating func steps(of path: BezierPath) {
    var current = CGPoint.zero
    var start = CGPoint.zero
    for (index, element) in path.elements.enumerated() {
      switch element {
      case .move(let point):
        add(byte: UInt8(ascii: "M"))
        add(point)
        start = point
        current = point
      case .line(let point):
        if point == current, !path.isDot(endingAt: index) { continue }
        if point.y == current.y {
          add(byte: UInt8(ascii: "H"))
          add(point.x)
        } else if point.x == current.x {
          add(byte: UInt8(ascii: "V"))
          add(point.y)
        } else {
          add(byte: UInt8(ascii: "L"))
          add(point)
        }
        current = point
      case .curve(let point, let control1, let control2):
        add(byte: UInt8(ascii: "C"))
        add(control1)
        add(byte: UInt8(ascii: " "))
        add(control2)
        add(byte: UInt8(ascii: " "))
        add(point)
        current = point
      case .close:
        add(byte: UInt8(ascii: "Z"))
        current = start
      }
    }
  }

  private mutating func add(_ point: CGPoint) {
    add(point.x)
    add(byte: UInt8(ascii: " "))
    add(point.y)
  }

  /// Adds the attribute for a transform in its shortest form; nothing for the identity.
  mutating func transform(_ map: Transform, attribute name: String = "transform") {
    guard !map.isIdentity else { return }
    add(" \(name)=\"")
    if map.a == 1, map.b == 0, map.c == 0, map.d == 1 {
      add("translate(")
      add(CGPoint(x: map.tx, y: map.ty))
    } else {
      // Six decimals, because errors grow with the distance from the origin.
      add("matrix(")
      for factor in [map.a, map.b, map.c, map.d] {
        add(factor, decimals: 6)
        add(" ")
      }
      add(map.tx, decimals: 6)
      add(" ")
      add(map.ty, decimals: 6)
    }
    add(")\"")
  }

  /// Adds the attributes of a fill; nothing for opaque black, the default in SVG.
  mutating func fill(_ color: Color) {
    if color == .black, !marksColors { return }
    paint("fill", color)
  }

  /// Adds `name="#rrggbb"` and, if the opacity differs from the inherited one, `name-opacity`.
  mutating func paint(
    _ name: String, color colorName: String? = nil, _ color: Color, alphaBefore: CGFloat = 1
  ) {
    add(byte: UInt8(ascii: " "))
    add(colorName ?? name)
    add("=\"")
    if marksColors {
      mark(color)
      add(byte: UInt8(ascii: "\""))
      return
    }
    hexDigits(of: color)
    add(byte: UInt8(ascii: "\""))
    guard color.alpha != alphaBefore else { return }
    add(byte: UInt8(ascii: " "))
    add(name)
    add("-opacity=\"")
    add(color.alpha)
    add(byte: UInt8(ascii: "\""))
  }

  /// Adds a color in CSS notation, or its placeholder.
  mutating func cssColor(_ color: Color) {
    if marksColors { return mark(color) }
    hexDigits(of: color)
    let alpha = UInt8((color.alpha * 255).rounded())
    guard alpha < 255 else { return }
    // Both halves of a color must be short, or neither.
    if bytes.count >= 4, bytes[bytes.count - 4] == UInt8(ascii: "#") {
      let short = bytes.suffix(3)
      removeLast(3)
      for digit in short {
        add(byte: digit)
        add(byte: digit)
      }
    }
    add(hexDigit: alpha / 16)
    add(hexDigit: alpha % 16)
  }

  /// Adds `#rgb` if that is exact, otherwise `#rrggbb`.
  private mutating func hexDigits(of color: Color) {
    let red = UInt8((color.red * 255).rounded())
    let green = UInt8((color.green * 255).rounded())
    let blue = UInt8((color.blue * 255).rounded())
    let isShort = red % 17 == 0 && green % 17 == 0 && blue % 17 == 0
    add(byte: UInt8(ascii: "#"))
    for channel in [red, green, blue] {
      if !isShort { add(hexDigit: channel / 16) }
      add(hexDigit: channel % 16)
    }
  }

  private mutating func add(hexDigit value: UInt8) {
    add(byte: value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10)
  }
}

nonisolated extension BezierPath {
  /// Returns whether an element is the end of a subpath that consists of a single line.
  ///
  /// If it has no length, a stroke with round or square ends draws a dot.
  fileprivate func isDot(endingAt index: Int) -> Bool {
    guard index > 0, case .move = elements[index - 1] else { return false }
    guard index + 1 < elements.count else { return true }
    if case .move = elements[index + 1] { return true }
    return false
  }
}
