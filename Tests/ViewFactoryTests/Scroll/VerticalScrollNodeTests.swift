// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewFactory
import ViewFactoryMocks

@Suite("Vertical scroll view")
struct VerticalScrollNodeTests {
  let parent = ViewNode(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
  let scroll = ScrollFactory().vertical()

  private func block(_ height: CGFloat) -> ViewNode {
    let view = ViewNode()
    ConstraintHelper().setHeight(for: view, at: height)
    return view
  }

  @Test("the page isn't a subview before there is something to show")
  func before() {
    #expect(scroll.subviews.isEmpty)
    #expect(scroll.scrollPage.superview == nil)
    #expect(!scroll.scrollPageWidthConstaint.isActive)
    #expect(scroll.scrollPageWidthConstaint.constant == 0)
    #expect(scroll.translatesAutoresizingMaskIntoConstraints == false)
  }

  @Test("the page is as wide as the view and as high as its content", arguments: [1, 3])
  func page(count: Int) throws {
    let views = (0..<count).map { _ in block(50) }
    try scroll.initSubviews(
      views, in: parent, horizontalPadding: .sixteen,
      verticalPaddings: Array(repeating: .eight, count: count + 1))
    parent.layoutIfNeeded()
    let height = CGFloat(count) * 58 + 8
    #expect(scroll.frame == CGRect(x: 0, y: 0, width: 300, height: 100))
    #expect(scroll.scrollPage.frame == CGRect(x: 0, y: 0, width: 300, height: height))
    #expect(scroll.contentSize == CGSize(width: 300, height: height))
    #expect(views[0].frame == CGRect(x: 16, y: 8, width: 268, height: 50))
    #expect(scroll.scrollPageWidthConstraint.isActive)
    #expect(scroll.scrollPageWidthConstaint === scroll.scrollPageWidthConstraint)
  }

  @Test("the page follows the width of the view")
  func resize() throws {
    try scroll.initSubviews(
      [block(50)], in: parent, horizontalPadding: .zero, verticalPaddings: [.zero, .zero])
    parent.layoutIfNeeded()
    parent.frame = CGRect(x: 0, y: 0, width: 500, height: 200)
    parent.layoutIfNeeded()
    #expect(scroll.scrollPage.frame == CGRect(x: 0, y: 0, width: 500, height: 50))
    #expect(scroll.contentSize.width == scroll.bounds.width)
  }

  @Test("distances can be given as numbers")
  func numbers() throws {
    let view = block(50)
    let horizontalPadding: CGFloat = PaddingEnum.sixteen.rawValue
    let verticalPaddings: [CGFloat] = [PaddingEnum.twentyFour.rawValue, 7]
    try scroll.initSubviews(
      [view], in: parent, horizontalPadding: horizontalPadding, verticalPaddings: verticalPaddings)
    parent.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 16, y: 24, width: 268, height: 50))
    #expect(scroll.contentSize.height == 81)
  }

  @Test("a second call replaces the subviews without duplicating anything")
  func twice() throws {
    let first = [block(50), block(60)]
    let paddings: [Padding] = [.zero, .zero, .zero]
    try scroll.initSubviews(first, in: parent, horizontalPadding: .zero, verticalPaddings: paddings)
    let constraints = {
      (parent.constraints + scroll.constraints + scroll.scrollPage.constraints).count
    }
    let before = constraints()
    let second = [first[1], block(70)]
    try scroll.initSubviews(
      second, in: parent, horizontalPadding: .zero, verticalPaddings: paddings)
    #expect(parent.subviews == [scroll])
    #expect(scroll.subviews == [scroll.scrollPage])
    #expect(scroll.scrollPage.subviews == second)
    #expect(first[0].superview == nil)
    #expect(constraints() == before)
    let messages = LayoutMessages(of: parent)
    parent.layoutIfNeeded()
    #expect(scroll.contentSize.height == 130)
    #expect(messages.all == [])
  }

  @Test("the scroll view moves to another view with all its contents")
  func otherParent() throws {
    let view = block(50)
    try scroll.initSubviews(
      [view], in: parent, horizontalPadding: .zero, verticalPaddings: [.zero, .zero])
    let other = ViewNode(frame: CGRect(x: 0, y: 0, width: 200, height: 80))
    try scroll.initSubviews(
      [view], in: other, horizontalPadding: .zero, verticalPaddings: [.zero, .zero])
    other.layoutIfNeeded()
    #expect(parent.subviews.isEmpty)
    #expect(scroll.frame == other.bounds)
    #expect(scroll.scrollPage.frame.width == 200)
  }

  nonisolated static let mistakes: [(children: Int, paddings: Int, error: ConstraintErrorEnum)] = [
    (0, 1, .missingSubviews), (2, 2, .missingVerticalConstraint),
    (2, 4, .tooManyVerticalConstraints),
  ]

  @Test("wrong numbers of paddings are rejected before anything changes", arguments: mistakes)
  func refused(children: Int, paddings: Int, error: ConstraintErrorEnum) throws {
    let old = block(50)
    #expect(throws: error) {
      try scroll.initSubviews(
        (0..<children).map { _ in block(1) }, in: parent, horizontalPadding: .zero,
        verticalPaddings: Array(repeating: .zero, count: paddings))
    }
    #expect(parent.subviews.isEmpty)
    #expect(scroll.subviews.isEmpty)
    try scroll.initSubviews(
      [old], in: parent, horizontalPadding: .zero, verticalPaddings: [.zero, .zero])
    #expect(throws: error) {
      try scroll.initSubviews(
        (0..<children).map { _ in block(1) }, in: parent, horizontalPadding: .zero,
        verticalPaddings: Array(repeating: .zero, count: paddings))
    }
    #expect(scroll.scrollPage.subviews == [old])
    parent.layoutIfNeeded()
    #expect(scroll.contentSize.height == 50)
  }

  @Test("the page gets back its contents if the helper throws")
  func refusedByHelper() throws {
    let helper = RefusingConstraintHelper()
    let scroll = VerticalScrollNode(frame: .zero, constraintHelper: helper)
    let old = [block(50), block(60)]
    try scroll.initSubviews(
      old, in: parent, horizontalPadding: .zero, verticalPaddings: [.zero, .zero, .zero])
    helper.refuses = true
    #expect(throws: RefusingConstraintHelper.Refusal.self) {
      try scroll.initSubviews(
        [old[1]], in: parent, horizontalPadding: .zero, verticalPaddings: [.zero, .zero])
    }
    #expect(scroll.scrollPage.subviews == old)
    parent.layoutIfNeeded()
    #expect(scroll.contentSize.height == 110)
  }

  @Test("a mock helper records each step once")
  func steps() throws {
    let mock = MockConstraintHelper()
    let scroll = ScrollFactory(constraintHelper: mock).vertical()
    let view = ViewNode()
    try scroll.initSubviews(
      [view], in: parent, horizontalPadding: .eight, verticalPaddings: [.four, .sixteen])
    #expect(mock.setAllToLayoutGuideCallsCount == 1)
    #expect(mock.setAllToLayoutGuideCalls.first?.parent === parent.safeAreaLayoutGuide)
    #expect(mock.setAllToViewCallsCount == 1)
    #expect(mock.setStackToViewCallsCount == 1)
    #expect(mock.mockChildrenInOrder == [view])
    #expect(mock.mockVerticalAt == [.four, .sixteen])
  }
}
