// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewTreeTestSupport

@testable import ViewTree

// Layouts of ambiguous constraints on iOS, as expected by the tests of three public constraint
// libraries: lengths without constraints are zero, and positions take the bound of an inequality,
// or else zero.

private nonisolated struct OpenLayout: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var frame: CGRect
  var mirrored: CGRect
  var constraints: TreeWork<ViewNode, ViewNode, [LayoutConstraint]>

  init(
    _ description: String, _ frame: CGRect, mirrored: CGRect? = nil,
    _ constraints: @escaping TreeWork<ViewNode, ViewNode, [LayoutConstraint]>
  ) {
    testDescription = description
    self.frame = frame
    self.mirrored = mirrored ?? frame
    self.constraints = constraints
  }
}

private nonisolated let openLayouts: [OpenLayout] = [
  OpenLayout("right only", CGRect(x: 287, y: 0, width: 0, height: 0)) {
    [$0.rightAnchor.constraint(equalTo: $1.rightAnchor, constant: -13)]
  },
  OpenLayout(
    "trailing only", CGRect(x: 287, y: 0, width: 0, height: 0),
    mirrored: CGRect(x: 13, y: 0, width: 0, height: 0)
  ) {
    [$0.trailingAnchor.constraint(equalTo: $1.trailingAnchor, constant: -13)]
  },
  OpenLayout("horizontal centre only", CGRect(x: 170, y: 0, width: 0, height: 0)) {
    [$0.centerXAnchor.constraint(equalTo: $1.centerXAnchor, constant: 20)]
  },
  OpenLayout("right at most", CGRect(x: 270, y: 0, width: 0, height: 0)) {
    [$0.rightAnchor.constraint(lessThanOrEqualTo: $1.rightAnchor, constant: -30)]
  },
  OpenLayout(
    "trailing at most", CGRect(x: 270, y: 0, width: 0, height: 0),
    mirrored: CGRect(x: 30, y: 0, width: 0, height: 0)
  ) {
    [$0.trailingAnchor.constraint(lessThanOrEqualTo: $1.trailingAnchor, constant: -30)]
  },
  OpenLayout("right at most, with a width", CGRect(x: 170, y: 0, width: 100, height: 0)) {
    [
      $0.rightAnchor.constraint(lessThanOrEqualTo: $1.rightAnchor, constant: -30),
      $0.widthAnchor.constraint(equalToConstant: 100),
    ]
  },
  OpenLayout("top at most", CGRect(x: 0, y: 10, width: 0, height: 0)) {
    [$0.topAnchor.constraint(lessThanOrEqualTo: $1.topAnchor, constant: 10)]
  },
  OpenLayout("centred, with a greatest height", CGRect(x: 150, y: 150, width: 0, height: 0)) {
    [
      $0.centerXAnchor.constraint(equalTo: $1.centerXAnchor),
      $0.centerYAnchor.constraint(equalTo: $1.centerYAnchor),
      $0.heightAnchor.constraint(lessThanOrEqualToConstant: 94),
    ]
  },
  OpenLayout("no height", CGRect(x: 0, y: 300, width: 300, height: 0)) {
    [
      $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor),
      $0.trailingAnchor.constraint(equalTo: $1.trailingAnchor),
      $0.bottomAnchor.constraint(equalTo: $1.bottomAnchor),
    ]
  },
  OpenLayout("between two bounds, the first one counts", CGRect(x: 10, y: 0, width: 40, height: 0))
  {
    [
      $0.leftAnchor.constraint(greaterThanOrEqualTo: $1.leftAnchor, constant: 10),
      $0.rightAnchor.constraint(lessThanOrEqualTo: $1.rightAnchor, constant: -10),
      $0.widthAnchor.constraint(equalToConstant: 40),
    ]
  },
  OpenLayout("a least width", CGRect(x: 0, y: 0, width: 25, height: 0)) {
    [
      $0.leftAnchor.constraint(equalTo: $1.leftAnchor),
      $0.widthAnchor.constraint(greaterThanOrEqualToConstant: 25),
    ]
  },
]

