// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintBlocks
import Foundation
import Testing
import ViewGraphics
import ViewTreeTestSupport

@testable import ViewTree

@Suite("Ambiguities in reports")
struct AmbiguityReportTests {
  let root = rooted(300, 200)
  let title = constrained("title")

  init() { root.addSubview(title) }

  private var found: [String] { root.layoutReport().ambiguities.map(\.description) }

  @Test("determined values aren't reported")
  func none() {
    constrain { title.edges == root.edges }
    #expect(found == [])
    #expect(
      root.layoutReport().description == "The layout has no conflicts, ambiguities or mistakes.")
  }

  @Test("an ambiguous position is named with its range")
  func position() {
    constrain {
      title.verticalEdges == root.verticalEdges
      title.width == 100
      title.leading >= root.leading + 16
      title.trailing <= root.trailing - 16
    }
    #expect(
      found == [
        "The horizontal position of ViewNode 'title' is ambiguous: it could be anything from 16 to 184. Add a constraint for leading."
      ])
  }

  @Test("an ambiguous length is named with its range")
  func length() {
    constrain {
      title.horizontalEdges == root.horizontalEdges
      title.top == root.top
      title.bottom <= root.bottom
    }
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("The height of ViewNode 'title' is ambiguous: ") == true)
    #expect(found.first?.hasSuffix(" Add a constraint for height.") == true)
  }

  @Test("if the far edge is determined, only the length is missing")
  func farEdge() {
    constrain {
      title.verticalEdges == root.verticalEdges
      title.trailing == root.trailing
    }
    let ambiguities = root.layoutReport().ambiguities
    #expect(ambiguities.map(\.attribute) == [.width])
  }

  @Test("consequences of an ambiguous superview are omitted")
  func follows() {
    let icon = constrained("icon")
    title.addSubview(icon)
    constrain {
      title.verticalEdges == root.verticalEdges
      title.width == 100
      icon.edges == title.edges
    }
    #expect(root.layoutReport().ambiguities.map(\.node) == ["ViewNode 'title'"])
  }

  @Test("a node that relies on constraints but has none is reported in tree order")
  func forgotten() {
    let (plain, label, framed) = (constrained("plain"), SizedNode(30, 20), constrained("framed"))
    label.accessibilityIdentifier = "label"
    framed.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let last = constrained("last")
    for node in [plain, label, framed, last] { root.addSubview(node) }
    constrain {
      title.edges == root.edges
      last.size == CGSize(width: 10, height: 10)
      last.leading == root.leading
    }
    let report = root.layoutReport()
    #expect(
      report.ambiguities.map { "\($0.node) \($0.attribute)" } == [
        "ViewNode 'plain' leading", "ViewNode 'plain' top", "ViewNode 'plain' width",
        "ViewNode 'plain' height", "SizedNode 'label' leading", "SizedNode 'label' top",
        "ViewNode 'last' top",
      ])
    #expect(plain.hasAmbiguousLayout && label.hasAmbiguousLayout && !framed.hasAmbiguousLayout)
    #expect(framed.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    root.traitOverrides = TraitCollection(layoutDirection: .rightToLeft)
    #expect(root.layoutReport().ambiguities.first?.attribute == .trailing)
  }

  @Test("each axis and attribute has its sentence")
  func sentences() {
    func sentence(
      _ axis: Axis, _ attribute: LayoutAttribute, _ least: Double, _ most: Double
    ) -> String {
      LayoutAmbiguity(node: "a", axis: axis, attribute: attribute, least: least, most: most)
        .description
    }
    #expect(
      sentence(.horizontal, .trailing, 1, .infinity)
        == "The horizontal position of a is ambiguous: it could be anything from 1 up. Add a constraint for trailing."
    )
    #expect(
      sentence(.vertical, .top, -.infinity, 2.5)
        == "The vertical position of a is ambiguous: it could be anything up to 2.5. Add a constraint for top."
    )
    #expect(
      sentence(.horizontal, .width, -.infinity, .infinity)
        == "The width of a is ambiguous: no constraint determines it. Add a constraint for width.")
    #expect(
      sentence(.vertical, .height, 0, 9)
        == "The height of a is ambiguous: it could be anything from 0 to 9. Add a constraint for height."
    )
  }

  @Test(
    "the constraint that would help is at the side at which the superview's layout begins",
    arguments: [
      (UserInterfaceLayoutDirection.leftToRight, "leading"), (.rightToLeft, "trailing"),
    ])
  func side(direction: UserInterfaceLayoutDirection, edge: String) {
    root.semanticContentAttribute =
      direction == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
    constrain {
      title.verticalEdges == root.verticalEdges
      title.width == 100
      title.leading >= root.leading + 16
      title.trailing <= root.trailing - 16
    }
    #expect(found.count == 1)
    #expect(found.first?.hasSuffix("Add a constraint for \(edge).") == true)
  }

  @Test(
    "a node without any constraints lacks a position, and a size unless its content has one",
    arguments: [
      (-1, -1, ["leading", "top", "width", "height"]), (20, -1, ["leading", "top", "height"]),
      (-1, 20, ["leading", "top", "width"]), (20, 20, ["leading", "top"]),
    ] as [(CGFloat, CGFloat, [String])])
  func unconstrained(width: CGFloat, height: CGFloat, missing: [String]) {
    for isRightToLeft in [false, true] {
      let root = rooted(300, 200)
      root.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
      root.addSubview(SizedNode(width, height))
      let missing = missing.map { isRightToLeft && $0 == "leading" ? "trailing" : $0 }
      let found = root.layoutReport().ambiguities
      #expect(found.map { "\($0.attribute)" } == missing)
      #expect(
        found.map(\.axis)
          == missing.map { ["top", "height"].contains($0) ? .vertical : .horizontal })
    }
  }
}
