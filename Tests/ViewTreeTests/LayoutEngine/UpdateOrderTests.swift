// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewTreeTestSupport

@testable import ViewTree

@Suite("Calls during a layout")
struct UpdateOrderTests {
  private final class Log {
    var calls: [String] = []
  }

  /// A view that logs its updates of constraints.
  private final class Updating: ViewNode {
    var log: Log?
    var updating: (() -> Void)?

    override func updateConstraints() {
      log?.calls.append(accessibilityIdentifier ?? "")
      let updating = updating
      self.updating = nil
      updating?()
      super.updateConstraints()
    }
  }

  private let log = Log()

  private func view(_ name: String, _ children: Updating...) -> Updating {
    let view = Updating()
    view.accessibilityIdentifier = name
    view.log = log
    for child in children { view.addSubview(child) }
    return view
  }

  @Test("constraints are updated from the inside out, and siblings from back to front")
  func order() {
    let (b1, d1) = (view("b1"), view("d1"))
    let (a, b, c, d) = (view("a"), view("b", b1, view("b2")), view("c"), view("d", d1))
    let root = view("root", a, b, c, d)
    root.layoutIfNeeded()
    #expect(log.calls == ["a", "b1", "b2", "b", "c", "d1", "d", "root"])
    log.calls = []
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(log.calls.isEmpty)
    for node in [d, d1, b1, b, a] { node.setNeedsUpdateConstraints() }
    root.layoutIfNeeded()
    #expect(log.calls == ["a", "b1", "b", "d1", "d"])
    log.calls = []
    d1.setNeedsUpdateConstraints()
    root.layoutIfNeeded()
    #expect(log.calls == ["d1"])
  }

  @Test("a view that is added or removed during an update is updated, or isn't, once")
  func changing() {
    let (a, b, c) = (view("a"), view("b"), view("c"))
    let root = view("root", a, b, c)
    let added = view("added", view("inside"))
    a.updating = {
      b.removeFromSuperview()
      root.addSubview(added)
    }
    root.layoutIfNeeded()
    #expect(log.calls == ["a", "c", "inside", "added", "root"])
    log.calls = []
    root.layoutIfNeeded()
    #expect(log.calls.isEmpty && root.subviews == [a, c, added])
  }

