// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewPictures
import ViewTesting

@testable import DeclarativeViews

@Suite("Images in texts of declarative views")
struct TextImageTests {
  private static let size = CGSize(width: 300, height: 200)

  private let square = Image(
    content: .figures([.fill(BezierPath(rect: CGRect(x: 0, y: 0, width: 8, height: 8)), .green)]),
    size: CGSize(width: 8, height: 40))

  private func host(_ view: some View) -> HostingNode {
    let host = HostingNode(rootView: view)
    host.frame = CGRect(origin: .zero, size: Self.size)
    host.layoutIfNeeded()
    return host
  }

  private func operations(_ view: some View) -> [DisplayList.Operation] {
    DisplayList(of: host(view)).operations
  }

  private func lines(_ view: some View) -> [TextLine] {
    operations(view).compactMap {
      if case .text(let line) = $0 { return line }
      return nil
    }
  }

  private func frame(_ view: some View) -> CGSize {
    TreeProbe(view, width: 300, height: 200).tree.nodes[0].frame.size
  }

  @Test("a symbol takes its width in the font of the text, and the height of the line stays")
  func symbol() throws {
    let text = Text("a") + Text(Image(systemName: "star.fill")) + Text("b")
    let star = try #require(
      Image(systemName: "star.fill", withConfiguration: .init(pointSize: 17)))
    let texts = lines(text)
    #expect(texts.map(\.text) == ["a", "b"])
    let width = texts[0].width + star.size.width
    #expect(abs(texts[1].baseline.x - texts[0].baseline.x - width) < 1e-6)
    let large = lines(text.imageScale(.large))
    #expect(large[1].baseline.x - large[0].baseline.x > width + 1)
    let big = lines(text.font(.system(size: 34)))
    #expect(abs(big[1].baseline.x - big[0].baseline.x - 2 * width) < 1)
  }

  @Test("an image can be a value in a key, and be alone in a text")
  func interpolated() {
    let joined = Text(Image(systemName: "star")) + Text(" Favorites")
    let star = Image(systemName: "star")
    #expect(operations(Text("\(star) Favorites")) == operations(joined))
    #expect(operations(Text("\(Image(systemName: "star")) Favorites")) == operations(joined))
    #expect(!operations(Text(Image(systemName: "star"))).isEmpty)
    #expect(lines(Text(Image(systemName: "star"))).isEmpty)
    let keys: [LocalizedStringKey] = ["\(star)", "\(Image(systemName: "heart"))"]
    #expect(keys[0] != keys[1] && keys[0] == "\(star)")
  }

  @Test("other images stand on the baseline at their own size, and make their line higher")
  func plain() throws {
    let texts = lines(Text("a") + Text(square))
    let probe = TreeProbe(Text("a") + Text(square), width: 300, height: 200)
    let font = Font.systemFont(ofSize: 17)
    let frame = try #require(probe.frames("Text “a”").first)
    #expect(abs(frame.height - 40 - font.lineHeight + font.ascender) < 0.4)
    #expect(abs(texts[0].baseline.y - frame.minY - 40) < 0.4)
  }

  @Test("a symbol has the color of its text")
  func color() {
    func colors(_ view: some View) -> Set<Color> {
      Set(
        operations(view).compactMap { operation in
          switch operation {
          case .fill(_, .color(let color)): color
          case .stroke(_, _, let color): color
          default: nil
          }
        })
    }
    let star = Text(Image(systemName: "star.fill"))
    #expect(
      colors((Text("a") + star.foregroundColor(.red)).foregroundColor(.blue)) == [
        .red
      ])
    #expect(colors((Text("a") + star).foregroundColor(.blue)) == [.blue])
  }

  @Test("an image is looked up by its name in the environment, and a missing one is reported")
  func named() {
    let text = Text("a") + Text(Image("square"))
    #expect(
      operations(text.images(["square": square])).count
        == operations(Text("a") + Text(square)).count)
    let probe = TreeProbe(text, width: 300, height: 200)
    #expect(probe.tree.problems.count == 1)
    #expect(
      TreeProbe(text.images(["square": square]), width: 300, height: 200).tree.problems.isEmpty)
    let symbol = TreeProbe(Text(Image(systemName: "no such symbol")), width: 300, height: 200)
    #expect(symbol.tree.problems.count == 1)
  }

  @Test("VoiceOver reads the letters alone")
  func spoken() {
    let text = Text(Image(systemName: "star")) + Text(" Favorites")
    #expect(host(text).accessibilityTree().contains("\"Favorites\""))
    #expect(!host(text).accessibilityTree().contains("\u{FFFC}"))
    #expect(text.string == " Favorites")
  }

  @Test("raised text is above the baseline, as part of a text and as a whole")
  func raised() throws {
    let joined = lines(Text("x") + Text("2").baselineOffset(6))
    #expect(abs(joined[0].baseline.y - joined[1].baseline.y - 6) < 1e-6)
    let height = try #require(
      TreeProbe(Text("x"), width: 300, height: 200).frames("Text “x”").first?.height)
    for view in [
      AnyView(Text("x").baselineOffset(6)), AnyView(AnyView(Text("x")).baselineOffset(6)),
    ] {
      let probe = TreeProbe(view, width: 300, height: 200)
      let frame = try #require(probe.frames("Text “x”").first)
      #expect(abs(frame.height - height - 6) < 0.4)
      let line = try #require(lines(view).first)
      let plain = try #require(lines(Text("x")).first)
      // The frame is centered, and grows by six points above.
      #expect(abs(plain.baseline.y - line.baseline.y - 3) < 0.4)
    }
    let probe = TreeProbe(Text("x").baselineOffset(.nan), width: 300, height: 200)
    #expect(probe.tree.problems.count == 1 && probe.frames("Text “x”").first?.height == height)
  }
}
