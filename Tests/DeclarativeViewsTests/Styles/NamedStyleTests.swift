// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTesting

@testable import DeclarativeViews

@Suite("Styles with names")
struct NamedStyleTests {
  /// The color in which a style is painted.
  private func color(
    _ style: some ShapeStyle, _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> Color {
    var values = EnvironmentValues()
    change(&values)
    return ResolvedPaint(style, in: values).color
  }

  @Test("a color's name as a style is that color")
  func colors() {
    let colors: [(Color, Color)] = [
      (color(.black), Color(white: 0)), (color(.white), Color(white: 1)),
      (color(.gray), Color.gray), (color(.red), Color(red: 1, green: 0, blue: 0)),
      (color(.green), Color(red: 0, green: 1, blue: 0)),
      (color(.blue), Color(red: 0, green: 0, blue: 1)), (color(.cyan), Color.cyan),
      (color(.yellow), Color.yellow), (color(.orange), Color.orange),
      (color(.purple), Color.purple), (color(.brown), Color.brown),
      (color(.pink), Color.systemPink), (color(.teal), Color.systemTeal),
      (color(.indigo), Color.systemIndigo), (color(.mint), Color.systemMint),
      (color(.accentColor), Color.tintColor),
    ]
    for (style, color) in colors { #expect(style == color) }
    for (index, (style, _)) in colors.enumerated() {
      #expect(!colors[..<index].contains { $0.0 == style })
    }
    #expect(color(.clear).alpha == 0)
  }

  @Test("the named colors of content follow the appearance")
  func content() {
    #expect(Color.primary == .label && Color.secondary == .secondaryLabel)
    #expect(Color.accentColor == .tintColor)
  }

  @Test("levels of content are the foreground color, ever paler")
  func levels() {
    func alpha(_ style: some ShapeStyle) -> CGFloat {
      color(style) { $0.foregroundColor = .red }.alpha
    }
    #expect(alpha(.primary) == 1)
    #expect(alpha(.secondary) == 0.5)
    #expect(alpha(.tertiary) == 0.25)
    #expect(alpha(.quaternary) == 0.18)
    #expect(alpha(.quinary) == 0.1)
    #expect(color(.primary) { $0.foregroundColor = .red } == .red)
    #expect(color(.primary) == .label)
  }

  @Test("a style that resolves to itself, and a gradient without colors, paint nothing")
  func nothing() {
    struct Endless: ShapeStyle {}
    #expect(color(Endless()) == .clear)
    let gradient = LinearGradient(stops: [], startPoint: .top, endPoint: .bottom)
    #expect(color(gradient) == .clear)
    let probe = TreeProbe(Circle().fill(Endless()), width: 10, height: 10)
    #expect(probe.steps == [])
  }

  @Test("the accent color is the tint of controls in a view")
  func accent() {
    func words(_ view: some View) -> [Color] {
      TreeProbe(view, width: 100, height: 50).texts.map(\.color)
    }
    #expect(words(Button("a") {}.accentColor(.green)) == [.green])
    #expect(words(Button("a") {}.accentColor(nil).accentColor(.green)) == [.tintColor])
  }

  @Test("text can be bold or not, inside bold text as well")
  func bold() {
    func weights(_ view: some View) -> [Font.Weight] {
      TreeProbe(view, width: 100, height: 50).texts.map(\.font.weight)
    }
    #expect(weights(Text("a").bold(true)) == [.bold])
    #expect(weights(Text("a").bold(false)) == [.regular])
    #expect(weights(Text("a").bold(false).bold(true)) == [.regular])
    #expect(weights(Text("a").bold(false).font(.headline)) == [Font.headline.weight])
  }
}
