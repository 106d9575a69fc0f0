// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewFactory
import ViewFactoryMocks

@Suite("Mock delegates")
struct MockDelegateTests {
  @Test("an input asks its delegate, and does as it answers")
  func input() {
    let mock = MockInputNodeDelegate()
    let input = InputNode()
    input.delegate = mock
    mock.shouldBeginEditingAnswer = false
    #expect(input.becomeFirstResponder() == false)
    mock.shouldBeginEditingAnswer = true
    #expect(input.becomeFirstResponder())
    #expect(input.resignFirstResponder())
    #expect(mock.shouldBeginEditingCallsCount == 2)
    #expect(mock.didBeginEditingCalls == [input])
    #expect(mock.shouldEndEditingCallsCount == 1)
    #expect(mock.didEndEditingCallsCount == 1)
  }

  @Test("a table fills itself from its data source and delegate")
  func table() {
    let dataSource = MockTableNodeDataSource()
    let delegate = MockTableNodeDelegate()
    let table = TableNode(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    dataSource.numberOfRowsAnswer = 3
    delegate.heightForRowAnswer = 20
    table.dataSource = dataSource
    table.delegate = delegate
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 60)
    #expect(dataSource.cellForRowCalls.map(\.indexPath.row) == [0, 1, 2])
    #expect(delegate.willDisplayCallsCount == 3)
  }

  @Test("a scroll view tells its delegate of its offset")
  func scroll() {
    let mock = MockScrollNodeDelegate()
    let scroll = ScrollNode(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 500)
    scroll.delegate = mock
    scroll.contentOffset = CGPoint(x: 0, y: 30)
    #expect(mock.didScrollCalls.last === scroll)
    var target = CGPoint(x: 0, y: 5)
    mock.willEndDraggingAnswer = CGPoint(x: 0, y: 7)
    mock.scrollViewWillEndDragging(scroll, withVelocity: .zero, targetContentOffset: &target)
    #expect(target.y == 7)
    #expect(mock.willEndDraggingCalls.first?.targetContentOffset.y == 5)
  }

  @Test("a tab bar's choices are recorded")
  func tabBar() {
    let mock = MockTabBarDelegate()
    let bar = TabBarNode()
    let item = TabBarItem(title: "one", image: nil, tag: 1)
    mock.tabBar(bar, didSelect: item)
    #expect(mock.didSelectCalls.first?.item === item)
  }

  @Test("what a layer draws is recorded")
  func drawing() {
    let mock = MockGraphicsContext()
    let layer = GradientLayer(
      start: .topLeft, end: .bottomRight, colors: [.red, .blue], type: .axial)
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
    layer.draw(layer.bounds, in: mock)
    #expect(mock.fillGradientCallsCount == 1)
    #expect(mock.fillGradientCalls.first?.gradient.stops.map(\.color) == [.red, .blue])
    mock.withOpacity(0.5) { mock.fill(BezierPath(rect: .zero), with: Color.red) }
    #expect(mock.withOpacityCalls == [0.5])
    #expect(mock.fillColorCallsCount == 1)
  }
}
