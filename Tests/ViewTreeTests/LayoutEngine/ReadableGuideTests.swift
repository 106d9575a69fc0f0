// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewTreeTestSupport

@testable import ViewTree

@Suite("Guides for readable content")
struct ReadableGuideTests {
  /// When a guide is first used.
  nonisolated enum Use: CaseIterable {
    case first, afterLayout, afterMeasuring
  }

  nonisolated private static let margins: [(width: CGFloat, left: CGFloat, right: CGFloat)] = [
    (900, 10, 30), (900, 30, 10), (900, 0, 100), (300, 10, 30), (300, 60, 4), (300, 0, 0),
    (712, 10, 30), (711, 10, 30), (714, 10, 30),
  ]

  /// The left and right edge between margins, at most 672 points apart, in their middle.
  private func edges(_ width: CGFloat, _ left: CGFloat, _ right: CGFloat) -> [CGFloat] {
    let length = min(width - left - right, 672)
    let middle = (left + width - right) / 2
    return [middle - length / 2, middle + length / 2]
  }

  /// A box that fills the guide of a node.
  private func box(in node: ViewNode) -> ViewNode {
    let box = constrained("box")
    node.addSubview(box)
    let guide = node.readableContentGuide
    LayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      box.topAnchor.constraint(equalTo: guide.topAnchor),
      box.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    return box
  }

  private func edges(of node: ViewNode) -> [CGFloat] { [node.frame.minX, node.frame.maxX] }

  @Test(
    "content is between different margins, in their middle, whenever the guide is first used",
    arguments: Use.allCases, [false, true])
  func different(use: Use, isRightToLeft: Bool) {
    for (width, left, right) in Self.margins {
      let root = rooted(width, 200)
      root.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
      root.layoutMargins = EdgeInsets(top: 3, left: left, bottom: 5, right: right)
      if use != .first {
        let other = constrained()
        root.addSubview(other)
        other.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        root.layoutIfNeeded()
      }
      let box = box(in: root)
      if use == .afterMeasuring {
        _ = root.systemLayoutSizeFitting(ViewNode.layoutFittingCompressedSize)
      }
      root.layoutIfNeeded()
      let expected = edges(width, left, right)
      #expect(edges(of: box) == expected, "\(width), \(left), \(right)")
      #expect(box.frame.minY == 3 && box.frame.maxY == 195)
      #expect(root.readableContentGuide.layoutFrame == box.frame)
      #expect(root.layoutReport().conflicts.isEmpty)
    }
  }

  @Test(
    "margins that are given by direction are on the other side from right to left",
    arguments: [300, 900] as [CGFloat])
  func directional(width: CGFloat) {
    let root = rooted(width, 200)
    root.semanticContentAttribute = .forceRightToLeft
    root.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 0, leading: 10, bottom: 0, trailing: 30)
    let box = box(in: root)
    root.layoutIfNeeded()
    #expect(edges(of: box) == edges(width, 30, 10))
    root.semanticContentAttribute = .forceLeftToRight
    root.layoutIfNeeded()
    #expect(edges(of: box) == edges(width, 10, 30))
  }

  @Test(
    "content follows margins that change on either side, in wide and narrow views",
    arguments: [300, 900] as [CGFloat])
  func changes(width: CGFloat) {
    let root = rooted(width, 200)
    let box = box(in: root)
    root.layoutIfNeeded()
    #expect(edges(of: box) == edges(width, 8, 8))
    for (left, right) in [(10, 30), (60, 4), (4, 60), (4, 0), (90, 0), (0, 0)]
      as [(CGFloat, CGFloat)]
    {
      root.layoutMargins = EdgeInsets(top: left / 2, left: left, bottom: right / 2, right: right)
      root.layoutIfNeeded()
      #expect(edges(of: box) == edges(width, left, right), "\(left), \(right)")
      #expect(box.frame.minY == left / 2 && box.frame.maxY == 200 - right / 2)
      #expect(root.layoutReport().conflicts.isEmpty)
    }
  }

  @Test(
    "content that a constraint moves off the middle stays between the margins",
    arguments: [(200, 430, 870), (-200, 10, 490), (0, 114, 786)] as [(CGFloat, CGFloat, CGFloat)])
  func offTheMiddle(distance: CGFloat, left: CGFloat, right: CGFloat) {
    let root = rooted(900, 200)
    let page = constrained("page")
    page.layoutMargins = EdgeInsets(top: 0, left: 10, bottom: 0, right: 30)
    root.addSubview(page)
    let box = box(in: page)
    LayoutConstraint.activate([
      page.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      page.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      page.readableContentGuide.centerXAnchor.constraint(
        equalTo: root.centerXAnchor, constant: distance),
    ])
    root.layoutIfNeeded()
    #expect(edges(of: box) == [left, right])
    // Of contradicting constraints, the last one in the tree is dropped.
    #expect(
      root.layoutReport().conflicts.map(\.broken.algebra)
        == ["page.readableContentGuide.centerX = page.centerX − 10 @1000"])
  }

  @Test("the fitting size of a view has different margins beside its readable content")
  func fitting() {
    let root = rooted(10, 10)
    root.layoutMargins = EdgeInsets(top: 1, left: 10, bottom: 2, right: 30)
    let box = constrained()
    root.addSubview(box)
    let guide = root.readableContentGuide
    LayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      box.topAnchor.constraint(equalTo: guide.topAnchor),
      box.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      box.widthAnchor.constraint(equalToConstant: 100),
      box.heightAnchor.constraint(equalToConstant: 20),
    ])
    #expect(
      root.systemLayoutSizeFitting(ViewNode.layoutFittingCompressedSize)
        == CGSize(width: 140, height: 23))
  }

  @Test(
    "text in the guide is measured at the width between the margins, or at the readable one",
    arguments: [(300, 260), (712, 672), (900, 672)] as [(CGFloat, CGFloat)])
  func measured(width: CGFloat, readable: CGFloat) {
    for (length, lines) in [(2 * readable, 2), (2 * readable + 1, 3)] as [(CGFloat, CGFloat)] {
      let page = constrained()
      page.layoutMargins = EdgeInsets(top: 0, left: 10, bottom: 0, right: 30)
      let text = FlowingNode(length: length)
      page.addSubview(text)
      let guide = page.readableContentGuide
      LayoutConstraint.activate([
        text.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        text.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        text.topAnchor.constraint(equalTo: guide.topAnchor),
        text.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      ])
      let size = page.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      #expect(size == CGSize(width: width, height: 10 * lines))
    }
  }

  @Test(
    "the guide of a view is relative to its frame, not to its alignment rectangle",
    arguments: [300, 900] as [CGFloat])
  func alignment(width: CGFloat) {
    final class Shadowed: ViewNode {
      override var alignmentRectInsets: EdgeInsets {
        EdgeInsets(top: 1, left: 7, bottom: 2, right: 3)
      }
    }
    let root = rooted(width, 200)
    let page = Shadowed()
    page.translatesAutoresizingMaskIntoConstraints = false
    page.layoutMargins = EdgeInsets(top: 4, left: 10, bottom: 5, right: 30)
    root.addSubview(page)
    let box = box(in: page)
    LayoutConstraint.activate([
      page.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      page.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      page.topAnchor.constraint(equalTo: root.topAnchor),
      page.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(page.frame == CGRect(x: -7, y: -1, width: width + 10, height: 203))
    #expect(edges(of: box) == edges(width + 10, 10, 30))
    #expect(box.frame.minY == 4 && box.frame.maxY == 198)
  }
}
