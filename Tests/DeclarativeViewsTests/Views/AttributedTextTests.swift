// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewPictures

@testable import DeclarativeViews

@Suite("Text with attributes")
struct AttributedTextTests {
  @Test("an attributed string's font and color are those of its text")
  func attributes() throws {
    var text = AttributedString("plain ")
    var red = AttributedString("red ")
    red.foregroundColor = .red
    red.font = .system(size: 30)
    var bold = AttributedString("bold")
    bold.font = .body.bold()
    text += red + bold
    #expect(
      TreeProbe.size(of: Text(text), nil, nil).height
        > TreeProbe.size(of: Text("a"), nil, nil).height)
    let styled =
      Text("plain ") + Text("red ").foregroundColor(.red).font(.system(size: 30))
      + Text("bold").font(.body.bold())
    let (first, second) = (
      TreeProbe(Text(text), width: 300, height: 60), TreeProbe(styled, width: 300, height: 60)
    )
    #expect(first.tree.drawingSteps().count == second.tree.drawingSteps().count)
    #expect(TreeProbe.size(of: Text(text), nil, nil) == TreeProbe.size(of: styled, nil, nil))
    #expect(first.steps == second.steps)
    #expect(first.steps.joined() == "plain red bold")
  }

  @Test("a string without attributes is a plain text, and an empty one is empty")
  func plain() {
    let probe = TreeProbe(Text(AttributedString("hello")), width: 300, height: 40)
    #expect(probe.texts.map(\.text) == ["hello"])
    #expect(TreeProbe(Text(AttributedString("")), width: 300, height: 40).texts.isEmpty)
  }

  @Test("links have the tint color, unless they have a color")
  func links() {
    var link = AttributedString("link")
    link.link = URL(string: "https://example.com")
    #expect(
      TreeProbe(Text(link).tint(.purple), width: 300, height: 40).texts.first?.color == .purple)
    link.foregroundColor = .red
    #expect(TreeProbe(Text(link), width: 300, height: 40).texts.first?.color == .red)
  }

  @Test("each attribute of a string has the effect of its modifier")
  func modifiers() {
    func string(_ change: (inout AttributedString) -> Void) -> Text {
      var string = AttributedString("styled")
      change(&string)
      return Text(AttributedString("plain ") + string)
    }
    func text(_ change: (Text) -> Text) -> Text { Text("plain ") + change(Text("styled")) }
    let dotted = Text.LineStyle(pattern: .dot, color: .red)
    let cases: [(Text, Text)] = [
      (string { $0.kern = 3 }, text { $0.kerning(3) }),
      (string { $0.tracking = 3 }, text { $0.tracking(3) }),
      (string { $0.baselineOffset = 3 }, text { $0.baselineOffset(3) }),
      (string { $0.underlineStyle = .single }, text { $0.underline() }),
      (string { $0.underlineStyle = dotted }, text { $0.underline(pattern: .dot, color: .red) }),
      (string { $0.strikethroughStyle = .single }, text { $0.strikethrough() }),
      (
        string { $0.strikethroughStyle = dotted },
        text { $0.strikethrough(pattern: .dot, color: .red) }
      ),
    ]
    let plain = picture(text { $0 })
    for (index, (first, second)) in cases.enumerated() {
      #expect(picture(first) == picture(second) && picture(first) != plain, "\(index)")
    }
    #expect(picture(string { $0.kern = .nan }) == plain)
    let behind = string { $0.backgroundColor = .yellow }
    #expect(picture(behind) != plain && picture(behind).contains("#ff0"))
    var whole = AttributedString("whole")
    whole.backgroundColor = .yellow
    #expect(picture(Text(whole)).contains("#ff0"))
  }

  private func picture(_ view: some View) -> String {
    let host = HostingNode(rootView: view)
    host.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
    host.layoutIfNeeded()
    return host.svg()
  }
}
