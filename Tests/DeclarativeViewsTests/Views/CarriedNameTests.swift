// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing

@testable import DeclarativeViews

@Suite("Names that view code expects")
struct CarriedNameTests {
  @Test("the content mode is that of views")
  func contentMode() {
    func sized(_ mode: ContentMode) -> CGSize {
      TreeProbe.size(of: Color.red.aspectRatio(2, contentMode: mode), 100, 100)
    }
    #expect(sized(.fit) == CGSize(width: 100, height: 50))
    #expect(sized(.fill) == CGSize(width: 200, height: 100))
  }

  @Test("angles can be added, subtracted, multiplied, and divided")
  func angles() {
    func degrees(_ angle: Angle) -> Double { (angle.degrees * 1e6).rounded() / 1e6 }
    #expect(degrees(.degrees(90) + .degrees(45)) == 135)
    #expect(degrees(.degrees(90) - .degrees(45)) == 45)
    #expect(degrees(-.degrees(90)) == -90)
    #expect(degrees(.degrees(90) * 3) == 270)
    #expect(degrees(.degrees(90) / 4) == 22.5)
  }

  @Test("a transform maps a point to another one")
  func transform() {
    let turned = CGPoint(x: 10, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.x) < 1e-9 && abs(turned.y - 10) < 1e-9)
  }

  @Test("a gradient is a list of colors, and with a line a style")
  func gradients() {
    let gradient = Gradient(colors: [.red, .green, .blue])
    #expect(gradient.stops.map(\.location) == [0, 0.5, 1])
    #expect(Gradient(colors: [.red]).stops.map(\.location) == [0])
    let style: LinearGradient = .linearGradient(gradient, startPoint: .top, endPoint: .bottom)
    #expect(style.colors == [.red, .green, .blue])
    #expect(style.startPoint == .top && style.endPoint == .bottom)
    let made: LinearGradient = .linearGradient(
      colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    #expect(made.colors == [.red, .blue] && made.startPoint == .leading)
    #expect(made.endPoint == .trailing)
    #expect(Gradient(stops: [Gradient.Stop(color: .red, location: 0.3)]).stops[0].location == 0.3)
  }
}
