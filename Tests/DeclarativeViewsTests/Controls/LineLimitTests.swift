// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing
import ViewTesting

@testable import DeclarativeViews

@Suite("Line limits")
struct LineLimitTests {
  private func height(_ view: some View, width: CGFloat = 100) -> CGFloat {
    TreeProbe.size(of: view.font(.systemFont(ofSize: 17)), width, nil).height
  }

  private let short = Text("one")
  private let long = Text("one two three four five six seven eight nine ten eleven twelve thirteen")

  /// The height of some lines of a font that has no leading.
  private func lines(_ count: Int) -> CGFloat {
    let font = Font.systemFont(ofSize: 17)
    return LineCount.height(count, font, displayScale: 3)
  }

  /// How many whole lines a field is high; −1 if it is not.
  private func lines(of field: TextAreaNode) -> Int {
    let height = field.bounds.height
    let count = Int((height / lines(1)).rounded())
    return abs(height - lines(count)) < 0.01 ? count : -1
  }

  @Test("text reserves its minimum number of lines and never exceeds its maximum")
  func ranges() {
    #expect(height(long) > lines(4))
    #expect(height(short) == lines(1) && height(short.lineLimit(3)) == lines(1))
    #expect(height(long.lineLimit(3)) == lines(3) && height(long.lineLimit(...3)) == lines(3))
    #expect(height(short.lineLimit(2...4)) == lines(2))
    #expect(height(long.lineLimit(2...4)) == lines(4))
    #expect(height(short.lineLimit(3, reservesSpace: true)) == lines(3))
    #expect(height(short.lineLimit(3, reservesSpace: false)) == lines(1))
    #expect(height(short.lineLimit(2...)) == lines(2))
    #expect(height(long.lineLimit(2...)) == height(long))
    #expect(height(Text("").lineLimit(2...)) == lines(2))
  }

  @Test("an inner limit applies, within the space that an outer one reserves")
  func nested() {
    #expect(height(short.lineLimit(1).lineLimit(3, reservesSpace: true)) == lines(1))
    #expect(height(long.lineLimit(nil).lineLimit(2)) == height(long))
  }

  @Test("fewer lines than the reserved space begin at the top")
  func drawnAtTop() {
    let view = short.lineLimit(3, reservesSpace: true).font(.systemFont(ofSize: 17))
    let plain = TreeProbe(short.font(.systemFont(ofSize: 17)), width: 100, height: lines(1))
    let probe = TreeProbe(view, width: 100, height: lines(3))
    #expect(probe.texts.count == 1)
    #expect(probe.texts[0].origin.y == plain.texts[0].origin.y)
  }

  @Test("invalid numbers of lines are harmless")
  func unusable() {
    for count in [Int.min, -1, 0, Int.max] {
      #expect(height(short.lineLimit(count)) == lines(1))
      #expect(height(short.lineLimit(count, reservesSpace: true)).isFinite)
      #expect(height(short.lineLimit(count...)) >= lines(1))
    }
  }

  @Test("a vertical field grows within its limits and then scrolls")
  func field() throws {
    struct Note: View {
      @State private var note = ""
      var body: some View {
        VStack {
          TextField("Note", text: $note, axis: .vertical).lineLimit(2...4)
          Text("\(note.count)")
        }.font(.systemFont(ofSize: 17))
      }
    }
    let (screen, host) = shown { Note() }
    let field = try #require(host.accessibilityOrder.compactMap { $0 as? TextAreaNode }.first)
    #expect(lines(of: field) == 2)
    try screen.tap(field)
    var counts: [Int] = []
    for text in ["1", "\n2", "\n3", "\n4", "\n5", "\n6"] {
      try screen.type(text)
      counts.append(lines(of: field))
    }
    #expect(counts == [2, 2, 3, 4, 4, 4])
    #expect(field.isScrollEnabled && field.contentSize.height > field.bounds.height)
    #expect(field.contentOffset.y > 0, "the caret is not in sight")
    #expect(host.accessibilityTree().hasSuffix("text \"11\"\n"))
    for _ in 0..<8 { try screen.press(.delete) }
    #expect(lines(of: field) == 2 && !field.isScrollEnabled)
  }

  @Test(
    "a field of up to three lines grows to three, or reserves space for them from the beginning")
  func threeLines() throws {
    for (reserves, least) in [(false, 1), (true, 3)] {
      let (_, host) = shown {
        VStack {
          TextField("Note", text: .constant("a\nb\nc\nd"), axis: .vertical)
            .lineLimit(3, reservesSpace: reserves)
          TextField("Note", text: .constant("a"), axis: .vertical)
            .lineLimit(3, reservesSpace: reserves)
          TextField("Note", text: .constant("a"), axis: .vertical)
        }.font(.systemFont(ofSize: 17))
      }
      let fields = host.accessibilityOrder.compactMap { $0 as? TextAreaNode }
      try #require(fields.count == 3)
      #expect(fields.map { lines(of: $0) } == [3, least, 1])
      #expect(fields.allSatisfy { !$0.isScrollEnabled })
    }
  }
}
