// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing
import ViewTesting

@testable import DeclarativeViews

@Suite("Styles")
struct StyleTests {
  private func marks(_ view: some View) -> [DrawingMark] {
    TreeProbe(view, width: 100, height: 50).tree.drawingSteps().compactMap {
      if case .mark(let mark) = $0 { mark } else { nil }
    }
  }

  private func fills(_ view: some View) -> [Color] {
    marks(view).compactMap { if case .fill(_, let color) = $0 { color } else { nil } }
  }

  /// The colors of texts as they are in the light appearance.
  private func inTheLight(_ probe: TreeProbe) -> [Color] {
    probe.texts.map { $0.color.resolvedColor(with: .phone) }
  }

  @Test("the foreground style paints text and shapes")
  func foreground() {
    #expect(fills(Circle().foregroundStyle(.red)) == [.red])
    let text = TreeProbe(Text("a").foregroundStyle(.secondary), width: 100, height: 50)
    #expect(inTheLight(text) == [Color.secondaryLabel.resolvedColor(with: .phone)])
    let pale = TreeProbe(
      Text("a").foregroundStyle(.tertiary).foregroundColor(.red), width: 100, height: 50)
    #expect(pale.texts.map(\.color.alpha).first == 0.25)
    let gradient = LinearGradient(
      colors: [.green, .blue], startPoint: .leading, endPoint: .trailing)
    #expect(
      marks(Circle().foregroundStyle(gradient)).contains {
        if case .gradient = $0 { true } else { false }
      })
    let inGradient = TreeProbe(Text("a").foregroundStyle(gradient), width: 100, height: 50)
    #expect(inGradient.steps == ["masked"])
    #expect(fills(Circle().foregroundColor(.red).foregroundStyle(gradient)) == [.red])
    #expect(fills(Circle().fill(.tint).tint(.purple)) == [.purple])
  }

  @Test("a custom style resolves to a color of the environment")
  func custom() {
    struct Ink: ShapeStyle {
      func resolve(in environment: EnvironmentValues) -> Color {
        environment.layoutDirection == .rightToLeft ? .green : .yellow
      }
    }
    #expect(fills(Circle().fill(Ink())) == [.yellow])
    #expect(
      fills(Circle().fill(Ink()).environment(\.layoutDirection, .rightToLeft)) == [.green])
  }

  @Test("a background is a style, in a shape or not, and a border is inside the frame")
  func backgrounds() {
    let card = Text("a").padding(10).background(.red).border(.blue, width: 4)
    let probe = TreeProbe(card, width: 100, height: 50)
    let frame = probe.frames("padding")[0]
    #expect(probe.frames("Color #FF0000") == [frame])
    var strokes: [CGRect] = []
    for case .mark(.stroke(let path, let color, let style)) in probe.tree.drawingSteps() {
      #expect(color == .blue)
      #expect(style.width == 4)
      strokes.append(path.bounds)
    }
    #expect(strokes.count == 1)
    #expect(abs(strokes[0].minX - (probe.tree.drawnFrame(of: 1).minX + 2)) < 0.001)
    let round = TreeProbe(
      Text("a").background(.green, in: .rect(cornerRadius: 4)).overlay(Color.clear), width: 50,
      height: 50)
    #expect(round.frames("RoundedRectangle") == round.frames("Text"))
  }

  @Test("colors are created from components, shades, and hues")
  func colours() {
    #expect(Color(red: 1, green: 0, blue: 0) == Color.red)
    #expect(Color(red: 0, green: 0, blue: 1, opacity: 0.5).alpha == 0.5)
    #expect(Color(white: 1) == Color.white)
    #expect(Color(hue: 0, saturation: 1, brightness: 1) == Color.red)
    #expect(Color(.systemRed) == Color.systemRed)
    #expect(Color(uiColor: .systemRed) == Color.systemRed)
  }

  @Test("italic text is in an italic font and keeps its size")
  func italic() throws {
    #expect(
      TreeProbe.size(of: Text("a").italic(), nil, nil) == TreeProbe.size(of: Text("a"), nil, nil))
    func isItalic(_ view: some View) -> Bool? {
      TreeProbe(view, width: 50, height: 50).texts.first?.font.isItalic
    }
    #expect(isItalic(Text("a").italic()) == true)
    #expect(isItalic(Text("a").italic(false)) == false)
    #expect(isItalic(AnyView(Text("a")).italic()) == true)
  }

  @Test("shapes have static members")
  func figures() {
    let clips = TreeProbe(
      Color.red.clipShape(.circle).clipShape(.capsule).clipShape(.rect(cornerRadius: 3)),
      width: 100, height: 50
    ).steps
    #expect(clips == ["clip", "clip", "clip", "fill 1.0", "end", "end", "end"])
  }

  @Test("a label shows an icon, a title, or both")
  func label() {
    let row = TreeProbe(Label("Star", systemImage: "star"), width: 200, height: 50)
    #expect(row.frames("Image")[0].maxX + 8 == row.frames("Text")[0].minX)
    let title = TreeProbe(
      Label("Star", systemImage: "star").labelStyle(.titleOnly), width: 200, height: 50)
    #expect(title.frames("Image").isEmpty && title.frames("Text").count == 1)
    let icon = TreeProbe(
      Label("Star", systemImage: "star").labelStyle(.iconOnly), width: 200, height: 50)
    #expect(icon.frames("Image").count == 1 && icon.frames("Text").isEmpty)
    struct Framed: LabelStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 0) {
          configuration.icon
          configuration.title
        }
      }
    }
    let framed = TreeProbe(
      Label("Star", systemImage: "star").labelStyle(Framed()), width: 200, height: 100)
    #expect(framed.frames("Image")[0].maxY == framed.frames("Text")[0].minY)
  }

  @Test("labeled content has its label on the other side, and a section its title above")
  func labeledContent() {
    let probe = TreeProbe(LabeledContent("Name", value: "Ada"), width: 200, height: 50)
    #expect(probe.frames("Text")[0].minX == 0)
    #expect(abs(probe.frames("Text")[1].maxX - 200) < 0.001)
    #expect(
      inTheLight(probe)
        == [Color.label, .secondaryLabel].map { $0.resolvedColor(with: .phone) })
    let section = TreeProbe(
      VStack {
        Section {
          Text("row")
        } header: {
          Text("header")
        } footer: {
          Text("footer")
        }
      }, width: 200, height: 200)
    #expect(section.texts.map(\.text) == ["header", "row", "footer"])
  }

  @Test("insets follow the layout direction")
  func insets() {
    let view = Color.red.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    let probe = TreeProbe(view, width: 100, height: 50)
    #expect(probe.frames("Color") == [CGRect(x: 2, y: 1, width: 94, height: 46)])
  }

  @Test("a scroll view can hide its indicators")
  func indicators() throws {
    func scroll(_ view: some View) throws -> ScrollNode {
      let (_, host) = shown { view }
      return try #require(host.subviews.first as? ScrollNode)
    }
    #expect(try scroll(ScrollView { Text("a") }).showsVerticalScrollIndicator)
    #expect(
      try !scroll(ScrollView(.vertical, showsIndicators: false) { Text("a") })
        .showsVerticalScrollIndicator)
    #expect(
      try !scroll(ScrollView { Text("a") }.scrollIndicators(.hidden))
        .showsVerticalScrollIndicator)
  }
}
