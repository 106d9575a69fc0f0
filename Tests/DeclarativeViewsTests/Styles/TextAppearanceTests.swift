// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewPictures
import ViewTesting

@testable import DeclarativeViews

private struct Shouting: View {
  @State private var isLoud = false

  var body: some View {
    VStack(alignment: .leading) {
      Button("Shout") { isLoud.toggle() }
      Text("Hello there").textCase(isLoud ? .uppercase : nil).kerning(isLoud ? 2 : 0)
    }
  }
}

@Suite("The appearance of text")
struct TextAppearanceTests {
  private let font = Font.system(size: 20)

  /// The lines under and through texts, with their colors.
  private func lines(_ view: some View) -> [(rect: CGRect, color: Color)] {
    TreeProbe(view.font(font).foregroundColor(.red), width: 200, height: 100).tree.drawingSteps()
      .compactMap {
        if case .mark(.fill(let path, let color)) = $0 { (path.bounds, color) } else { nil }
      }
  }

  @Test("a line under text is as wide as each of its lines, and in the color of the text")
  func underline() throws {
    let probe = TreeProbe(Text("one\nthirteen").font(font), width: 200, height: 100)
    let found = lines(Text("one\nthirteen").underline())
    try #require(found.count == 2)
    for (line, text) in zip(found, probe.texts) {
      #expect(line.rect.minX == text.origin.x && line.rect.width == text.width)
      #expect(line.rect.minY == text.origin.y + 2 && line.rect.height == 1)
      #expect(line.color == .red)
    }
    #expect(lines(Text("a").underline(color: .blue)).map(\.color) == [.blue])
    #expect(lines(Text("a").underline(false)).isEmpty)
    // The innermost modifier applies, and a line doesn't change the size.
    #expect(lines(Text("a").underline(false).underline()).isEmpty)
    #expect(
      TreeProbe.size(of: Text("a").underline(), nil, nil) == TreeProbe.size(of: Text("a"), nil, nil)
    )
  }

  @Test("a line through text crosses it, also beside one under it, and if it is italic")
  func strikethrough() throws {
    let text = try #require(
      TreeProbe(Text("a").font(font), width: 200, height: 100).texts.first)
    let found = lines(Text("a").strikethrough(color: .green).underline().italic())
    #expect(found.map(\.color) == [.red, .green])
    #expect(found.map(\.rect.minY) == [text.origin.y + 2, text.origin.y - 5])
    #expect(
      lines(
        VStack {
          Text("a")
          Text("b")
        }.strikethrough()
      ).count == 2)
    #expect(lines(Text("a").strikethrough(false)).isEmpty)
  }

  @Test(
    "kerning and tracking add space after each letter; tracking takes precedence",
    arguments: [(3, 0, 3), (0, 2, 2), (3, 2, 2), (-1, 0, -1), (0, 0, 0)]
      as [(CGFloat, CGFloat, CGFloat)])
  func spacing(kerning: CGFloat, tracking: CGFloat, expected: CGFloat) {
    func width(_ view: some View) -> CGFloat { TreeProbe.size(of: view.font(font), nil, nil).width }
    let text = Text("abcdefghij")
    let spaced = width(text.kerning(kerning).tracking(tracking))
    #expect(abs(spaced - width(text) - 10 * expected) < 0.67)
  }

  @Test("spacing that isn't finite is reported and treated as 0")
  func unusable() {
    let probe = TreeProbe(Text("a").kerning(.nan).tracking(.infinity), width: 100, height: 50)
    #expect(probe.tree.problems.count == 2)
    #expect(
      TreeProbe.size(of: Text("a").kerning(.nan), nil, nil)
        == TreeProbe.size(of: Text("a"), nil, nil))
  }

  @Test("text is shown in another case, but read as it was written")
  func cases() {
    func text(_ view: some View) -> String? {
      TreeProbe(view, width: 300, height: 50).texts.first?.text
    }
    #expect(text(Text("Straße").textCase(.uppercase)) == "STRASSE")
    #expect(text(Text("Straße").textCase(.lowercase)) == "straße")
    #expect(text(Text("Straße").textCase(nil).textCase(.uppercase)) == "Straße")
    let size = { (view: any View) in TreeProbe.size(of: AnyView(view), nil, nil) }
    #expect(size(Text("quiet").textCase(.uppercase)) == size(Text("QUIET")))
    let (_, host) = shown { Text("Hello").textCase(.uppercase) }
    #expect(host.accessibilityTree() == "text \"Hello\"\n")
    let narrow = TreeProbe(
      Text("much too long for this").textCase(.uppercase).lineLimit(1).minimumScaleFactor(0.5),
      width: 60, height: 50)
    #expect(narrow.texts.first?.text.hasPrefix("MUCH") == true)
  }

  @Test("changed case and spacing are measured again")
  func changed() throws {
    let (screen, host) = shown { Shouting() }
    func width() -> CGFloat {
      screen.layoutIfNeeded()
      return DisplayList(of: host).operations.reduce(0) { widest, operation in
        guard case .text(let line) = operation else { return widest }
        return line.text.lowercased() == "hello there" ? line.width : widest
      }
    }
    let quiet = width()
    #expect(quiet > 50)
    try screen.tap("Shout")
    #expect(width() > quiet + 20)
    try screen.tap("Shout")
    #expect(width() == quiet)
  }
}
