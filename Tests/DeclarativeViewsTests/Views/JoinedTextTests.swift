// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewPictures
import ViewTesting

@testable import DeclarativeViews

@Suite("Text with styles of its own")
struct JoinedTextTests {
  private static let size = CGSize(width: 200, height: 100)

  /// A picture of a view.
  private func picture(_ view: some View) -> String {
    let host = HostingNode(rootView: view)
    host.frame = CGRect(origin: .zero, size: Self.size)
    let screen = Screen(size: Self.size, rootNode: host)
    screen.layoutIfNeeded()
    return host.svg()
  }

  /// A text, and a view without a type that has the same modifier.
  private static var styles: [(name: String, text: (Text) -> Text, view: (AnyView) -> AnyView)] {
    [
      ("font", { $0.font(.title) }, { AnyView($0.font(.title)) }),
      ("weight", { $0.fontWeight(.black) }, { AnyView($0.fontWeight(.black)) }),
      ("bold", { $0.bold() }, { AnyView($0.bold()) }),
      ("bold or not", { $0.bold(true) }, { AnyView($0.bold(true)) }),
      ("italic", { $0.italic() }, { AnyView($0.italic()) }),
      ("color", { $0.foregroundColor(.systemRed) }, { AnyView($0.foregroundColor(.systemRed)) }),
      (
        "role", { $0.foregroundColor(\.labelHeader) },
        { AnyView($0.foregroundColor(\.labelHeader)) }
      ),
      ("style", { $0.foregroundStyle(.secondary) }, { AnyView($0.foregroundStyle(.secondary)) }),
      ("line", { $0.underline(color: .systemBlue) }, { AnyView($0.underline(color: .systemBlue)) }),
      (
        "line through", { $0.strikethrough(color: .systemBlue) },
        { AnyView($0.strikethrough(color: .systemBlue)) }
      ),
      ("kerning", { $0.kerning(3) }, { AnyView($0.kerning(3)) }),
      ("tracking", { $0.tracking(2) }, { AnyView($0.tracking(2)) }),
      ("design", { $0.fontDesign(.monospaced) }, { AnyView($0.fontDesign(.monospaced)) }),
      ("monospaced", { $0.monospaced() }, { AnyView($0.monospaced()) }),
      ("digits", { $0.monospacedDigit() }, { AnyView($0.monospacedDigit()) }),
    ]
  }