@Suite("Ambiguous layouts")
struct UndecidedLayoutTests {
  private func page(isRightToLeft: Bool = false) -> (page: ViewNode, view: ViewNode) {
    let page = ViewNode(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    if isRightToLeft { page.semanticContentAttribute = .forceRightToLeft }
    let view = ViewNode()
    view.translatesAutoresizingMaskIntoConstraints = false
    page.addSubview(view)
    return (page, view)
  }

  @Test("are resolved as on iOS", arguments: openLayouts)
  fileprivate func decided(layout: OpenLayout) {
    let (page, view) = page()
    LayoutConstraint.activate(layout.constraints(view, page))
    page.layoutIfNeeded()
    #expect(view.frame == layout.frame)
  }

  @Test("are resolved as on iOS in right-to-left layouts", arguments: openLayouts)
  fileprivate func decidedFromRightToLeft(layout: OpenLayout) {
    let (page, view) = page(isRightToLeft: true)
    LayoutConstraint.activate(layout.constraints(view, page))
    page.layoutIfNeeded()
    #expect(view.frame == layout.mirrored)
  }

  @Test("are resolved in the same way at any depth of the tree", arguments: openLayouts)
  fileprivate func decidedInside(layout: OpenLayout) {
    let (page, view) = page()
    let outer = ViewNode(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    page.frame.origin = CGPoint(x: 31, y: 47)
    outer.addSubview(page)
    LayoutConstraint.activate(layout.constraints(view, page))
    outer.layoutIfNeeded()
    #expect(view.frame == layout.frame)
  }

  @Test("depend on the tree and not on the order of edits")
  func orderOfEdits() {
    func views(_ page: ViewNode) -> [ViewNode] {
      (0..<3).map { _ in
        let view = ViewNode()
        view.translatesAutoresizingMaskIntoConstraints = false
        page.addSubview(view)
        return view
      }
    }
    func constraints(_ views: [ViewNode], _ page: ViewNode) -> [LayoutConstraint] {
      // Two widths share the remaining space: one of them is ambiguous, and the first is zero.
      [
        views[0].leftAnchor.constraint(equalTo: page.leftAnchor),
        views[1].leftAnchor.constraint(equalTo: views[0].rightAnchor),
        views[2].leftAnchor.constraint(equalTo: views[1].rightAnchor),
        views[2].rightAnchor.constraint(equalTo: page.rightAnchor),
      ]
    }
    let fresh = ViewNode(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let all = views(fresh)
    LayoutConstraint.activate(constraints(all, fresh))
    fresh.layoutIfNeeded()
    #expect(all.map(\.frame.width) == [0, 0, 300])

    let edited = ViewNode(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    var moved = views(edited)
    LayoutConstraint.activate(constraints(moved, edited))
    edited.layoutIfNeeded()
    // The last view becomes the first, and the chain follows.
    edited.insertSubview(moved[2], at: 0)
    moved = [moved[2], moved[0], moved[1]]
    LayoutConstraint.deactivate(edited.constraints)
    LayoutConstraint.activate(constraints(moved, edited).reversed())
    edited.layoutIfNeeded()
    #expect(moved.map(\.frame.width) == [0, 0, 300])
  }

  @Test(
    "defaults depend on the order of the tree, also if constraints ended before the first layout",
    arguments: [false, true])
  func endedEarly(isMoved: Bool) {
    let root = rooted(320, 400)
    let box = ViewNode()
    let label = SizedNode(30, 20)
    for node in [box, label] { node.translatesAutoresizingMaskIntoConstraints = false }
    root.addSubview(box)
    (isMoved ? box : root).addSubview(label)
    let constraint = label.bottomAnchor.constraint(equalTo: box.centerYAnchor, constant: 10)
    constraint.isActive = true
    root.insertSubview(label, at: 0)
    constraint.isActive = true
    root.layoutIfNeeded()
    #expect(label.frame.minY == 0 && box.frame.minY == 10)
  }

  @Test("a view that a stack no longer arranges takes its default after the views before it")
  func noLongerArranged() {
    let root = rooted(320, 400)
    let stack = StackNode()
    let views = [SizedNode(30, 20), SizedNode(50, 20), SizedNode(70, 20)]
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      stack.addSubview(view)
    }
    stack.addArrangedSubview(views[2])
    stack.addArrangedSubview(views[1])
    for (view, next) in zip(views, views.dropFirst()) {
      view.trailingAnchor.constraint(equalTo: next.leadingAnchor, constant: 5).isActive = true
    }
    root.layoutIfNeeded()
    stack.removeArrangedSubview(views[1])
    root.layoutIfNeeded()
    // The arranged view begins the stack, and the others end where it begins.
    #expect(views.map(\.frame.minX) == [-70, -45, 0])
    stack.removeArrangedSubview(views[2])
    root.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 25, 70])
  }
}
