// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewTreeTestSupport

@testable import ViewTree

@Suite("Properties of views")
struct NodePropertyTests {
  @Test(
    "an opacity is between 0 and 1, and one that is no number is 1",
    arguments: [
      (0, 0), (0.25, 0.25), (1, 1), (-0.5, 0), (1.5, 1), (.nan, 1), (.infinity, 1), (-.infinity, 1),
    ] as [(CGFloat, CGFloat)])
  func opacity(given: CGFloat, expected: CGFloat) {
    let node = ViewNode()
    #expect(node.alpha == 1)
    node.alpha = 0.5
    node.alpha = given
    #expect(node.alpha == expected && node.layer.opacity == expected)
  }

  @Test("a view gets a layer and names only for values that aren't the defaults")
  func lazily() {
    let node = ViewNode()
    node.backgroundColor = nil
    node.clipsToBounds = false
    node.isHidden = false
    node.accessibilityIdentifier = nil
    node.tag = 0
    node.transform = .identity
    #expect(node.layerStorage == nil && node.names == nil && node.rare == nil)
    node.clipsToBounds = true
    #expect(node.clipsToBounds && node.layer.masksToBounds)
    node.clipsToBounds = false
    #expect(!node.clipsToBounds && !node.layer.masksToBounds)
    node.backgroundColor = .red
    node.backgroundColor = nil
    #expect(node.backgroundColor == nil && node.layer.backgroundColor == nil)
    node.isHidden = true
    node.isHidden = false
    #expect(!node.isHidden && !node.layer.isHidden)
    node.accessibilityIdentifier = "name"
    node.accessibilityIdentifier = nil
    #expect(node.accessibilityIdentifier == nil)
    node.transform = Transform(scaleX: 2, y: 2)
    node.transform = .identity
    #expect(node.transform == .identity && node.rare?.transform == nil)
  }

