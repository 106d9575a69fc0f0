// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewTreeTestSupport

@testable import ViewTree

@Suite("Parts of fitting sizes")
struct FittingPartTests {
  private func card(_ content: ViewNode) -> ViewNode {
    let card = constrained("card")
    card.layoutDiagnosticsHandler = { _ in }
    card.addSubview(content)
    LayoutConstraint.activate([
      content.leftAnchor.constraint(equalTo: card.leftAnchor, constant: 1),
      content.rightAnchor.constraint(equalTo: card.rightAnchor, constant: -2),
      content.topAnchor.constraint(equalTo: card.topAnchor, constant: 3),
      content.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -4),
    ])
    return card
  }

  private func fit(
    _ node: ViewNode, _ width: CGFloat, _ height: CGFloat, _ horizontal: Float, _ vertical: Float
  ) -> CGSize {
    node.systemLayoutSizeFitting(
      CGSize(width: width, height: height),
      withHorizontalFittingPriority: LayoutPriority(horizontal),
      verticalFittingPriority: LayoutPriority(vertical))
  }

  @Test(
    "a side has the target's length if its priority is above that of the content",
    arguments: [
      // More than the content: 250 keeps it from growing.
      (200, 249, 53), (200, 251, 200), (200, 1000, 200), (200, 50, 53),
      // Less: 750 keeps it from shrinking.
      (20, 749, 53), (20, 751, 20), (20, 1000, 20),
    ] as [(CGFloat, Float, CGFloat)])
  func priorities(target: CGFloat, priority: Float, length: CGFloat) {
    for isWide in [true, false] {
      let card = card(isWide ? SizedNode(50, 30) : SizedNode(30, 46))
      let size =
        isWide ? fit(card, target, 0, priority, 50) : fit(card, 0, target, 50, priority)
      #expect(
        size == (isWide ? CGSize(width: length, height: 37) : CGSize(width: 33, height: length)))
      #expect(card.layoutProblems.isEmpty && card.frame == .zero && card.ownEngine == nil)
    }
  }

  @Test(
    "a target or a priority that can't be used is reported, and the size is zero",
    arguments: [
      (.nan, 10, 50, 50), (10, .infinity, 50, 50), (-.infinity, 10, 50, 50), (10, .nan, 50, 50),
      (10, 10, 0, 50), (10, 10, 50, 0), (10, 10, 1001, 50), (10, 10, 50, 1000.5),
      (10, 10, -1, 50), (10, 10, 50, .nan),
    ] as [(CGFloat, CGFloat, Float, Float)])
  func unusable(width: CGFloat, height: CGFloat, horizontal: Float, vertical: Float) {
    let card = card(SizedNode(50, 30))
    #expect(fit(card, width, height, horizontal, vertical) == .zero)
    #expect(card.layoutProblems == [.unusableFittingTarget(node: "ViewNode 'card'")])
    #expect(fit(card, 10, 10, 50, 50) == CGSize(width: 53, height: 37))
  }

  @Test("lengths are rounded up to pixels, beyond a millionth of one")
  func rounding() {
    for (natural, width) in [
      (10, 10), (10.01, 31.0 / 3), (10.0000001, 10), (10.3333, 31.0 / 3), (10.34, 32.0 / 3),
    ] as [(CGFloat, CGFloat)] {
      let node = SizedNode(natural, natural)
      #expect(near(node.systemLayoutSizeFitting(.zero).width, width, 1e-9), "\(natural)")
      #expect(near(node.systemLayoutSizeFitting(.zero).height, width, 1e-9))
      let engine = LayoutEngine(root: node)
      #expect(engine.roundedUp(-5) == 0 && engine.roundedUp(-0.0).sign == .plus)
    }
  }

  /// A view that fits another one while it is asked for its size.
  private final class AskingNode: ViewNode {
    var asks: (() -> CGSize)?
    override var intrinsicContentSize: CGSize { asks?() ?? CGSize(width: 7, height: 7) }
  }

  @Test("a fitting within a fitting or a layout of the same views leaves the outer one alone")
  func nested() {
    let asking = AskingNode()
    asking.translatesAutoresizingMaskIntoConstraints = false
    let card = card(asking)
    let label = SizedNode(40, 20)
    card.addSubview(label)
    LayoutConstraint.activate([
      label.widthAnchor.constraint(lessThanOrEqualTo: card.widthAnchor),
      label.topAnchor.constraint(equalTo: card.topAnchor),
      label.leftAnchor.constraint(equalTo: card.leftAnchor),
    ])
    var found: [CGSize] = []
    asking.asks = {
      let size = label.systemLayoutSizeFitting(.zero)
      found.append(size)
      return CGSize(width: size.width * 2, height: size.height + 1)
    }
    #expect(card.systemLayoutSizeFitting(.zero) == CGSize(width: 83, height: 28))
    let root = rooted(300, 300)
    root.addSubview(card)
    card.topAnchor.constraint(equalTo: root.topAnchor, constant: 9).isActive = true
    card.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 8).isActive = true
    root.layoutIfNeeded()
    #expect(card.frame == CGRect(x: 8, y: 9, width: 83, height: 28))
    #expect(found.allSatisfy { $0 == CGSize(width: 40, height: 20) } && !found.isEmpty)
    for item in [card, asking, label] {
      let reference = item.handle.takeUnretainedValue()
      #expect(reference.fittingIndex == -1 && reference.fittingEngine == nil)
      #expect(reference.engineIndex >= 0)
    }
    label.natural = CGSize(width: 50, height: 30)
    asking.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    #expect(card.frame.size == CGSize(width: 103, height: 38))
  }

  @Test("what is pending is part of a fitting, and still pending for the layout")
  func pending() {
    let label = SizedNode(50, 30)
    let card = card(label)
    let root = rooted(300, 300)
    root.addSubview(card)
    let top = card.topAnchor.constraint(equalTo: root.topAnchor, constant: 5)
    top.isActive = true
    root.layoutIfNeeded()
    #expect(card.frame == CGRect(x: 0, y: 5, width: 53, height: 37))
    let width = label.widthAnchor.constraint(equalToConstant: 90)
    width.isActive = true
    label.natural.height = 60
    #expect(card.systemLayoutSizeFitting(.zero) == CGSize(width: 93, height: 67))
    #expect(width.engineIndex == -1 && card.frame.width == 53)
    root.layoutIfNeeded()
    #expect(width.engineIndex >= 0 && card.frame == CGRect(x: 0, y: 5, width: 93, height: 67))
    width.constant = 20
    #expect(card.systemLayoutSizeFitting(.zero) == CGSize(width: 23, height: 67))
    root.layoutIfNeeded()
    #expect(card.frame.width == 23)
    width.isActive = false
    #expect(card.systemLayoutSizeFitting(.zero) == CGSize(width: 53, height: 67))
  }

  @Test("a fitting knows the directions, stacks, guides, and baselines inside the view")
  func contents() {
    let stack = StackNode(arrangedSubviews: [SizedNode(20, 10), SizedNode(30, 12)])
    stack.spacing = 5
    stack.translatesAutoresizingMaskIntoConstraints = false
    let card = card(stack)
    #expect(card.systemLayoutSizeFitting(.zero) == CGSize(width: 58, height: 19))
    stack.arrangedSubviews[0].isHidden = true
    #expect(card.systemLayoutSizeFitting(.zero) == CGSize(width: 33, height: 19))
    let (guide, line) = (LayoutGuide(), LinedNode(10, 40, first: 30, last: 10))
    let sheet = constrained()
    sheet.addLayoutGuide(guide)
    sheet.addSubview(line)
    line.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: sheet.topAnchor, constant: 7),
      guide.heightAnchor.constraint(equalToConstant: 100),
      guide.bottomAnchor.constraint(equalTo: line.firstBaselineAnchor),
      sheet.bottomAnchor.constraint(equalTo: line.bottomAnchor),
      sheet.leadingAnchor.constraint(equalTo: line.leadingAnchor, constant: -6),
      sheet.trailingAnchor.constraint(equalTo: line.trailingAnchor),
    ])
    #expect(sheet.systemLayoutSizeFitting(.zero) == CGSize(width: 16, height: 117))
    sheet.semanticContentAttribute = .forceRightToLeft
    #expect(sheet.systemLayoutSizeFitting(.zero) == CGSize(width: 16, height: 117))
  }
}
