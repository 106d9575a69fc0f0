// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewFactory
import ViewFactoryMocks

@Suite("Mock factories")
struct MockFactoryTests {
  @Test("labels are recorded with their alignment, and return the stubbed values")
  func labels() {
    let mock = MockLabelFactory()
    let factory: any LabelFactoryProtocol = mock
    let answer = LabelNode()
    mock.bodyCalls.answer = answer
    _ = factory.header()
    _ = factory.header(alignment: .right)
    #expect(factory.body(alignment: .center) === answer)
    _ = factory.inputLabel()
    _ = factory.hint()
    #expect(mock.headerCalls.arguments == [.natural, .right])
    #expect(mock.headerCalls.count == 2)
    #expect(mock.bodyCalls.arguments == [.center])
    #expect(mock.inputLabelCalls.count == 1)
    #expect(mock.hintCalls.count == 1)
  }

  @Test("inputs are counted, and are mocks by default")
  func inputs() {
    let mock = MockInputFactory()
    let factory: any InputFactoryProtocol = mock
    #expect(factory.number() is MockUITextField)
    #expect(factory.text() is MockInputNode)
    #expect(mock.numberCallsCount == 1)
    #expect(mock.textCallsCount == 1)
    let answer = InputNode()
    mock.textCalls.answer = answer
    #expect(factory.text() === answer)
  }

  @Test("buttons are counted by kind")
  func buttons() {
    let mock = MockButtonFactory()
    let factory: any ButtonFactoryProtocol = mock
    let answer = ButtonNode()
    mock.positiveCalls.answer = answer
    _ = factory.negative()
    _ = factory.neutral()
    _ = factory.mainFab()
    _ = factory.miniFab()
    #expect(factory.positive() === answer)
    let counts = [
      mock.negativeCalls.count, mock.neutralCalls.count, mock.mainFabCalls.count,
      mock.miniFabCalls.count, mock.positiveCalls.count,
    ]
    #expect(counts == Array(repeating: 1, count: 5))
  }

  @Test("tables are recorded with their frame")
  func tables() {
    let mock = MockTableFactory()
    let factory: any TableFactoryProtocol = mock
    _ = factory.main()
    _ = factory.main(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    _ = factory.refresh()
    #expect(mock.mainCalls.arguments == [.zero, CGRect(x: 1, y: 2, width: 3, height: 4)])
    #expect(mock.refreshCalls.count == 1)
  }

  @Test("mock factories are given mocks")
  func parts() {
    #expect(MockInputFactory().constraintHelper is MockConstraintHelper)
    #expect(MockInputFactory().viewFactoryColor is MockViewFactoryColor)
    #expect(MockButtonFactory().gradientHelper is MockGradientHelper)
    let helper = ConstraintHelper()
    #expect(MockTableFactory(constraintHelper: helper).constraintHelper is ConstraintHelper)
  }
}
