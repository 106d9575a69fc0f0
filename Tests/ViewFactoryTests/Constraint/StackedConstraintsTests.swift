// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewFactory

@Suite("Views stacked by the constraint helper")
struct StackedConstraintsTests {
  let helper: any ConstraintHelperProtocol = ConstraintHelper()

  /// A page 300 wide whose height is the content's, in a root.
  struct Page {
    let root = ViewNode(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    let page = ViewNode()
    let children: [ViewNode]

    init(heights: [CGFloat], helper: any ConstraintHelperProtocol) {
      children = heights.map { height in
        let child = ViewNode()
        helper.setHeight(for: child, at: height)
        return child
      }
      root.addSubview(page)
      helper.setTop(for: page, to: root, at: .zero)
      helper.setHorizontal(for: page, to: root, at: .zero)
      for child in children { page.addSubview(child) }
    }

    func layOut() -> [CGRect] {
      root.layoutIfNeeded()
      return children.map(\.frame)
    }
  }

  @Test("views are stacked and determine the height of the page")
  func several() throws {
    let page = Page(heights: [20, 30, 40], helper: helper)
    try helper.setStack(
      for: page.children, to: page.page, horizontalAt: .sixteen,
      verticalAt: [.four, .eight, .twentyFour, .sixteen])
    #expect(
      page.layOut() == [
        CGRect(x: 16, y: 4, width: 268, height: 20),
        CGRect(x: 16, y: 32, width: 268, height: 30),
        CGRect(x: 16, y: 86, width: 268, height: 40),
      ])
    #expect(page.page.frame == CGRect(x: 0, y: 0, width: 300, height: 142))
  }

  @Test("a single view extends to the bottom as well")
  func single() throws {
    let page = Page(heights: [20], helper: helper)
    try helper.setStack(
      for: page.children, to: page.page, horizontalAt: .zero, verticalAt: [.eight, .sixteen])
    #expect(page.layOut() == [CGRect(x: 0, y: 8, width: 300, height: 20)])
    #expect(page.page.frame.height == 44)
  }

  @Test("views can be stacked inside a layout guide", arguments: [1, 2])
  func guide(count: Int) throws {
    let page = Page(heights: Array(repeating: 20, count: count), helper: helper)
    let guide = LayoutGuide()
    page.page.addLayoutGuide(guide)
    LayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: page.page.topAnchor, constant: 5),
      guide.leadingAnchor.constraint(equalTo: page.page.leadingAnchor, constant: 5),
      guide.trailingAnchor.constraint(equalTo: page.page.trailingAnchor, constant: -5),
      guide.bottomAnchor.constraint(equalTo: page.page.bottomAnchor, constant: -5),
    ])
    try helper.setStack(
      for: page.children, to: guide, horizontalAt: .four,
      verticalAt: Array(repeating: .eight, count: count + 1))
    let frames = page.layOut()
    #expect(frames.first == CGRect(x: 9, y: 13, width: 282, height: 20))
    #expect(page.page.frame.height == CGFloat(count) * 28 + 18)
  }

  nonisolated static let mistakes: [(children: Int, paddings: Int, error: ConstraintErrorEnum)] = [
    (0, 0, .missingSubviews), (0, 1, .missingSubviews), (0, 5, .missingSubviews),
    (1, 0, .missingVerticalConstraint), (1, 1, .missingVerticalConstraint),
    (3, 3, .missingVerticalConstraint), (1, 3, .tooManyVerticalConstraints),
    (3, 5, .tooManyVerticalConstraints),
  ]

  @Test("wrong numbers of paddings are rejected before anything is done", arguments: mistakes)
  func refused(children: Int, paddings: Int, error: ConstraintErrorEnum) {
    let page = Page(heights: [], helper: helper)
    let views = (0..<children).map { _ in ViewNode() }
    for view in views { page.page.addSubview(view) }
    let guide = LayoutGuide()
    page.page.addLayoutGuide(guide)
    let before = page.root.constraints.count + page.page.constraints.count
    let verticalAt = Array(repeating: Padding.four, count: paddings)
    #expect(throws: error) {
      try helper.setStack(
        for: views, to: page.page, horizontalAt: .zero, verticalAt: verticalAt)
    }
    #expect(throws: error) {
      try helper.setStack(for: views, to: guide, horizontalAt: .zero, verticalAt: verticalAt)
    }
    #expect(page.root.constraints.count + page.page.constraints.count == before)
    let follow = views.allSatisfy { $0.translatesAutoresizingMaskIntoConstraints }
    #expect(follow)
  }

  nonisolated static let sentences: [(ConstraintErrorEnum, String)] = [
    (.missingSubviews, "There are no views to stack."),
    (
      .missingVerticalConstraint,
      "There are too few vertical paddings: one is needed above the first view, one between each "
        + "two views and one below the last, which is one more than there are views."
    ),
    (
      .tooManyVerticalConstraints,
      "There are too many vertical paddings: one is needed above the first view, one between each "
        + "two views and one below the last, which is one more than there are views."
    ),
  ]

  @Test("the description of each error is a sentence", arguments: sentences)
  func sentence(error: ConstraintErrorEnum, text: String) {
    #expect(error.description == text)
  }
}
