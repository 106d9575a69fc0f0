// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewTreeTestSupport

@testable import ViewTree

@Suite("Relations of baselines")
struct BaselineRelationTests {
  /// A text with given distances of its baselines, in which the alignment rectangle lies deeper.
  private final class Text: ViewNode {
    var natural = CGSize(width: 40, height: 30)
    var insets = EdgeInsets.zero
    var baselines: (CGSize) -> (first: CGFloat, last: CGFloat)? = { _ in (20, 6) }
    var first: ViewNode?
    var last: ViewNode?
    private(set) var asked: [CGSize] = []

    override var intrinsicContentSize: CGSize { natural }
    override var alignmentRectInsets: EdgeInsets { insets }
    override func textBaselineOffsets(for size: CGSize) -> (first: CGFloat, last: CGFloat)? {
      asked.append(size)
      return baselines(size)
    }
    override var forFirstBaselineLayout: ViewNode { first ?? self }
    override var forLastBaselineLayout: ViewNode { last ?? self }
  }

  private let root = rooted(300, 300)
  private let text = Text()
  private let line = constrained("line")

  init() {
    text.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(text)
    root.addSubview(line)
  }

  private func tie(
    _ first: LayoutItem, _ firstAttribute: LayoutAttribute, _ second: LayoutItem,
    _ secondAttribute: LayoutAttribute, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) {
    LayoutConstraint(
      item: first, attribute: firstAttribute, relatedBy: .equal, toItem: second,
      attribute: secondAttribute, multiplier: multiplier, constant: constant
    ).isActive = true
  }

  private var place: CGFloat {
    root.layoutIfNeeded()
    return line.frame.minY
  }

  @Test(
    "a baseline is at its distance from the edge of the frame, whatever the alignment insets",
    arguments: [false, true], [false, true])
  func offsets(isFirst: Bool, hasInsets: Bool) {
    if hasInsets { text.insets = EdgeInsets(top: 2, left: 3, bottom: 5, right: 7) }
    // The natural size is that of the alignment rectangle.
    let height: CGFloat = hasInsets ? 37 : 30
    tie(text, .top, root, .top, constant: 50)
    tie(line, .top, text, isFirst ? .firstBaseline : .lastBaseline)
    let top: CGFloat = hasInsets ? 48 : 50
    #expect(place == (isFirst ? top + 20 : top + height - 6))
    #expect(text.frame.minY == top && text.frame.height == height)
    text.natural.height = 44
    text.invalidateIntrinsicContentSize()
    #expect(place == (isFirst ? top + 20 : top + height + 14 - 6))
    text.baselines = { _ in (11, 12) }
    text.invalidateIntrinsicContentSize()
    #expect(place == (isFirst ? top + 11 : top + height + 14 - 12))
    text.baselines = { _ in nil }
    text.invalidateIntrinsicContentSize()
    #expect(place == (isFirst ? 50 : 94))
  }

  @Test("a baseline is asked for at the size of the frame, which includes the alignment insets")
  func askedSizes() {
    text.insets = EdgeInsets(top: 2, left: 3, bottom: 5, right: 8)
    text.natural = CGSize(width: -1, height: -1)
    tie(text, .top, root, .top)
    tie(line, .top, text, .firstBaseline)
    for attribute in [LayoutAttribute.width, .height] {
      LayoutConstraint(
        item: text, attribute: attribute, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: attribute == .width ? 60 : 50
      ).isActive = true
    }
    root.layoutIfNeeded()
    #expect(text.asked.first == CGSize(width: 11, height: 7))
    #expect(text.asked.last == CGSize(width: 71, height: 57))
    #expect(Set(text.asked.map(\.width)) == [11, 71])
    let count = text.asked.count
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(text.asked.count == count)
  }

  @Test("baselines on both sides, with factors and a constant, add up")
  func sums() {
    let other = Text()
    other.baselines = { _ in (9, 4) }
    other.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(other)
    tie(text, .top, root, .top, constant: 40)
    tie(other, .firstBaseline, text, .lastBaseline, constant: 3)
    root.layoutIfNeeded()
    // 40 + 30 − 6 + 3 − 9
    #expect(other.frame.minY == 58)
    tie(line, .top, text, .firstBaseline, multiplier: 2, constant: -7)
    #expect(place == 113)
    text.baselines = { _ in (10, 10) }
    text.invalidateIntrinsicContentSize()
    #expect(place == 93)
    #expect(other.frame.minY == 54)
    other.baselines = { _ in (1, 1) }
    other.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    #expect(other.frame.minY == 62)
  }

  @Test("a changed constant of a constraint on a baseline moves it by the difference")
  func constants() {
    tie(text, .top, root, .top, constant: 40)
    let constraint = line.topAnchor.constraint(equalTo: text.lastBaselineAnchor, constant: 5)
    constraint.isActive = true
    #expect(place == 69)
    constraint.constant = -5
    #expect(place == 59)
    constraint.priority = LayoutPriority(900)
    #expect(place == 59)
    constraint.isActive = false
    #expect(place == 0)
    constraint.isActive = true
    #expect(place == 59)
    text.heightAnchor.constraint(equalToConstant: 60).isActive = true
    #expect(place == 89)
    constraint.constant = 0
    #expect(place == 94)
  }

