// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes

@testable import ViewTesting

@Suite("Reasons of findings, and sections of variants")
struct FindingEdgeTests {
  private func reasons(width: CGFloat, height: CGFloat) throws -> String {
    let root = ViewNode(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    root.accessibilityIdentifier = "screen"
    let title = LabelNode()
    title.text = "Ticket to ride"
    title.accessibilityIdentifier = "title"
    title.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(title)
    LayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: root.topAnchor),
      title.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      title.widthAnchor.constraint(equalToConstant: width),
      title.heightAnchor.constraint(equalToConstant: height),
    ])
    let findings = layoutFindings(in: root, [.truncatedText])
    guard
      case .truncatedText(_, let text, let size, let needed, let reasons) =
        try #require(findings.first)
    else { return "" }
    #expect(findings.count == 1 && text == "Ticket to ride")
    #expect(size.width == width && abs(size.height - height) < 0.34 && needed.height > 20)
    return reasons.map { "\($0)" }.joined(separator: "\n")
  }

  @Test(
    "text that is cut is explained by the width, unless it is too low by more than half a point")
  func cutTexts() throws {
    for height in [20, 30] as [CGFloat] {
      let wide = try reasons(width: 40, height: height)
      #expect(wide.contains("title.width = 40") && !wide.contains("title.height"))
    }
    let low = try reasons(width: 40, height: 19.5)
    #expect(low.contains("title.height = 19.5") && !low.contains("title.width"))
  }

  private func difference(_ former: String, _ latter: String) -> String {
    VariantSections.difference(former, latter) { "\($0)->\($1)" }
  }

  @Test("the first variant that differs is described, and the others are counted")
  func sections() {
    #expect(difference("== a\n1\n== b\n2\n", "== a\n1\n== b\n3\n") == "in b:\n2\n->3\n")
    #expect(
      difference("== a\n1\n2\n== b\n3\n== c\n4\n", "== a\n1\n5\n== b\n6\n== c\n4\n")
        == "in a:\n1\n2\n->1\n5\n\nand in 1 more of 3 variants")
    #expect(
      difference("== a\n1\n== b\n2\n== c\n3\n", "== a\n4\n== b\n5\n== c\n6\n")
        .hasSuffix("and in 2 more of 3 variants"))
    // What is before the first variant belongs to none.
    #expect(difference("x\n== a\n1\n", "y\n== a\n1\n") == "line 1 of 4\nwas: x\nis:  y")
    #expect(difference("== a\n== b\n1\n", "== a\n2\n== b\n1\n") == "in a:\n->2\n")
  }

  @Test(
    "separators at the ends of names are left out, and several become one",
    arguments: [
      ("-a-", "a"), (".-.a.-.", "a"), ("a  b", "a-b"), ("a - b", "a-b"), ("a.-b", "a.-b"),
      ("_", "_"), ("a/b\\c", "a-b-c"), ("1", "1"), ("-", "unnamed"),
    ])
  func names(name: String, usable: String) {
    #expect(SnapshotFiles.usable(name) == usable)
  }

  @Test(
    "letters that extend two points beyond a disabled control still belong to it",
    arguments: [(11.5, true), (12, true), (12.5, false)] as [(CGFloat, Bool)])
  func disabled(left: CGFloat, isIgnored: Bool) {
    let root = ViewNode(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let label = LabelNode(frame: CGRect(x: 10, y: 10, width: 200, height: 30))
    label.text = "Readable"
    label.textColor = .yellow
    root.addSubview(label)
    let control = Control(frame: CGRect(x: left, y: 0, width: 280, height: 60))
    root.addSubview(control)
    #expect(faintTexts(in: root).count == 1)
    control.isEnabled = false
    #expect(faintTexts(in: root).isEmpty == isIgnored)
    control.removeFromSuperview()
    label.isEnabled = false
    #expect(faintTexts(in: root).isEmpty)
  }

  @Test("a word has no key for what its keyboard lacks, and nothing after it is typed")
  func stopping() throws {
    let root = ViewNode()
    let screen = Screen(.phone, rootNode: root)
    let input = InputNode(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
    input.keyboardType = .decimalPad
    root.addSubview(input)
    try screen.tap(input)
    #expect(throws: DriverError.self) { try screen.type("1.5x7") }
    #expect(input.text == "1.5")
  }
}
