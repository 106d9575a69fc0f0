// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes

@testable import ViewPictures

@Suite("Frame tree")
struct FrameTreeTests {
  private final class CardNode: ViewNode {}
  private final class Pair<First, Second>: ViewNode {}

  @Test("contains class, identifier, text, and frame, and unusual properties")
  func lines() {
    let card = CardNode(frame: CGRect(x: 0, y: 0, width: 375, height: 343.0 / 3))
    card.accessibilityIdentifier = "it's a card"
    let title = TextBox("Say \"hello\"")
    title.accessibilityIdentifier = "title"
    card.addSubview(title)
    let body = TextBox("First line")
    body.lines += [("Second", 50), ("Third", 40)]
    body.isHidden = true
    body.frame.origin = CGPoint(x: 16, y: -0.0001)
    card.addSubview(body)
    let scroll = box(0, 50, 10, 10)
    scroll.alpha = 0.5
    scroll.bounds.origin.y = 20.5
    body.addSubview(scroll)
    #expect(
      card.frameTree() == """
        CardNode 'it\\'s a card' (0, 0, 375, 114.333)
          TextBox 'title' "Say \\"hello\\"" (0, 0, 100, 20)
          TextBox "First line" +2 lines (16, 0, 100, 20) hidden
            ViewNode (0, 50, 10, 10) alpha 0.5 scrolled (0, 20.5)

        """)
  }

  @Test("joins the parts of a line, with a space where there is a gap")
  func parts() {
    let node = drawing { context in
      for (text, x) in [("Two", 0), ("parts", 20), ("apart", 60)] as [(String, CGFloat)] {
        context.draw(
          text, at: CGPoint(x: x, y: 20), width: 20, font: .systemFont(ofSize: 10), color: .red,
          direction: .leftToRight)
      }
    }
    #expect(FrameTree(of: node).entries.first?.text == "Twoparts apart")
    #expect(FrameTree(of: node).entries.first?.moreLines == 0)
  }

  @Test("truncates long text")
  func longText() {
    let node = TextBox(String(repeating: "word ", count: 20))
    #expect(FrameTree(of: node).entries.first?.text.count == 40)
  }

  @Test("lists layout guides only on request")
  func guides() {
    let node = box(0, 0, 10, 10)
    let guide = LayoutGuide()
    guide.identifier = "middle"
    node.guides.append(guide)
    #expect(!node.frameTree().contains("LayoutGuide"))
    #expect(
      node.frameTree(includesGuides: true).contains("\n  LayoutGuide 'middle' (0, 0, 0, 0)\n"))
  }

  @Test("parses its own text")
  func parsing() throws {
    let root = Pair<Int, [String]>(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    let child = TextBox("Text (with brackets) 'and' \"quotes\" \\ \n")
    child.lines.append(("more", 10))
    child.isHidden = true
    root.addSubview(child)
    var node: ViewNode = root
    for depth in 0..<50 {
      let next = box(0, 0, 1.5, 2)
      next.accessibilityIdentifier = "level \(depth)"
      node.addSubview(next)
      node = next
    }
    let tree = FrameTree(of: root)
    #expect(tree.description.contains("\n" + String(repeating: "  ", count: 40) + "41: ViewNode"))
    #expect(FrameTree(parsing: tree.description) == tree)
    #expect(FrameTree(parsing: "something else\n") == nil)
    #expect(FrameTree(parsing: "ViewNode 'never closed (1, 2, 3, 4)\n") == nil)
    #expect(FrameTree(parsing: "ViewNode \"ends with \\\n") == nil)
    #expect(FrameTree(parsing: "ViewNode (1, 2, 3)\n") == nil)
  }

  @Test("a tree of 10,000 levels has 10,000 lines, and not 100 MB of spaces")
  func deep() {
    let root = box(0, 0, 10, 10)
    var node = root
    for _ in 1..<10_000 {
      let next = box(0, 0, 10, 10)
      node.addSubview(next)
      node = next
    }
    let text = root.frameTree()
    #expect(text.split(separator: "\n").count == 10_000)
    #expect(text.utf8.count < 2_000_000)
  }

  @Test("40 levels are indented, and deeper ones state their depth")
  func deepest() throws {
    let root = box(0, 0, 10, 10)
    var node = root
    for _ in 0..<42 {
      let next = box(0, 0, 10, 10)
      node.addSubview(next)
      node = next
    }
    let lines = root.frameTree().split(separator: "\n")
    let indentation = String(repeating: "  ", count: 40)
    #expect(lines[39] == "\(indentation.dropLast(2))ViewNode (0, 0, 10, 10)")
    #expect(lines[40] == "\(indentation)ViewNode (0, 0, 10, 10)")
    #expect(lines[41] == "\(indentation)41: ViewNode (0, 0, 10, 10)")
    #expect(lines[42] == "\(indentation)42: ViewNode (0, 0, 10, 10)")
  }

  @Test("each part of a line is read, if it's there")
  func lineParts() throws {
    func entry(_ line: String) throws -> FrameTree.Entry {
      try #require(FrameTree(parsing: line)?.entries.first)
    }
    var found = try entry(
      "    Box<Int, [A]> 'a \\'b' \"c \\\"d\" +12 lines (1, -2.5, 3, 4) hidden alpha 0.5\n")
    #expect(found.depth == 2 && found.className == "Box<Int, [A]>" && found.identifier == "a 'b")
    #expect(found.text == "c \"d" && found.moreLines == 12)
    #expect(found.frame == CGRect(x: 1, y: -2.5, width: 3, height: 4))
    #expect(found.remarks == "hidden alpha 0.5")
    found = try entry("A \"c\" +1 line (1, 2, 3, 4)")
    #expect(found.depth == 0 && found.identifier == "" && found.text == "c" && found.moreLines == 1)
    #expect(found.remarks == "" && found.name == "A \"c\"")
    found = try entry("A 'b' (1, 2, 3, 4)")
    #expect(found.text == "" && found.moreLines == 0 && found.name == "A 'b'")
    #expect(found.line == "A 'b' (1, 2, 3, 4)")
    let indent = String(repeating: "  ", count: 40)
    #expect(try entry(indent + "57: A (1, 2, 3, 4)").depth == 57)
    #expect(try entry(indent + "A (1, 2, 3, 4)").depth == 40)
    #expect(try entry("  7: A (1, 2, 3, 4)").className == "7: A")
    for broken in [
      "(1, 2, 3, 4)", "A (1, 2, 3, 4", "A (1, 2, 3, 4, 5)", "A (1, x, 3, 4)", "A", " ",
    ] {
      #expect(FrameTree(parsing: broken) == nil, "\(broken)")
    }
    #expect(FrameTree(parsing: "")?.entries.isEmpty == true)
    #expect(
      FrameTree(parsing: "A (1, 2, 3, 4)\n\n  B (1, 2, 3, 4)\n")?.entries.map(\.depth) == [0, 1])
  }
}