  @Test("flags keep their values, each for itself")
  func flags() {
    let flags: [ReferenceWritableKeyPath<ViewNode, Bool>] = [
      \.isOpaque, \.isUserInteractionEnabled, \.isMultipleTouchEnabled, \.autoresizesSubviews,
      \.translatesAutoresizingMaskIntoConstraints, \.isHidden, \.clipsToBounds,
      \.preservesSuperviewLayoutMargins, \.insetsLayoutMarginsFromSafeArea,
    ]
    let defaults = [true, true, false, true, true, false, false, false, true]
    for changed in flags.indices {
      let node = ViewNode()
      #expect(flags.map { node[keyPath: $0] } == defaults)
      node[keyPath: flags[changed]].toggle()
      #expect(
        flags.indices.map { node[keyPath: flags[$0]] }
          == defaults.indices.map { $0 == changed ? !defaults[$0] : defaults[$0] })
      node[keyPath: flags[changed]].toggle()
      #expect(flags.map { node[keyPath: $0] } == defaults)
    }
  }

  /// A view with a natural size that it doesn't invalidate.
  private final class Silent: ViewNode {
    var natural = CGSize(width: 10, height: 20)
    override var intrinsicContentSize: CGSize { natural }
  }

  @Test(
    "a priority that changes after a layout changes the size on its axis, and on no other",
    arguments: [Axis.horizontal, .vertical])
  func priorities(axis: Axis) {
    let root = rooted(300, 300)
    let node = SizedNode(40, 30)
    root.addSubview(node)
    let wishes = [
      node.widthAnchor.constraint(equalToConstant: 100),
      node.heightAnchor.constraint(equalToConstant: 90),
    ]
    for wish in wishes { wish.priority = LayoutPriority(500) }
    LayoutConstraint.activate(wishes)
    func size() -> CGSize {
      root.layoutIfNeeded()
      return node.bounds.size
    }
    func on(_ axis: Axis, _ width: CGFloat, _ height: CGFloat, else other: CGSize) -> CGSize {
      axis == .horizontal
        ? CGSize(width: width, height: other.height) : CGSize(width: other.width, height: height)
    }
    let large = CGSize(width: 100, height: 90)
    #expect(size() == large)
    node.setContentHuggingPriority(LayoutPriority(600), for: axis)
    #expect(node.contentHuggingPriority(for: axis) == LayoutPriority(600))
    #expect(size() == on(axis, 40, 30, else: large))
    node.setContentHuggingPriority(LayoutPriority(400), for: axis)
    #expect(size() == large)
    (wishes[0].constant, wishes[1].constant) = (10, 5)
    let natural = CGSize(width: 40, height: 30)
    #expect(size() == natural)
    node.setContentCompressionResistancePriority(LayoutPriority(400), for: axis)
    #expect(node.contentCompressionResistancePriority(for: axis) == LayoutPriority(400))
    #expect(size() == on(axis, 10, 5, else: natural))
    node.setContentCompressionResistancePriority(LayoutPriority(600), for: axis)
    #expect(size() == natural)
  }

  @Test("another measurer has all sizes in the view requested again, and no others")
  func measurer() {
    let root = rooted(300, 300)
    let (outer, inner, beside) = (Silent(), Silent(), Silent())
    for node in [outer, inner, beside] { node.translatesAutoresizingMaskIntoConstraints = false }
    root.addSubview(outer)
    outer.addSubview(inner)
    root.addSubview(beside)
    for node in [outer, inner, beside] {
      node.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      node.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    }
    root.layoutIfNeeded()
    for node in [outer, inner, beside] { node.natural = CGSize(width: 50, height: 60) }
    outer.textMeasurer = EmbeddedTextMeasurer()
    root.layoutIfNeeded()
    #expect(outer.bounds.size == CGSize(width: 50, height: 60))
    #expect(inner.bounds.size == CGSize(width: 50, height: 60))
    #expect(beside.bounds.size == CGSize(width: 10, height: 20))
  }

  @Test("a view uses the measurer of the nearest view that has one")
  func nearestMeasurer() {
    let (root, middle, leaf) = (ViewNode(), ViewNode(), ViewNode())
    root.addSubview(middle)
    middle.addSubview(leaf)
    #expect(leaf.measurerReference === MeasurerReference.embedded)
    root.textMeasurer = EmbeddedTextMeasurer()
    let first = root.measurerReference
    #expect(first !== MeasurerReference.embedded && leaf.measurerReference === first)
    middle.textMeasurer = EmbeddedTextMeasurer()
    #expect(leaf.measurerReference === middle.measurerReference)
    #expect(middle.measurerReference !== first && root.measurerReference === first)
  }

  @Test("a size that fits keeps the origin of the frame and of the bounds, at any anchor point")
  func sizeToFit() {
    final class Fitting: ViewNode {
      var offered: [CGSize] = []
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        offered.append(size)
        return CGSize(width: 30, height: 50)
      }
    }
    for anchor in [CGPoint(0.5, 0.5), CGPoint(0, 1), CGPoint(0.25, 0.75)] {
      let node = Fitting(frame: CGRect(x: 10, y: 20, width: 100, height: 80))
      node.bounds.origin = CGPoint(3, 4)
      node.layer.anchorPoint = anchor
      let origin = node.frame.origin
      node.sizeToFit()
      #expect(node.frame == CGRect(origin: origin, size: CGSize(width: 30, height: 50)))
      #expect(node.bounds == CGRect(x: 3, y: 4, width: 30, height: 50))
      #expect(node.offered == [CGSize(width: 100, height: 80)])
    }
  }

  @Test("an alignment rectangle is the frame without its insets, on all four sides")
  func alignment() {
    final class Inset: ViewNode {
      override var alignmentRectInsets: EdgeInsets {
        EdgeInsets(top: 1, left: 2, bottom: 4, right: 8)
      }
    }
    let frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    let inner = CGRect(x: 12, y: 21, width: 90, height: 45)
    #expect(Inset().alignmentRect(forFrame: frame) == inner)
    #expect(Inset().frame(forAlignmentRect: inner) == frame)
    #expect(ViewNode().alignmentRect(forFrame: frame) == frame)
    #expect(ViewNode().frame(forAlignmentRect: frame) == frame)
  }
}
