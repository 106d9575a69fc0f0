// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewTreeTestSupport

@testable import ViewTree

@Suite("Layout by anchors")
struct AnchorLayoutTests {
  @Test("a subview pinned to four edges fills its superview, minus the constants")
  func pinned() {
    let root = rooted(300, 200)
    let child = constrained()
    root.addSubview(child)
    LayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      child.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
      root.trailingAnchor.constraint(equalTo: child.trailingAnchor, constant: 24),
      root.bottomAnchor.constraint(equalTo: child.bottomAnchor, constant: 4),
    ])
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 16, y: 8, width: 260, height: 188))
  }

  @Test("a changed constant moves the edge in the next layout")
  func constant() {
    let root = rooted(300, 200)
    let child = constrained()
    root.addSubview(child)
    let left = child.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10)
    LayoutConstraint.activate([
      left, child.widthAnchor.constraint(equalToConstant: 50),
      child.topAnchor.constraint(equalTo: root.topAnchor),
      child.heightAnchor.constraint(equalTo: child.widthAnchor, multiplier: 0.5),
    ])
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 10, y: 0, width: 50, height: 25))
    left.constant = 20
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 20, y: 0, width: 50, height: 25))
  }

  @Test("the higher priority wins, and optional constraints yield to required ones")
  func priorities() {
    let root = rooted(120, 100)
    let label = SizedNode(100, 20)
    root.addSubview(label)
    let wide = label.widthAnchor.constraint(equalToConstant: 60)
    wide.priority = LayoutPriority(500)
    let wider = label.widthAnchor.constraint(equalToConstant: 70)
    wider.priority = LayoutPriority(499)
    LayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -16),
      label.topAnchor.constraint(equalTo: root.topAnchor), wide, wider,
    ])
    root.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 16, y: 0, width: 88, height: 20))
    label.setContentCompressionResistancePriority(LayoutPriority(100), for: .horizontal)
    root.layoutIfNeeded()
    #expect(label.frame.width == 60)
  }

  @Test("each edge is rounded to pixels individually", arguments: [1, 2, 3] as [CGFloat])
  func pixels(scale: CGFloat) {
    let root = rooted(375, 30)
    root.traitOverrides = TraitCollection(displayScale: scale)
    let columns = (0..<3).map { _ in constrained() }
    for column in columns { root.addSubview(column) }
    for (place, column) in columns.enumerated() {
      column.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      column.bottomAnchor.constraint(equalTo: root.bottomAnchor).isActive = true
      if place == 0 {
        column.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
      } else {
        column.leadingAnchor.constraint(
          equalTo: columns[place - 1].trailingAnchor, constant: 16
        ).isActive = true
        column.widthAnchor.constraint(equalTo: columns[0].widthAnchor).isActive = true
      }
    }
    columns[2].trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
    root.layoutIfNeeded()
    let edges: [CGFloat] = columns.flatMap { [$0.frame.minX, $0.frame.maxX] }
    let expected: [CGFloat: [CGFloat]] = [
      1: [0, 114, 130, 245, 261, 375],
      2: [0, 114.5, 130.5, 244.5, 260.5, 375],
      3: [0, 343.0 / 3, 391.0 / 3, 734.0 / 3, 782.0 / 3, 375],
    ]
    for (edge, wanted) in zip(edges, expected[scale] ?? []) {
      #expect(abs(edge - wanted) < 1e-9)
    }
  }

  @Test(
    "absurdly distant edges are clamped to a trillion points",
    arguments: [1e13, 1e30, 1e160, 1e300])
  func edgesBeyondReason(length: CGFloat) {
    let root = rooted(100, 100)
    let node = constrained()
    root.addSubview(node)
    LayoutConstraint.activate([
      node.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      node.widthAnchor.constraint(equalToConstant: length),
      node.bottomAnchor.constraint(equalTo: root.topAnchor),
      node.heightAnchor.constraint(equalToConstant: length),
    ])
    root.layoutIfNeeded()
    #expect(node.frame == CGRect(x: 10, y: -1e12, width: 1e12 - 10, height: 1e12))
  }

  @Test("leading and trailing swap sides in right-to-left layouts, and left and right don't")
  func direction() {
    let root = rooted(200, 100)
    root.semanticContentAttribute = .forceRightToLeft
    let leading = SizedNode(50, 10)
    let left = SizedNode(50, 10)
    root.addSubview(leading)
    root.addSubview(left)
    LayoutConstraint.activate([
      leading.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      left.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 16),
      leading.topAnchor.constraint(equalTo: root.topAnchor),
      left.topAnchor.constraint(equalTo: leading.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(leading.frame == CGRect(x: 134, y: 0, width: 50, height: 10))
    #expect(left.frame == CGRect(x: 16, y: 10, width: 50, height: 10))
    root.semanticContentAttribute = .forceLeftToRight
    root.layoutIfNeeded()
    #expect(leading.frame.minX == 16)
  }

  @Test("a position with a multiplier is measured in the node that holds the constraint")
  func positionMultiplier() {
    let root = rooted(300, 100)
    let holder = constrained()
    let child = SizedNode(20, 20)
    root.addSubview(holder)
    holder.addSubview(child)
    LayoutConstraint.activate([
      holder.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 100),
      holder.widthAnchor.constraint(equalToConstant: 200),
      holder.topAnchor.constraint(equalTo: root.topAnchor),
      holder.heightAnchor.constraint(equalToConstant: 50),
      LayoutConstraint(
        item: child, attribute: .centerX, relatedBy: .equal, toItem: holder, attribute: .right,
        multiplier: 0.5, constant: 0),
      child.topAnchor.constraint(equalTo: holder.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 90, y: 0, width: 20, height: 20))
  }

  @Test("a removed subview loses the constraints from above and keeps its own")
  func removal() {
    let root = rooted(300, 100)
    let child = constrained()
    let inner = constrained()
    root.addSubview(child)
    child.addSubview(inner)
    let above = child.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 30)
    let own = child.widthAnchor.constraint(equalToConstant: 40)
    let within = inner.leadingAnchor.constraint(equalTo: child.leadingAnchor, constant: 5)
    let across = inner.topAnchor.constraint(equalTo: root.topAnchor, constant: 7)
    LayoutConstraint.activate([above, own, within, across])
    #expect(root.constraints.count == 2)
    root.layoutIfNeeded()
    #expect(child.frame.minX == 30)
    child.removeFromSuperview()
    #expect(!above.isActive && !across.isActive && own.isActive && within.isActive)
    root.layoutIfNeeded()
    root.addSubview(child)
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 0, y: 0, width: 40, height: 0))
    #expect(inner.frame.minX == 5)
  }

  @Test("constraints that haven't been laid out also end with the removal")
  func removalBeforeLayout() {
    let root = rooted(300, 100)
    let child = constrained()
    root.addSubview(child)
    let above = child.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 30)
    above.isActive = true
    child.removeFromSuperview()
    #expect(!above.isActive)
    #expect(root.constraints.isEmpty)
  }

  @Test("a root without a size takes the size of its content")
  func fittingRoot() {
    let root = ViewNode()
    let child = SizedNode(50, 20)
    root.addSubview(child)
    LayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      child.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      root.trailingAnchor.constraint(equalTo: child.trailingAnchor, constant: 10),
      root.bottomAnchor.constraint(equalTo: child.bottomAnchor, constant: 10),
    ])
    root.layoutIfNeeded()
    #expect(root.bounds.size == CGSize(width: 70, height: 40))
    child.natural = CGSize(width: 80, height: 30)
    root.layoutIfNeeded()
    #expect(root.bounds.size == CGSize(width: 100, height: 50))
  }

  @Test("a root that uses constraints gives up its size where they determine it")
  func constrainedRoot() {
    let root = constrained()
    root.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    let child = SizedNode(50, 20)
    root.addSubview(child)
    LayoutConstraint.activate([
      root.widthAnchor.constraint(equalToConstant: 375),
      child.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      child.topAnchor.constraint(equalTo: root.topAnchor),
      root.bottomAnchor.constraint(equalTo: child.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(root.bounds.size == CGSize(width: 375, height: 20))
  }

  @Test("of conflicting required constraints, the later one in the tree is broken and reported")
  func conflict() {
    let root = rooted(300, 100)
    var told: [LayoutDiagnostic] = []
    root.layoutDiagnosticsHandler = { told.append($0) }
    let child = constrained("box")
    root.addSubview(child)
    LayoutConstraint.activate([
      child.widthAnchor.constraint(equalToConstant: 50),
      child.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      child.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(child.frame.width == 300)
    #expect(told.count == 1)
    guard case .conflict(let conflict)? = told.first else {
      Issue.record("no conflict was told")
      return
    }
    #expect(conflict.broken.algebra == "box.width = 50 @1000")
  }

  @Test("an item without space has a width of zero and never a negative one")
  func negative() {
    let root = rooted(20, 20)
    let child = constrained()
    root.addSubview(child)
    let right = child.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -15)
    right.priority = .defaultHigh
    LayoutConstraint.activate([
      child.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 15), right,
    ])
    root.layoutIfNeeded()
    #expect(child.frame.minX == 15 && child.frame.width == 0)
  }

  @Test("a guide without space has a width of zero, and views shrink rather than overlap it")
  func guidesWithoutSpace() {
    let root = rooted(100, 50)
    let label = SizedNode(150, 20)
    root.addSubview(label)
    let (before, after) = (LayoutGuide(), LayoutGuide())
    root.addLayoutGuide(before)
    root.addLayoutGuide(after)
    LayoutConstraint.activate([
      before.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.leadingAnchor.constraint(equalTo: before.trailingAnchor),
      after.leadingAnchor.constraint(equalTo: label.trailingAnchor),
      after.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      before.widthAnchor.constraint(equalTo: after.widthAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(label.frame.minX == 0 && label.frame.width == 100)
    #expect(before.layoutFrame.width == 0 && after.layoutFrame.width == 0)
    root.frame.size.width = 190
    root.layoutIfNeeded()
    #expect(label.frame.minX == 20 && label.frame.width == 150)
    #expect(root.layoutReport().conflicts.isEmpty)
  }

  @Test("margins that exceed the size of a node don't conflict")
  func marginsWithoutSpace() {
    let root = rooted(100, 50)
    let card = constrained()
    root.addSubview(card)
    card.layoutMargins = EdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
    LayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      card.widthAnchor.constraint(equalToConstant: 30),
      card.layoutMarginsGuide.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(card.frame.width == 30)
    #expect(root.layoutReport().conflicts.isEmpty)
  }

  @Test("a required content size that doesn't fit is kept as far as possible", arguments: [0, 1])
  func requiredContent(round: Int) {
    let root = rooted(100, 50)
    let (first, second) = (SizedNode(150, 20), SizedNode(40, 20))
    root.addSubview(first)
    root.addSubview(second)
    first.setContentCompressionResistancePriority(.required, for: .horizontal)
    LayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 5),
      second.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(first.frame.width == 95 && second.frame.width == 0)
    #expect(root.layoutReport().conflicts.count == 1)
    if round == 0 {
      root.frame.size.width = 195
    } else {
      first.natural.width = 55
    }
    root.layoutIfNeeded()
    #expect(first.frame.width == root.frame.width - 45 && second.frame.width == 40)
    #expect(root.layoutReport().conflicts.isEmpty)
    first.natural.width = 300
    root.layoutIfNeeded()
    #expect(first.frame.width == root.frame.width - 5)
    first.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    root.layoutIfNeeded()
    #expect(first.frame.width == root.frame.width - 45 && second.frame.width == 40)
  }

  @Test("a subtree that leaves takes its guides along and brings them back")
  func guidesOfSubtrees() {
    let root = rooted(200, 100)
    let (card, child, other) = (SizedNode(80, 50), SizedNode(10, 10), SizedNode(7, 7))
    let guide = LayoutGuide()
    card.addLayoutGuide(guide)
    card.addSubview(child)
    root.addSubview(card)
    let width = guide.widthAnchor.constraint(equalToConstant: 20)
    LayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 5), width,
      guide.topAnchor.constraint(equalTo: card.topAnchor),
      guide.heightAnchor.constraint(equalToConstant: 6),
      child.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
      card.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(child.frame.minX == 25)
    card.removeFromSuperview()
    root.addSubview(other)
    other.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 40).isActive = true
    root.layoutIfNeeded()
    root.addSubview(card)
    card.leadingAnchor.constraint(equalTo: other.trailingAnchor).isActive = true
    width.constant = 30
    root.layoutIfNeeded()
    #expect(card.frame.minX == 47 && child.frame.minX == 35)
    #expect(guide.layoutFrame == CGRect(x: 5, y: 0, width: 30, height: 6))
  }
}