  @Test("a view can lay out its subviews while it is asked for its size")
  func nestedLayout() {
    final class Measuring: ViewNode {
      let inner = ViewNode()
      var layouts = 0

      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        inner.frame = CGRect(x: 0, y: 0, width: 33, height: 22)
      }
      override var intrinsicContentSize: CGSize {
        layoutIfNeeded()
        return inner.frame.size
      }
    }
    let root = rooted(100, 100)
    let node = Measuring()
    node.addSubview(node.inner)
    node.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(node)
    node.topAnchor.constraint(equalTo: root.topAnchor, constant: 4).isActive = true
    root.layoutIfNeeded()
    #expect(node.layouts > 0)
    #expect(node.frame == CGRect(x: 0, y: 4, width: 33, height: 22))
  }

  @Test("a view can update the constraints while it is asked for its insets")
  func nestedUpdate() {
    final class Asking: ViewNode {
      override var alignmentRectInsets: EdgeInsets {
        rootNode.updateConstraintsIfNeeded()
        return EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      }
    }
    let root = rooted(100, 100)
    let (first, second) = (Asking(), SizedNode(20, 10))
    first.translatesAutoresizingMaskIntoConstraints = false
    for node in [first, second] { root.addSubview(node) }
    LayoutConstraint.activate([
      first.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
      first.leadingAnchor.constraint(equalTo: second.trailingAnchor),
      second.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      first.widthAnchor.constraint(equalToConstant: 30),
      first.heightAnchor.constraint(equalToConstant: 40),
    ])
    root.layoutIfNeeded()
    #expect(second.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(first.frame == CGRect(x: 18, y: 4, width: 36, height: 44))
    #expect(root.layoutProblems.isEmpty)
  }

  @Test(
    "constraints that a view ends while others are added don't keep later ones from being added")
  func endedMeanwhile() {
    final class Asked: ViewNode {
      var asked: (() -> Void)?

      override var alignmentRectInsets: EdgeInsets {
        let asked = asked
        self.asked = nil
        asked?()
        return .zero
      }
    }
    let root = rooted(100, 100)
    let (first, second) = (constrained(), Asked())
    second.translatesAutoresizingMaskIntoConstraints = false
    for node in [first, second] { root.addSubview(node) }
    let former = [
      first.topAnchor.constraint(equalTo: root.topAnchor),
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      first.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
      first.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor),
    ]
    LayoutConstraint.activate(
      former + [
        second.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
        second.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 7),
      ])
    second.asked = { LayoutConstraint.deactivate(former) }
    root.layoutIfNeeded()
    #expect(second.asked == nil && root.constraints.count == 2)
    #expect(second.frame.origin == CGPoint(7, 5))
  }

  @Test("the safe area of a screen and additional ones add up, and each counts alone")
  func safeAreas() {
    let (root, child) = (ViewNode(), ViewNode(frame: CGRect(x: 10, y: 20, width: 50, height: 100)))
    root.addSubview(child)
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    #expect(child.safeAreaInsets == .zero)
    child.additionalSafeAreaInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(child.safeAreaInsets == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(root.safeAreaInsets == .zero)
    let screen = Screen(
      size: CGSize(width: 100, height: 200),
      safeAreaInsets: EdgeInsets(top: 47, left: 0, bottom: 34, right: 0), rootNode: root)
    #expect(root.safeAreaInsets == EdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(child.safeAreaInsets == EdgeInsets(top: 28, left: 2, bottom: 3, right: 4))
    root.additionalSafeAreaInsets = EdgeInsets(top: 10, left: 15, bottom: 50, right: 41)
    #expect(root.safeAreaInsets == EdgeInsets(top: 57, left: 15, bottom: 84, right: 41))
    #expect(child.safeAreaInsets == EdgeInsets(top: 38, left: 7, bottom: 7, right: 5))
    child.additionalSafeAreaInsets = .zero
    #expect(child.safeAreaInsets == EdgeInsets(top: 37, left: 5, bottom: 4, right: 1))
    screen.rootNode = nil
    #expect(root.safeAreaInsets == EdgeInsets(top: 10, left: 15, bottom: 50, right: 41))
    #expect(child.safeAreaInsets == EdgeInsets(top: 0, left: 5, bottom: 0, right: 1))
    root.additionalSafeAreaInsets = .zero
    #expect(child.safeAreaInsets == .zero)
  }

  @Test("a frame that was too large once isn't reported again under another name")
  func reportedOnce() {
    let root = rooted(100, 100)
    let node = constrained("large")
    root.addSubview(node)
    let width = node.widthAnchor.constraint(equalToConstant: 1e15)
    width.isActive = true
    root.layoutIfNeeded()
    let problem = LayoutProblem.frameTooLarge(node: "ViewNode 'large'")
    #expect(root.layoutProblems == [problem])
    node.accessibilityIdentifier = "small"
    width.constant = 5
    root.layoutIfNeeded()
    #expect(node.frame.width == 5 && root.layoutProblems == [problem])
    width.constant = 1e15
    root.layoutIfNeeded()
    #expect(root.layoutProblems == [problem, .frameTooLarge(node: "ViewNode 'small'")])
  }

  @Test("margins that kept growing once aren't reported again under another name")
  func unstableOnce() {
    let root = rooted(200, 100)
    let inner = constrained("inner")
    root.addSubview(inner)
    inner.preservesSuperviewLayoutMargins = true
    let top = inner.layoutMarginsGuide.topAnchor.constraint(equalTo: root.topAnchor)
    LayoutConstraint.activate([
      top, inner.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      inner.widthAnchor.constraint(equalToConstant: 10),
      inner.heightAnchor.constraint(equalToConstant: 100),
    ])
    for _ in 0..<3 { root.layoutIfNeeded() }
    let problem = LayoutProblem.sizesKeepChanging(nodes: ["ViewNode 'inner'"])
    #expect(root.layoutProblems == [problem])
    inner.accessibilityIdentifier = "calm"
    top.isActive = false
    inner.topAnchor.constraint(equalTo: root.topAnchor, constant: 9).isActive = true
    root.layoutIfNeeded()
    #expect(inner.frame.minY == 9 && root.layoutProblems == [problem])
  }
}
