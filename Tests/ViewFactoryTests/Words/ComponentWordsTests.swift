// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewFactory
import ViewNodes

@testable import ViewComponents

@Suite("Words that components write themselves")
struct ComponentWordsTests {
  /// What is shown and read of every component, with other words, and without text of its own in
  /// Latin letters.
  private func texts() -> [String] {
    let factory = ViewFactory(theme: .standard, words: .other)
    return EveryComponent(factory: factory, text: "ä").texts
  }

  @Test("can all be replaced: no component shows or reads an English word or Latin digit")
  func replaced() {
    let texts = texts()
    #expect(texts.count > 150)
    for text in texts {
      #expect(
        text.unicodeScalars.allSatisfy { !$0.isASCII || !$0.properties.isAlphabetic },
        "“\(text)” has Latin letters.")
      // The values of switches are always these.
      if text != "0", text != "1" {
        #expect(!text.contains { ("0"..."9").contains($0) }, "“\(text)” has Latin digits.")
      }
    }
  }

  @Test("are each shown or read somewhere")
  func used() {
    let all = texts().joined(separator: "\n")
    for (name, mark) in ComponentWords.marks {
      #expect(all.contains(mark), "\(name) is not used.")
    }
  }

  @Test("are all replaced by this test, and each by another word")
  func complete() {
    let english = Mirror(reflecting: ComponentWords()).children
    for (own, word) in zip(Mirror(reflecting: ComponentWords.other).children, english) {
      #expect("\(own.value)" != "\(word.value)", "\(own.label ?? "") is not replaced.")
    }
    let marks = ComponentWords.marks.map(\.mark)
    #expect(Set(marks).count == marks.count && marks.allSatisfy { !$0.isEmpty })
  }

  @Test("are written nowhere else in the sources of components")
  func literals() throws {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let sources = package.appendingPathComponent("Sources/ViewComponents")
    let files = try #require(
      FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    var count = 0
    for case let file as URL in files where file.pathExtension == "swift" {
      guard file.deletingLastPathComponent().lastPathComponent != "Words" else { continue }
      count += 1
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      where !line.contains("//") {
        for literal in line.matches(of: #/"((?:[^"\\]|\\.)*)"/#).map(\.output.1) {
          // Names of symbols are lowercase words with dots, and so are names of properties.
          let isWord = literal.contains(#/[A-Z]|[a-z] [a-z(\\]|\) [a-z(\\]|[a-z]: /#)
          #expect(!isWord, "\(file.lastPathComponent) writes “\(literal)”.")
        }
      }
    }
    #expect(count > 60)
  }

  @Test("in patterns, values stand where their numbers are, or in order")
  func patterns() {
    for (pattern, text) in [
      ("%@-%@", "a-b"), ("%2$@%1$@", "ba"), ("%1$@ %1$@", "a a"), ("%@%%", "a%"), ("%@ %", "a %"),
      ("%", "%"), ("%%", "%"), ("%@%@%@", "ab%@"), ("%3$@%0$@", "%3$@%0$@"), ("%1$", "%1$"),
      ("%d %1$d", "%d %1$d"), ("", ""), ("%²$@", "b"),
    ] {
      var words = ComponentWords()
      words.page = pattern
      #expect(words.text(\.page, "a", "b") == text, "\(pattern)")
    }
  }

  @Test("numbers are written with the digits and the decimal separator")
  func numbers() {
    var words = ComponentWords()
    #expect(words.number(-120) == "-120" && words.number(4.5) == "4.5" && words.number(4.0) == "4")
    #expect(words.number(1e300) == "1e+300" && words.number(Double.nan) == "nan")
    #expect(words.percentage(of: 0.256) == "26%" && words.percentage(of: .nan) == "")
    words.digits = "٠١٢٣٤٥٦٧٨٩"
    words.decimalSeparator = "٫"
    words.percentage = "%@٪"
    #expect(words.number(-120) == "-١٢٠" && words.number(4.5) == "٤٫٥")
    #expect(words.percentage(of: 2) == "١٠٠٪")
    words.digits = "01"
    #expect(words.number(Int.min) == "\(Int.min)")
  }

  @Test("steps have the words of their style unless a closure returns others")
  func steps() {
    var words = ComponentWords()
    words.step = "Schritt %1$@ von %2$@"
    let steps = StepsNode(titles: ["a", "b"], style: ComponentStyle(words: words))
    #expect(steps.accessibilityValue == "Schritt 1 von 2")
    steps.stepText = { "\($0)/\($1)" }
    #expect(steps.accessibilityValue == "1/2")
  }

  @Test("calendars have the names of their style unless others are given")
  func calendars() {
    var words = ComponentWords()
    words.calendar.months[0] = "Januar"
    let factory: any ViewFactoryProtocol = ViewFactory(words: words)
    let month = CalendarMonth(year: 2_026, month: 1)
    func title(_ node: CalendarMonthNode) -> String? {
      (node.arrangedSubviews.first as? LabelNode)?.text
    }
    #expect(title(factory.calendar.month(month, selected: nil, today: nil)) == "Januar 2026")
    #expect(title(CalendarMonthNode(month: month, style: factory.row.style)) == "Januar 2026")
    #expect(
      title(factory.calendar.month(month, selected: nil, today: nil, names: .english))
        == "January 2026")
  }
}
