// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewFactory
import ViewFactoryMocks

@Suite("Mock constraint helper")
struct MockConstraintHelperTests {
  let mock = MockConstraintHelper()
  let child = ViewNode()
  let sibling = ViewNode()
  let parent = ViewNode()
  let guide = LayoutGuide()

  /// The mock as the code under test uses it.
  var helper: any ConstraintHelperProtocol { mock }

  @Test("calls to a view and to a guide are recorded separately")
  func edges() {
    helper.setTop(for: child, to: parent, at: .four)
    helper.setTop(for: child, to: guide, at: .eight)
    helper.setBottom(for: child, to: parent, at: .four)
    helper.setBottom(for: child, to: guide, at: .four)
    helper.setLeft(for: child, to: parent, at: .four)
    helper.setLeft(for: child, to: guide, at: .four)
    helper.setRight(for: child, to: parent, at: .four)
    helper.setRight(for: child, to: guide, at: .four)
    helper.setVertical(for: child, to: parent, at: .four)
    helper.setVertical(for: child, to: guide, at: .four)
    helper.setVertical(for: [child, sibling], to: parent, at: .four)
    helper.setHorizontal(for: child, to: parent, at: .four)
    helper.setHorizontal(for: child, to: guide, at: .four)
    helper.setHorizontal(for: [child, sibling], to: parent, at: .four)
    helper.setAll(for: child, to: parent, at: .four)
    helper.setAll(for: child, to: guide, at: .four)
    helper.setCenter(for: child, in: parent)
    let counts = [
      mock.setTopToViewCalls.count, mock.setTopToLayoutGuideCalls.count,
      mock.setBottomToViewCalls.count, mock.setBottomToLayoutGuideCalls.count,
      mock.setLeftToViewCalls.count, mock.setLeftToLayoutGuideCalls.count,
      mock.setRightToViewCalls.count, mock.setRightToLayoutGuideCalls.count,
      mock.setVerticalToViewCalls.count, mock.setVerticalToLayoutGuideCalls.count,
      mock.setVerticalOfEachToViewCalls.count, mock.setHorizontalToViewCalls.count,
      mock.setHorizontalToLayoutGuideCalls.count, mock.setHorizontalOfEachToViewCalls.count,
      mock.setAllToViewCallsCount, mock.setAllToLayoutGuideCallsCount, mock.setCenterCalls.count,
    ]
    #expect(counts == Array(repeating: 1, count: 17))
    #expect(mock.setTopToViewCalls.first?.child === child)
    #expect(mock.setTopToViewCalls.first?.parent === parent)
    #expect(mock.setTopToViewCalls.first?.padding == .four)
    #expect(mock.setTopToLayoutGuideCalls.first?.parent === guide)
    #expect(mock.setVerticalOfEachToViewCalls.first?.children == [child, sibling])
  }

  @Test("all three spellings of below are one method")
  func below() {
    helper.setBelow(for: child, below: sibling, at: .four)
    helper.setBellow(for: child, bellow: sibling, at: .eight)
    helper.setBellow(for: child, to: sibling, at: .sixteen)
    #expect(mock.setBelowCalls.map(\.padding) == [.four, .eight, .sixteen])
    #expect(mock.setBelowCalls.allSatisfy { $0.child === child && $0.sibling === sibling })
  }

  @Test("a stack's views and paddings are recorded, in both forms")
  func stack() throws {
    try helper.setStack(
      for: [child, sibling], to: parent, horizontalAt: .eight, verticalAt: [.zero, .four, .zero])
    #expect(mock.setStackToViewCallsCount == 1)
    #expect(mock.setStackToLayoutGuideCallsCount == 0)
    #expect(mock.mockChildrenInOrder == [child, sibling])
    #expect(mock.mockVerticalAt == [.zero, .four, .zero])
    try helper.setStack(for: [], to: guide, horizontalAt: .zero, verticalAt: [])
    #expect(mock.setStackToLayoutGuideCallsCount == 1)
    #expect(mock.mockChildrenInOrder == [])
    #expect(mock.mockVerticalAt == [])
  }

  @Test("a stubbed error is thrown after the call was recorded")
  func error() {
    mock.setStackToViewCalls.error = ConstraintErrorEnum.missingSubviews
    #expect(throws: ConstraintErrorEnum.missingSubviews) {
      try helper.setStack(for: [child], to: parent, horizontalAt: .zero, verticalAt: [])
    }
    #expect(mock.setStackToViewCallsCount == 1)
  }

  @Test("sizes return the stubbed constraint")
  func sizes() {
    #expect(helper.setHeight(for: child, at: 52) === mock.mockLayoutConstraint)
    #expect(helper.setWidth(for: child, at: 100) === mock.mockLayoutConstraint)
    let answer = child.widthAnchor.constraint(equalToConstant: 1)
    mock.setWidthCalls.answer = answer
    #expect(helper.setWidth(for: child, at: 100) === answer)
    #expect(mock.setHeightCalls.map(\.height) == [52])
    #expect(mock.setWidthCalls.map(\.width) == [100, 100])
    #expect(mock.mockLayoutConstraint.isActive == false)
    #expect(mock.mockLayoutConstraint.constant == 0)
  }

  @Test("no constraints are activated")
  func nothingDone() {
    parent.addSubview(child)
    helper.setAll(for: child, to: parent, at: .zero)
    #expect(child.translatesAutoresizingMaskIntoConstraints)
  }
}