  @Test("a modifier of text has the effect of the view's modifier", arguments: 0..<15)
  func modifiers(_ index: Int) {
    let style = Self.styles[index]
    #expect(Self.styles.count == 15)
    let styled = picture(style.text(Text("Hello")))
    #expect(styled == picture(style.view(AnyView(Text("Hello")))), "\(style.name)")
    if style.name != "digits" { #expect(styled != picture(Text("Hello")), "\(style.name)") }
  }

  @Test("the style of a part is that of the part, and of the joined text where it has none")
  func precedence() {
    let text = (Text("a").foregroundColor(.systemRed) + Text("b")).foregroundColor(.systemBlue)
    let colors = picture(text)
    #expect(
      colors
        == picture(Text("a").foregroundColor(.systemRed) + Text("b").foregroundColor(.systemBlue)))
    #expect(
      colors
        != picture(Text("a").foregroundColor(.systemBlue) + Text("b").foregroundColor(.systemBlue)))
    #expect(picture(Text("a").bold().fontWeight(.thin)) == picture(Text("a").bold()))
    let inherited = picture(AnyView(text).font(.title))
    #expect(inherited == picture(text.font(.title)))
    #expect(inherited != colors)
  }

  @Test("joined parts of one style are one text")
  func uniform() {
    #expect(picture(Text("Hello, ") + Text("world")) == picture(Text("Hello, world")))
    let joined = Text("one ") + Text("two ") + Text("three")
    #expect(
      TreeProbe.size(of: joined, 60, nil) == TreeProbe.size(of: Text("one two three"), 60, nil))
  }

  private static var mixed: Text {
    Text("Total: ") + Text("12 euros").font(.title).foregroundColor(.systemRed)
      + Text(" with tax, ").underline() + Text("and more").bold().italic()
  }

  private static var label: LabelNode {
    let label = LabelNode()
    label.numberOfLines = 0
    label.font = .body
    let italic = TextAttributes(font: Font.body.withWeight(.bold).withItalic())
    var underlined = TextAttributes()
    underlined.decoration = TextDecoration()
    underlined.decoration?.underline = .single
    label.attributedText = AttributedText(joining: [
      AttributedText(string: "Total: "),
      AttributedText(
        string: "12 euros",
        attributes: TextAttributes(font: .title, foregroundColor: .systemRed)),
      AttributedText(string: " with tax, ", attributes: underlined),
      AttributedText(string: "and more", attributes: italic),
    ])
    return label
  }

  @Test(
    "a joined text is as large as a label with the same attributes",
    arguments: [20, 60, 90, 120, 180, 400] as [CGFloat])
  func size(_ width: CGFloat) {
    let label = Self.label
    let expected = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    let size = TreeProbe.size(of: Self.mixed, width, nil)
    #expect(abs(size.height - expected.height) < 0.5)
    #expect(abs(size.width - expected.width) < 0.5)
  }

  @Test("parts are drawn as those of a label: italic, colored, and decorated, on several lines")
  func drawing() {
    let label = Self.label
    label.frame = CGRect(origin: .zero, size: TreeProbe.size(of: Self.mixed, 120, nil))
    func runs(_ svg: String) -> [Substring] {
      svg.split(separator: ">").compactMap { part in
        part.contains("</t") ? part.split(separator: "<").first : nil
      }
    }
    let picture = self.picture(Self.mixed.frame(width: 120))
    #expect(runs(picture) == runs(label.svg()))
    #expect(runs(picture).joined().contains("and more") || runs(picture).contains("more"))
    #expect(picture.contains("font-style=\"italic\""))
  }

  @Test("text that doesn't fit is truncated, in the style of the part before it")
  func truncation() {
    let text = (Text("A long ") + Text("text").bold() + Text(" of parts")).lineLimit(1)
    #expect(picture(text.frame(width: 90)).contains("…"))
    #expect(TreeProbe.size(of: text, 90, nil).width <= 90)
  }

  @Test("parts are in the case of the environment, and from the right if it is")
  func surroundings() {
    let text = Text("one ") + Text("two").bold()
    #expect(
      picture(text.textCase(.uppercase)) == picture(Text("ONE ") + Text("TWO").bold()))
    let right = picture(text.environment(\.layoutDirection, .rightToLeft))
    #expect(right != picture(text))
  }

  @Test("a joined text is spoken as one, and its characters can be part of a string")
  func string() {
    let text = Text("one ") + Text("two").bold()
    let (_, host) = shown { text }
    #expect(host.accessibilityTree() == "text \"one two\"\n")
    let (_, other) = shown { Text("\(text), three") }
    #expect(other.accessibilityTree() == "text \"one two, three\"\n")
  }

  @Test("spacing that isn't finite is reported once and ignored")
  func problems() {
    let text = Text("a").kerning(.nan) + Text("b").tracking(.infinity)
    let probe = TreeProbe(text, width: 100, height: 100)
    #expect(probe.tree.problems.count == 2)
    #expect(TreeProbe.size(of: text, nil, nil) == TreeProbe.size(of: Text("ab"), nil, nil))
  }

  @Test("joined parts in a gradient have its first color")
  func gradient() {
    let gradient = LinearGradient(
      colors: [.systemRed, .systemBlue], startPoint: .leading, endPoint: .trailing)
    let text = Text("a") + Text("b").foregroundColor(.systemGreen)
    #expect(
      picture(text.foregroundStyle(gradient)) == picture(text.foregroundStyle(Color.systemRed)))
    #expect(
      picture(AnyView(text).foregroundStyle(gradient))
        == picture(AnyView(text).foregroundStyle(Color.systemRed)))
  }

  @Test("an empty part adds nothing, and a hidden text has bars of its length")
  func edges() {
    #expect(picture(Text("") + Text("ab")) == picture(Text("ab")))
    #expect(TreeProbe.size(of: Text("") + Text(""), nil, nil) == .zero)
    let hidden = picture((Text("a") + Text("b").bold()).redacted(reason: .placeholder))
    #expect(!hidden.contains("<text"))
  }
}