  @Test("a text in other views has its baseline where it is in the view that holds the constraint")
  func nested() {
    let box = constrained()
    root.addSubview(box)
    box.addSubview(text)
    tie(box, .top, root, .top, constant: 100)
    tie(text, .top, box, .top, constant: 11)
    tie(line, .top, text, .firstBaseline)
    #expect(place == 131)
    let inner = constrained("inner")
    text.addSubview(inner)
    // From the inside: the baseline of the superview.
    tie(inner, .top, text, .lastBaseline)
    root.layoutIfNeeded()
    #expect(inner.frame.minY == 24)
    box.addSubview(line)
    tie(line, .bottom, text, .firstBaseline)
    root.layoutIfNeeded()
    #expect(line.frame.maxY == 31)
  }

  @Test("a view that follows its frame has its baseline where the frame is")
  func frames() {
    text.translatesAutoresizingMaskIntoConstraints = true
    text.baselines = { size in (size.height / 2, size.width / 10) }
    text.frame = CGRect(x: 5, y: 30, width: 50, height: 40)
    tie(line, .top, text, .firstBaseline)
    let last = constrained()
    root.addSubview(last)
    tie(last, .top, text, .lastBaseline)
    #expect(place == 50 && last.frame.minY == 65)
    text.frame = CGRect(x: 5, y: 10, width: 100, height: 60)
    #expect(place == 40 && last.frame.minY == 60)
    text.baselines = { _ in (1, 2) }
    text.invalidateIntrinsicContentSize()
    #expect(place == 11 && last.frame.minY == 68)
    #expect(text.frame == CGRect(x: 5, y: 10, width: 100, height: 60))
  }

  @Test("a view that has no natural size is asked again when its content changes")
  func withoutNaturalSize() {
    text.natural = CGSize(width: -1, height: -1)
    tie(text, .top, root, .top, constant: 40)
    text.heightAnchor.constraint(equalToConstant: 50).isActive = true
    tie(line, .top, text, .lastBaseline)
    #expect(place == 84)
    text.baselines = { _ in (0, 13) }
    text.invalidateIntrinsicContentSize()
    #expect(place == 77)
  }

  @Test("a view has the baseline of one inside it, also through others, and else its own")
  func otherView() {
    let (middle, inner, outside) = (Text(), Text(), Text())
    for node in [middle, inner, outside] {
      node.translatesAutoresizingMaskIntoConstraints = false
    }
    inner.baselines = { _ in (3, 2) }
    outside.baselines = { _ in (1, 1) }
    text.addSubview(middle)
    middle.addSubview(inner)
    root.addSubview(outside)
    tie(text, .top, root, .top, constant: 40)
    tie(middle, .top, text, .top, constant: 100)
    tie(inner, .top, middle, .top, constant: 10)
    let last = constrained()
    root.addSubview(last)
    tie(line, .top, text, .firstBaseline)
    tie(last, .top, text, .lastBaseline)
    // The first leads on to the innermost one, the last stays in the middle, and others don't count.
    (text.first, middle.first, text.last) = (middle, inner, middle)
    #expect(place == 153 && last.frame.minY == 164)
    for cycle in [text, middle] {
      (text.first, middle.first) = (middle, cycle)
      text.setNeedsUpdateConstraints()
      // A cycle that doesn't end leads to one of its views.
      #expect([60, 160].contains(place))
    }
    (text.first, text.last) = (outside, outside)
    text.setNeedsUpdateConstraints()
    #expect(place == 60 && last.frame.minY == 64)
    (text.first, text.last) = (nil, inner)
    text.setNeedsUpdateConstraints()
    #expect(place == 60 && last.frame.minY == 178)
    inner.removeFromSuperview()
    #expect(place == 60 && last.frame.minY == 64)
  }

  @Test("the engine keeps nothing of baselines that no constraint refers to anymore")
  func forgotten() throws {
    tie(text, .top, root, .top, constant: 40)
    let constraint = line.topAnchor.constraint(equalTo: text.firstBaselineAnchor)
    constraint.isActive = true
    root.layoutIfNeeded()
    let engine = try #require(root.ownEngine)
    #expect(!engine.baselines.isEmpty)
    let index = engine.index(of: text)
    #expect(engine.baselines.rows(of: index) == [constraint.engineIndex])
    #expect(engine.baselines.contain(row: constraint.engineIndex))
    #expect(engine.baselines.offset(ofRow: constraint.engineIndex) == -20)
    #expect(engine.baselines.rows(of: engine.index(of: line)).isEmpty)
    constraint.isActive = false
    #expect(engine.baselines.isEmpty && engine.baselines.rows(of: index).isEmpty)
    constraint.isActive = true
    root.layoutIfNeeded()
    text.removeFromSuperview()
    #expect(engine.baselines.isEmpty && !constraint.isActive)
  }
}
