// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewFactory
import ViewFactoryMocks

@Suite("Mock view factory")
struct MockViewFactoryTests {
  let mock = MockViewFactory()
  var factory: any ViewFactoryProtocol { mock }

  @Test("every part is a mock, and calls reach it")
  func parts() {
    _ = factory.label.body()
    _ = factory.input.text()
    _ = factory.button.neutral()
    _ = factory.stack.vertical(views: [])
    _ = factory.scroll.vertical()
    _ = factory.table.refresh()
    _ = factory.card.main(stack: StackNode())
    factory.styleHelper.constraint.setCenter(for: ViewNode(), in: ViewNode())
    let counts = [
      mock.mockLabel.bodyCalls.count, mock.mockInput.textCallsCount,
      mock.mockButton.neutralCalls.count, mock.mockStack.verticalCalls.count,
      mock.mockScroll.verticalCalls.count, mock.mockScroll.mainCallsCount,
      mock.mockTable.refreshCalls.count, mock.mockCard.mainCalls.count,
      mock.mockStyleHelper.mockConstraint.setCenterCalls.count,
    ]
    #expect(counts == Array(repeating: 1, count: 9))
  }

  @Test("a part can be replaced by a real one")
  func replaced() {
    mock.label = LabelFactory()
    #expect(factory.label.header().textColor == .labelHeader)
    #expect(mock.mockLabel.headerCalls.count == 0)
  }

  @Test("stacks contain the given views, unless a stack is stubbed")
  func stacks() {
    let views = [ViewNode(), ViewNode()]
    #expect(factory.stack.horizontal(views: views).arrangedSubviews == views)
    _ = factory.stack.twoColumns(leftColumnViews: [views[0]], rightColumnViews: [views[1]])
    #expect(mock.mockStack.twoColumnsCalls.first?.leftColumnViews == [views[0]])
    let label = LabelNode()
    _ = factory.stack.labeledView(label: label, for: views[0])
    #expect(mock.mockStack.labeledViewCalls.first?.label === label)
    let answer = StackNode()
    mock.mockStack.verticalCalls.answer = answer
    #expect(factory.stack.vertical(views: views) === answer)
    #expect(mock.mockStack.verticalCalls.arguments == [views])
  }

  @Test("cards and scroll views return the stubbed values")
  func answers() throws {
    let card = ViewNode()
    mock.mockCard.titledCalls.answer = card
    #expect(factory.card.titled(title: "title", views: []) === card)
    #expect(mock.mockCard.titledCalls.first?.title == "title")
    let button = ButtonNode()
    _ = factory.card.action(title: "a", message: "b", button: button)
    #expect(mock.mockCard.actionCalls.first?.button === button)
    let given = ViewNode()
    #expect(factory.card.main(card: given, stack: StackNode()) === given)
    #expect(factory.scroll.vertical() is MockVerticalScrollView)
    let scroll = VerticalScrollNode()
    mock.mockScroll.verticalCalls.answer = scroll
    #expect(factory.scroll.vertical() === scroll)
  }
}
