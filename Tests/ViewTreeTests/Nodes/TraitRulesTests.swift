// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewTreeTestSupport

@testable import ViewTree

@Suite("Traits of views")
struct TraitRulesTests {
  /// A view that records its former traits, counts its layouts, and has a size that it doesn't
  /// invalidate.
  private final class Told: ViewNode {
    var former: [TraitCollection] = []
    var layouts = 0
    var natural = CGSize(width: 10, height: 20)
    override var intrinsicContentSize: CGSize { natural }
    override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
      former.append(previousTraitCollection ?? TraitCollection())
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  nonisolated struct Change: CustomTestStringConvertible, Sendable {
    var name: String
    var traits: TraitCollection
    var isLaidOut: Bool
    var isMeasured: Bool
    var testDescription: String { name }
  }

  nonisolated static let changes = [
    Change(
      name: "scale", traits: TraitCollection(displayScale: 2), isLaidOut: true, isMeasured: true),
    Change(
      name: "text size", traits: TraitCollection(preferredContentSizeCategory: .extraLarge),
      isLaidOut: true, isMeasured: true),
    Change(
      name: "width class", traits: TraitCollection(horizontalSizeClass: .regular),
      isLaidOut: true, isMeasured: false),
    Change(
      name: "height class", traits: TraitCollection(verticalSizeClass: .compact), isLaidOut: true,
      isMeasured: false),
    Change(
      name: "style", traits: TraitCollection(userInterfaceStyle: .dark), isLaidOut: false,
      isMeasured: false),
    Change(
      name: "contrast", traits: TraitCollection(accessibilityContrast: .high), isLaidOut: false,
      isMeasured: false),
    Change(
      name: "the same", traits: TraitCollection(displayScale: 3), isLaidOut: false,
      isMeasured: false),
  ]

  @Test("sizes and layouts depend on some traits, and not on those of colors", arguments: changes)
  func effects(change: Change) {
    let root = rooted(100, 100)
    let (outer, inner) = (Told(), Told())
    root.addSubview(outer)
    outer.addSubview(inner)
    for node in [outer, inner] {
      node.translatesAutoresizingMaskIntoConstraints = false
      node.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      node.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    }
    root.layoutIfNeeded()
    for node in [outer, inner] {
      (node.natural, node.layouts) = (CGSize(width: 40, height: 50), 0)
    }
    root.traitOverrides = change.traits
    root.layoutIfNeeded()
    let size = change.isMeasured ? CGSize(width: 40, height: 50) : CGSize(width: 10, height: 20)
    for node in [outer, inner] {
      #expect(node.bounds.size == size)
      #expect((node.layouts > 0) == change.isLaidOut)
      #expect(node.former == (change.name == "the same" ? [] : [TraitCollection.phone]))
    }
  }

  @Test("the nearest override applies, and former traits include a view's own overrides")
  func overrides() {
    let (root, outer, inner) = (ViewNode(), Told(), Told())
    root.addSubview(outer)
    outer.addSubview(inner)
    inner.traitOverrides = TraitCollection(displayScale: 1)
    #expect(inner.former == [.phone])
    inner.former = []
    root.traitOverrides = TraitCollection(displayScale: 2)
    var two = TraitCollection.phone
    two.displayScale = 2
    var one = two
    one.displayScale = 1
    #expect(root.traitCollection == two && outer.traitCollection == two)
    #expect(inner.traitCollection == one)
    #expect(outer.former == [.phone] && inner.former == [one])
    root.traitOverrides.userInterfaceStyle = .dark
    #expect(outer.former == [.phone, two] && inner.former == [one, one])
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(inner.traitCollection.displayScale == 1)
    inner.traitOverrides = TraitCollection()
    #expect(inner.ownTraitOverrides == nil && inner.traitCollection.displayScale == 2)
    root.traitOverrides = TraitCollection()
    #expect(inner.traitCollection == .phone && root.ownTraitOverrides == nil)
  }

  @Test("a view that comes to a screen is told of its traits if they differ from a phone's")
  func entering() {
    for scale in [3, 2] as [CGFloat] {
      let (root, node, own) = (ViewNode(), Told(), Told())
      own.traitOverrides = TraitCollection(displayScale: 2)
      own.former = []
      let screen = Screen(size: CGSize(width: 100, height: 100), scale: scale, rootNode: root)
      root.addSubview(node)
      root.addSubview(own)
      #expect(node.former == (scale == 3 ? [] : [.phone]))
      #expect(own.former.isEmpty && node.traitCollection.displayScale == scale)
      #expect(screen.scale == scale)
    }
  }

  @Test("a direction is forced by the view's meaning, or else that of the traits")
  func directions() {
    let (root, node) = (rooted(100, 100), ViewNode())
    root.addSubview(node)
    let cases: [(SemanticContentAttribute, Bool, Bool)] = [
      (.unspecified, false, true), (.forceLeftToRight, false, false),
      (.forceRightToLeft, true, true), (.playback, false, false), (.spatial, false, false),
    ]
    for (semantic, leftToRight, rightToLeft) in cases {
      node.semanticContentAttribute = semantic
      root.traitOverrides.layoutDirection = .leftToRight
      #expect(node.isRightToLeft == leftToRight)
      #expect(node.contentDirection == (leftToRight ? .rightToLeft : .leftToRight))
      root.traitOverrides.layoutDirection = .rightToLeft
      #expect(node.isRightToLeft == rightToLeft)
      #expect(node.contentDirection == (rightToLeft ? .rightToLeft : .leftToRight))
    }
  }

  @Test("another meaning has the view laid out, and the same one doesn't")
  func meaning() {
    let root = rooted(100, 100)
    let node = CountingNode(frame: root.bounds)
    root.addSubview(node)
    root.layoutIfNeeded()
    node.layouts = 0
    node.semanticContentAttribute = .unspecified
    root.layoutIfNeeded()
    #expect(node.layouts == 0)
    node.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect(node.layouts == 1)
    node.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect(node.layouts == 1)
    node.semanticContentAttribute = .unspecified
    root.layoutIfNeeded()
    #expect(node.layouts == 2)
  }

  @Test("a removed tint is inherited again, and told once")
  func tint() {
    final class Tinted: ViewNode {
      var changes = 0
      override func tintColorDidChange() { changes += 1 }
    }
    let (root, node, child, own) = (Tinted(), Tinted(), Tinted(), Tinted())
    root.addSubview(node)
    node.addSubview(child)
    node.addSubview(own)
    root.tintColor = .red
    own.tintColor = .green
    node.tintColor = .blue
    for view in [root, node, child, own] { view.changes = 0 }
    node.removeOwnTint()
    #expect(node.shownTint == .red && child.tintColor == .red && own.tintColor == .green)
    #expect([root, node, child, own].map(\.changes) == [0, 1, 1, 0])
    node.removeOwnTint()
    #expect(node.changes == 1)
    root.removeOwnTint()
    #expect(
      root.tintColor == .systemBlue && [root, node, child, own].map(\.changes) == [1, 2, 2, 0])
  }
}
