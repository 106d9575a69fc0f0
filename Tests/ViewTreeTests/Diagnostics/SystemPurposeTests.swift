// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintBlocks
import Foundation
import Testing
import ViewGraphics
import ViewTreeTestSupport

@testable import ViewTree

@Suite("Built-in relations in reports")
struct SystemPurposeTests {
  @Test("each relation of a node is named for its purpose and its item")
  func kinds() {
    let expected: [(RowKind, String)] = [
      (.constraint, "constraint of card"), (.record, "arrangement of card"),
      (.mask, "autoresizing mask of card"), (.root, "given size of card"),
      (.hugging, "content hugging of card"), (.compression, "compression resistance of card"),
      (.yielding, "content size of card"),
      (.positive, "the height of card is not negative"), (.guide, "insets of card"),
    ]
    for (kind, words) in expected { #expect(kind.purpose(for: "card", .height) == words) }
    #expect(RowKind.positive.purpose(for: "card", .width) == "the width of card is not negative")
  }

  @Test("each relation of a class to its subviews is named for its purpose and its item")
  func sources() {
    let expected: [(LayoutRecord.Source, String)] = [
      (.stackEdge, "edge of row"), (.stackSpacing, "spacing of row"),
      (.stackDistribution, "distribution of row"), (.stackAlignment, "alignment of row"),
      (.stackHidden, "hidden view of row"), (.stackAmbiguity, "fallback size of row"),
      (.scrollContent, "content of row"), (.cellContent, "cell content of row"),
    ]
    for (source, words) in expected { #expect(source.purpose(for: "row") == words) }
  }

  @Test("a nonnegative length participates in conflicts like explicit constraints")
  func notNegative() throws {
    let root = rooted(100, 80)
    root.accessibilityIdentifier = "root"
    let box = constrained("box")
    root.addSubview(box)
    let made = constrain {
      box.leading == root.leading + 60
      box.trailing == root.trailing - 50
      box.verticalEdges == root.verticalEdges
    }
    let conflict = try #require(root.layoutReport().conflicts.first)
    #expect(
      conflict.constraints == [
        WrittenConstraint(
          algebra: "box.width ≥ 0 @1000", identifier: "the width of box is not negative"),
        WrittenConstraint(algebra: "root.width = 100 @1000", identifier: "given size of root"),
        made[0].written, made[1].written,
      ])
    #expect(conflict.broken == made[1].written)
    #expect(
      conflict.description.contains(
        "  “box.width ≥ 0 @1000” (the width of box is not negative)\n"))
    #expect(box.frame.width == 0)
  }
}
