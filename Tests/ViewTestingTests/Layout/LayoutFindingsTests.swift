// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintBlocks
import Foundation
import Testing
import ViewNodes
import ViewTesting

@Suite("Layout findings")
struct LayoutFindingsTests {
  let root = ViewNode(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  init() {
    root.accessibilityIdentifier = "screen"
    root.layoutDiagnosticsHandler = { _ in }
  }

  private func add<Node: ViewNode>(_ node: Node, _ name: String, _ frame: CGRect) -> Node {
    node.frame = frame
    node.accessibilityIdentifier = name
    root.addSubview(node)
    return node
  }

  private func found(_ checks: Set<LayoutCheck> = Set(LayoutCheck.allCases)) -> [String] {
    layoutFindings(in: root, checks).map(\.description)
  }

  @Test("a layout without problems has none")
  func none() {
    _ = add(ViewNode(), "a", CGRect(x: 0, y: 0, width: 100, height: 100))
    _ = add(ViewNode(), "b", CGRect(x: 100, y: 0, width: 100, height: 100))
    #expect(found() == [])
    expectSoundLayout(of: root)
  }

  @Test("a conflict is described with its constraints, lines, and a suggestion")
  func conflict() throws {
    let card = ViewNode()
    root.addSubview(card)
    card.accessibilityIdentifier = "card"
    let line: UInt = #line
    constrain {
      card.edges == root.edges
      card.width == 50
    }
    let text = try #require(found([.conflicts]).first)
    #expect(
      text.contains(
        "“card.width = 50 @1000” (ViewTestingTests/LayoutFindingsTests.swift:\(line + 3))"))
    #expect(text.contains("To resolve it, give"))
  }

  @Test("an ambiguity is described with what is missing")
  func ambiguity() {
    let card = ViewNode()
    root.addSubview(card)
    card.accessibilityIdentifier = "card"
    constrain {
      card.verticalEdges == root.verticalEdges
      card.leading == root.leading
    }
    #expect(found([.ambiguities]).count == 1)
    #expect(
      found([.ambiguities]).first?.hasPrefix("The width of ViewNode 'card' is ambiguous: ") == true)
  }

  @Test("a label that is too narrow is described with its text, size, and required size")
  func narrowText() {
    let title = add(LabelNode(), "title", CGRect(x: 0, y: 0, width: 40, height: 21))
    title.text = "Ticket to ride"
    let needed = title.sizeThatFits(CGSize(width: 40, height: 0))
    #expect(
      layoutFindings(in: root) == [
        .truncatedText(
          node: "ViewNode 'screen' > LabelNode 'title'", text: "Ticket to ride",
          size: CGSize(width: 40, height: 21), needed: needed, because: [])
      ])
  }

  @Test("a label that is too low is described with the constraint that causes it")
  func lowText() {
    let title = LabelNode()
    title.text = "One\nTwo"
    title.numberOfLines = 0
    title.accessibilityIdentifier = "title"
    root.addSubview(title)
    let line: UInt = #line
    constrain {
      title.top == root.top
      title.leading == root.leading
      title.height == 12
    }
    let text = found([.truncatedText]).first ?? ""
    #expect(
      text.hasPrefix("ViewNode 'screen' > LabelNode 'title' does not show all of “One Two”: it is ")
    )
    #expect(
      text.hasSuffix(
        " Because of:\n  “title.height = 12 @1000” (ViewTestingTests/LayoutFindingsTests.swift:\(line + 4))"
      ))
  }

  @Test("a node that extends beyond its superview is described with sides and distances")
  func outside() {
    _ = add(ViewNode(), "badge", CGRect(x: 190, y: -4.5, width: 20, height: 20))
    #expect(
      found() == [
        "ViewNode 'screen' > ViewNode 'badge' extends beyond ViewNode 'screen': 4.5 pt above, 10 pt to the right."
      ])
  }

  @Test("a node that extends beyond its superview is described with the constraints that cause it")
  func outsideBecause() {
    let badge = ViewNode()
    badge.accessibilityIdentifier = "badge"
    root.addSubview(badge)
    let line: UInt = #line
    constrain {
      badge.size == CGSize(width: 20, height: 20)
      badge.top == root.top
      badge.leading == root.leading - 5
    }
    #expect(
      found() == [
        """
        ViewNode 'screen' > ViewNode 'badge' extends beyond ViewNode 'screen': 5 pt to the left. Because of:
          “badge.leading = screen.leading − 5 @1000” (ViewTestingTests/LayoutFindingsTests.swift:\(line + 4))
        """
      ])
  }

  @Test("scroll content, hidden nodes, and internal subviews of controls are ignored")
  func exempt() {
    let scroll = add(ScrollNode(), "scroll", CGRect(x: 0, y: 0, width: 50, height: 50))
    scroll.addSubview(ViewNode(frame: CGRect(x: 0, y: 0, width: 50, height: 500)))
    let hidden = add(ViewNode(), "hidden", CGRect(x: -10, y: 0, width: 50, height: 50))
    hidden.isHidden = true
    _ = add(SwitchNode(), "switch", CGRect(x: 60, y: 0, width: 51, height: 31))
    #expect(found() == [])
  }

  @Test("a node that covers a sibling is described with the overlap")
  func overlap() {
    _ = add(ViewNode(), "photo", CGRect(x: 0, y: 0, width: 100, height: 50))
    _ = add(ViewNode(), "badge", CGRect(x: 90, y: 40, width: 20, height: 20))
    #expect(
      found() == [
        "ViewNode 'screen' > ViewNode 'badge' covers 10 × 10 pt of ViewNode 'photo', at (90, 40)."
      ])
  }

  @Test("for a deep node, the last names of its path are given")
  func deep() {
    var parent = root
    for name in ["b", "c", "d", "e"] {
      let node = ViewNode(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      node.accessibilityIdentifier = name
      parent.addSubview(node)
      parent = node
    }
    let last = ViewNode(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    parent.addSubview(last)
    #expect(
      found() == [
        "… > ViewNode 'b' > ViewNode 'c' > ViewNode 'd' > ViewNode 'e' > ViewNode extends beyond ViewNode 'e': 100 pt to the right."
      ])
  }

  @Test("an ambiguity of less than a pixel isn't found")
  func rounding() {
    root.traitOverrides.displayScale = 2
    let (label, other) = (LabelNode(), LabelNode())
    for node in [label, other] {
      node.text = "Text"
      node.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(node)
    }
    let height = root.heightAnchor.constraint(
      equalToConstant: label.intrinsicContentSize.height * 2 + 0.4)
    root.translatesAutoresizingMaskIntoConstraints = false
    constrain {
      root.width == 200
      label.top == root.top
      label.leading == root.leading
      other.leading == root.leading
      other.top == label.bottom
      other.bottom == root.bottom
    }
    height.isActive = true
    #expect(found([.ambiguities]) == [])
    #expect(!root.layoutReport().ambiguities.isEmpty)
    height.constant += 0.6
    #expect(!found([.ambiguities]).isEmpty)
  }
}
