// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewTreeTestSupport

@testable import ViewTree

@Suite("The system's relations in reports")
struct SystemRelationTests {
  let root = rooted(900, 200)

  init() { root.accessibilityIdentifier = "root" }

  private func lines(_ explanation: LayoutExplanation) -> [String] {
    explanation.constraints.map { "\($0.algebra) (\($0.identifier ?? ""))" }
  }

  @Test("a required hugging that is exceeded is named with its side")
  func hugging() {
    let text = SizedNode(50, 20)
    text.accessibilityIdentifier = "text"
    text.setContentHuggingPriority(.required, for: .horizontal)
    root.addSubview(text)
    text.widthAnchor.constraint(equalToConstant: 70).isActive = true
    let conflict = root.layoutReport().conflicts.first
    #expect(
      conflict?.constraints.map(\.algebra) == ["text.width ≤ 50 @1000", "text.width = 70 @1000"])
    #expect(conflict?.constraints.first?.identifier == "content hugging of text")
  }

  @Test("the readable guide's width, center, and edges are named")
  func readable() {
    root.layoutMargins = EdgeInsets(top: 0, left: 10, bottom: 0, right: 30)
    let box = constrained("box")
    root.addSubview(box)
    let guide = root.readableContentGuide
    box.leadingAnchor.constraint(equalTo: guide.leadingAnchor).isActive = true
    box.bottomAnchor.constraint(equalTo: guide.bottomAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(box.frame.minX == 104)
    let across = lines(box.explain(.leading))
    #expect(
      across.contains(
        "root.readableContentGuide.centerX = root.centerX − 10 @1000 (insets of root.readableContentGuide)"
      ), "\(across)")
    #expect(
      across.contains(
        "root.readableContentGuide.width ≤ 672 @1000 (insets of root.readableContentGuide)"),
      "\(across)")
    let down = lines(box.explain(.bottom))
    #expect(
      down.contains(
        "root.readableContentGuide.bottom = root.bottom @1000 (insets of root.readableContentGuide)"
      ), "\(down)")
  }

  @Test("the edges of a readable guide in a narrow view are named with their sides")
  func narrowReadable() {
    let root = rooted(300, 200)
    root.accessibilityIdentifier = "root"
    root.layoutMargins = EdgeInsets(top: 0, left: 10, bottom: 0, right: 30)
    let box = constrained("box")
    root.addSubview(box)
    box.trailingAnchor.constraint(equalTo: root.readableContentGuide.trailingAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(box.frame.maxX == 270)
    let found = lines(box.explain(.trailing))
    let suffix = "(insets of root.readableContentGuide)"
    #expect(
      found.contains("root.readableContentGuide.right ≤ root.right − 30 @1000 \(suffix)")
        || found.contains("root.readableContentGuide.left ≥ root.left + 10 @1000 \(suffix)"),
      "\(found)")
  }

  @Test("the gaps of a stack are named by their numbers")
  func gaps() {
    let views = ["a", "b", "c"].map { name in
      let view = SizedNode(20, 10)
      view.accessibilityIdentifier = name
      return view
    }
    let stack = StackNode(arrangedSubviews: views)
    stack.accessibilityIdentifier = "stack"
    stack.distribution = .equalSpacing
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    LayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 440, 880])
    let found = lines(views[1].explain(.leading))
    #expect(
      found.contains("stack.gap1.width = stack.gap2.width @1000 (distribution of stack)"),
      "\(found)")
    #expect(
      found.contains("b.leading = stack.gap1.trailing @1000 (distribution of stack)"), "\(found)")
    root.addLayoutGuide(stack.gapGuides[0])
    #expect(root.layoutProblems == [.guideNotFree(node: "ViewNode 'root'")])
    #expect(stack.gapGuides[0].owningView === stack)
  }

  @Test("a view that moves with its superview by its mask is named with the factors")
  func flexible() {
    let plain = ViewNode(frame: CGRect(x: 300, y: 4, width: 150, height: 6))
    plain.accessibilityIdentifier = "plain"
    plain.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleWidth]
    root.addSubview(plain)
    let box = constrained("box")
    root.addSubview(box)
    box.leadingAnchor.constraint(equalTo: plain.trailingAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(box.frame.minX == 450)
    let found = lines(box.explain(.leading))
    #expect(
      found.contains(
        "(plain.left + 0.4 × plain.width) = (root.left + 0.4 × root.width) @1000 (autoresizing mask of plain)"
      ), "\(found)")
    #expect(found.contains("plain.width = 150 @1000 (autoresizing mask of plain)"), "\(found)")
  }

  @Test(
    "a required natural size that can't be kept is approached as closely as others allow",
    arguments: [Axis.horizontal, .vertical], [true, false])
  func yielding(axis: Axis, isCompression: Bool) {
    let root = rooted(30, 30)
    let text = isCompression ? SizedNode(50, 50) : SizedNode(10, 10)
    if isCompression {
      text.setContentCompressionResistancePriority(.required, for: axis)
    } else {
      text.setContentHuggingPriority(.required, for: axis)
    }
    root.addSubview(text)
    let (own, outer) =
      axis == .horizontal
      ? (text.widthAnchor, root.widthAnchor) : (text.heightAnchor, root.heightAnchor)
    let bound =
      isCompression
      ? own.constraint(lessThanOrEqualTo: outer) : own.constraint(greaterThanOrEqualTo: outer)
    let away = own.constraint(equalToConstant: isCompression ? 5 : 90)
    away.priority = LayoutPriority(999)
    LayoutConstraint.activate([bound, away])
    func length() -> CGFloat {
      root.layoutIfNeeded()
      return axis == .horizontal ? text.frame.width : text.frame.height
    }
    #expect(length() == 30)
    text.natural = isCompression ? CGSize(width: 60, height: 60) : CGSize(width: 8, height: 8)
    #expect(length() == 30)
    bound.isActive = false
    #expect(length() == (isCompression ? 60 : 8))
    bound.isActive = true
    #expect(length() == 30)
    text.removeFromSuperview()
    root.layoutIfNeeded()
    root.addSubview(text)
    bound.isActive = true
    #expect(length() == 30)
    if isCompression {
      text.setContentCompressionResistancePriority(.defaultHigh, for: axis)
    } else {
      text.setContentHuggingPriority(.defaultLow, for: axis)
    }
    #expect(length() == (isCompression ? 5 : 90))
  }
}
