// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewPictures
import ViewTesting

@testable import DeclarativeViews

@Suite("Keys of localized text")
struct LocalizedTextTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "strings-\(UUID().uuidString)")

  /// A bundle with tables for each language.
  private func bundle(_ tables: [String: String], name: String = "Localizable") throws -> Bundle {
    for (language, table) in tables {
      let project = folder.appendingPathComponent("\(language).lproj")
      try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
      try table.write(
        to: project.appendingPathComponent("\(name).strings"), atomically: true, encoding: .utf8)
    }
    return try #require(Bundle(path: folder.path))
  }

  private func words(_ text: some View, in language: String = "en_US") -> String {
    TreeProbe(
      text.environment(\.locale, Locale(identifier: language)), width: 900, height: 50
    ).steps.joined()
  }

  @Test("the expected length of a key is only a hint")
  func hints() {
    for (length, count) in [(Int.max, Int.max), (.min, .min), (-1, 5), (1 << 60, 1)] {
      var parts = LocalizedStringKey.StringInterpolation(
        literalCapacity: length, interpolationCount: count)
      parts.appendLiteral("a")
      #expect(LocalizedStringKey(stringInterpolation: parts) == "a")
    }
  }

  @Test("a key is shown in the language of the environment")
  func languages() throws {
    let bundle = try bundle([
      "en": #""hello" = "Hello!"; "only" = "English";"#, "de": #""hello" = "Hallo!";"#,
      "zh-Hant": #""hello" = "你好！";"#, "pt-BR": #""hello" = "Olá!";"#,
    ])
    let text = Text("hello", bundle: bundle)
    #expect(words(text) == "Hello!")
    #expect(words(text, in: "de_AT") == "Hallo!")
    #expect(words(text, in: "zh_Hant_TW") == "你好！")
    #expect(words(text, in: "pt_BR") == "Olá!")
    #expect(words(text, in: "fr") == "Hello!")
    #expect(words(Text("only", bundle: bundle), in: "de") == "only")
    #expect(words(Text("hello", tableName: "None", bundle: bundle), in: "de") == "hello")
    #expect(words(Text("hello"), in: "de") == "hello")
    #expect(text.string == "Hello!")
  }

  @Test("a table of its own name is used if it is given")
  func tables() throws {
    let bundle = try bundle(["de": #""hello" = "Guten Tag";"#], name: "Greetings")
    #expect(words(Text("hello", tableName: "Greetings", bundle: bundle), in: "de") == "Guten Tag")
  }

  @Test("values are put in the localized format, in its order, and are never Markdown")
  func values() throws {
    let bundle = try bundle([
      "de": #""%@ has %lld of %.1f" = "%2$lld von %3$.2f hat **%1$@**, 100%%";"#,
      "fr": #""%@ has %lld of %.1f" = "%lld %@ %@ %@ %5$@ %";"#,
    ])
    let (name, count, size) = ("*A*", 1200, 3.5)
    let text = Text("\(name) has \(count) of \(size, specifier: "%.1f")", bundle: bundle)
    #expect(words(text, in: "de") == "1.200 von 3,50 hat *A*, 100%")
    // A format that doesn't fit its values shows what can be shown.
    #expect(words(text, in: "fr") == "*A* 1\u{202F}200 3,500000   %")
    #expect(words(Text("\(name) has \(count) of \(size)")) == "*A* has 1,200 of 3.500000")
  }

  @Test("numbers are written as in the locale, with six digits after the point")
  func numbers() {
    let byte: UInt8 = 7
    let float: Float = 0.5
    #expect(words(Text("\(2024) \(-5) \(byte)")) == "2,024 -5 7")
    #expect(words(Text("\(1_234_567)"), in: "de") == "1.234.567")
    #expect(words(Text("\(1.5) \(float) \(CGFloat(2))")) == "1.500000 0.500000 2.000000")
    #expect(words(Text("\(UInt64.max) \(Int64.min)")).filter(\.isNumber).count == 39)
    #expect(words(Text("\(Double.infinity) \(Double.nan)")).contains("∞"))
    #expect(words(Text("50% of \(3)")) == "50% of 3")
    #expect(words(Text("50%")) == "50%")
    #expect(words(Text("\(7, specifier: "%03d") \(1, specifier: "% @ %d")")).hasPrefix("007"))
  }

  @Test("formats, formatters, and descriptions are values")
  func formats() {
    enum Fruit { case apple }
    #expect(words(Text("\(0.5, format: .percent)")) == "50%")
    let formatter = NumberFormatter()
    formatter.minimumIntegerDigits = 3
    #expect(words(Text("\(5, formatter: formatter)")) == "005")
    #expect(words(Text("an \(Fruit.apple)")) == "an apple")
  }

  @Test("literals are Markdown, and strings are not")
  func markdown() {
    let string = "**bold**"
    #expect(words(Text("**bold**")) == "bold")
    #expect(words(Text(string)) == "**bold**")
    #expect(words(Text(string[...])) == "**bold**")
    #expect(words(Text(verbatim: "**bold**")) == "**bold**")
    #expect(words(Text(LocalizedStringKey(string))) == "bold")
    #expect(words(Text(.init(string))) == "bold")
    #expect(words(Text("a [link](https://example.com/\(3)) \(4)")) == "a link 4")
  }

  /// A picture of a view.
  private func picture(_ view: some View) -> String {
    let host = HostingNode(rootView: view)
    host.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
    Screen(size: host.frame.size, rootNode: host).layoutIfNeeded()
    return host.svg()
  }

  @Test("Markdown has the style of the modifiers, and links have the tint")
  func styles() {
    let joined =
      Text("a ") + Text("b").bold() + Text(" ") + Text("c").italic() + Text(" ")
      + Text("d").monospaced() + Text(" ") + Text("e").strikethrough() + Text(" ")
      + Text("f").foregroundColor(.purple)
    #expect(
      picture(Text("a **b** *c* `d` ~~e~~ [f](https://g.h)").tint(.purple)) == picture(joined))
    #expect(picture(Text("**b**")) == picture(Text("b").bold()))
    #expect(
      picture(Text("**b** c").font(.title)) == picture((Text("b").bold() + Text(" c")).font(.title))
    )
    #expect(picture(Text("**b**")) != picture(Text("b")))
  }

  @Test("a text in a key keeps its style, however deep it is")
  func texts() {
    let red = Text("red").foregroundColor(.red)
    #expect(
      picture(Text("a \(red) and **\(red)** b"))
        == picture(Text("a ") + red + Text(" and ") + red.bold() + Text(" b")))
    var nested = Text("x")
    for _ in 0..<1_000 { nested = Text("\(nested)") }
    #expect(words(nested) == "x")
  }

  @Test("keys are equal if their format and their values are")
  func equality() {
    let key: LocalizedStringKey = "greeting"
    #expect(key == LocalizedStringKey("greeting"))
    #expect(("\(1) a" as LocalizedStringKey) == "\(1) a")
    #expect(("\(1) a" as LocalizedStringKey) != "\(2) a")
    #expect(("\("1") a" as LocalizedStringKey) != "\(1) a")
  }

  /// A view with initializers for both kinds of text, as clients write it.
  private struct Row: View {
    let text: Text

    init(_ title: LocalizedStringKey) { text = Text(title) }
    @_disfavoredOverload
    init(_ title: String) { text = Text(title) }

    var body: some View { text }
  }

  @Test("controls take keys and strings")
  func controls() throws {
    let (key, string): (LocalizedStringKey, String) = ("*key*", "*key*")
    #expect(words(Row("*key*")) == "key")
    #expect(words(Row(string)) == "*key*")
    for (plain, shown) in [
      (words(Button(string) {}), words(Button(key) {})),
      (words(Label(string, systemImage: "star")), words(Label(key, systemImage: "star"))),
      (
        words(Link(string, destination: URL(fileURLWithPath: "/"))),
        words(Link(key, destination: URL(fileURLWithPath: "/")))
      ),
      (words(GroupBox(string) {}), words(GroupBox(key) {})),
      (words(LabeledContent(string, value: "a")), words(LabeledContent(key, value: "a"))),
    ] {
      #expect(plain.contains("*key*"))
      #expect(shown.contains("key") && !shown.contains("*"))
    }
  }

  @Test("titles, placeholders, and what VoiceOver says are in the language of the environment")
  func elsewhere() throws {
    let bundle = try bundle(["de": #""name" = "Name (de)"; "hint" = "Hinweis";"#])
    let name = Text("name", bundle: bundle)
    @State var text = ""
    let host = HostingNode(
      rootView: NavigationStack {
        TextField("", text: $text, prompt: name)
        Text("a").accessibilityLabel(name).accessibilityHint(Text("hint", bundle: bundle))
          .navigationTitle(name)
      }.environment(\.locale, Locale(identifier: "de")))
    let screen = Screen(size: CGSize(width: 300, height: 600), rootNode: host)
    screen.layoutIfNeeded()
    let spoken = host.accessibilityTree()
    #expect(spoken.components(separatedBy: "Name (de)").count == 4, "\(spoken)")
    #expect(spoken.contains("Hinweis"))
  }
}
