// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewFactory
import ViewFactoryMocks

@Suite("Mock scroll view")
struct MockVerticalScrollNodeTests {
  let scroll = MockVerticalScrollView(constraintHelper: MockConstraintHelper())
  let parent = ViewNode()

  @Test("both forms of initSubviews are recorded, and nothing is added")
  func recorded() throws {
    let view = ViewNode()
    try scroll.initSubviews(
      [view], in: parent, horizontalPadding: .eight, verticalPaddings: [.four, .four])
    try scroll.initSubviews(
      [view], in: parent, horizontalPadding: CGFloat(3), verticalPaddings: [CGFloat(4), 5])
    #expect(scroll.initSubviewsCallCount == 2)
    #expect(scroll.initSubviewsCalls.count == 2)
    #expect(scroll.initSubviewsCalls[0].subviews == [view])
    #expect(scroll.initSubviewsCalls[0].parent === parent)
    #expect(scroll.initSubviewsCalls[1].horizontalPadding == .custom(3))
    #expect(scroll.initSubviewsCalls[1].verticalPaddings == [.four, .custom(5)])
    #expect(parent.subviews.isEmpty)
  }

  @Test("the stubbed error and page frame are used")
  func set() {
    scroll.initSubviewsCalls.error = ConstraintErrorEnum.missingSubviews
    #expect(throws: ConstraintErrorEnum.missingSubviews) {
      try scroll.initSubviews([], in: parent, horizontalPadding: .zero, verticalPaddings: [])
    }
    scroll.mockScrollPageFrame = CGRect(x: 0, y: 0, width: 3, height: 4)
    #expect(scroll.scrollPage.frame == CGRect(x: 0, y: 0, width: 3, height: 4))
  }
}
