// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewFactory
import ViewFactoryMocks
import ViewTesting

@Suite("Mock delegates")
struct MockDelegateTests {
  @Test("an input asks its delegate, and follows its answers")
  func input() {
    let mock = MockInputNodeDelegate()
    let input = InputNode()
    input.delegate = mock
    mock.shouldBeginEditingCalls.answer = false
    #expect(input.becomeFirstResponder() == false)
    mock.shouldBeginEditingCalls.answer = true
    #expect(input.becomeFirstResponder())
    #expect(input.resignFirstResponder())
    #expect(mock.shouldBeginEditingCalls.count == 2)
    #expect(mock.didBeginEditingCalls.arguments == [input])
    #expect(mock.shouldEndEditingCalls.count == 1)
    #expect(mock.didEndEditingCalls.count == 1)
  }

  @Test("a text area asks and notifies its delegate, and follows its answers")
  func textArea() {
    let mock = MockTextAreaNodeDelegate()
    let area = TextAreaNode()
    area.delegate = mock
    mock.shouldBeginEditingCalls.answer = false
    #expect(area.becomeFirstResponder() == false)
    mock.shouldBeginEditingCalls.answer = true
    #expect(area.becomeFirstResponder())
    area.insertText("a")
    mock.shouldChangeTextCalls.answer = false
    area.insertText("b")
    mock.shouldEndEditingCalls.answer = false
    #expect(area.resignFirstResponder() == false)
    mock.shouldEndEditingCalls.answer = true
    #expect(area.resignFirstResponder() && area.text == "a")
    #expect(
      mock.shouldBeginEditingCalls.arguments == [area, area] && mock.didBeginEditingCalls.count == 1
    )
    #expect(mock.shouldChangeTextCalls.map(\.text) == ["a", "b"])
    #expect(mock.didChangeCalls.count == 1 && mock.didChangeSelectionCalls.count == 1)
    #expect(mock.shouldEndEditingCalls.count == 2 && mock.didEndEditingCalls.arguments == [area])
  }

  @Test("a table's delegate without answers keeps the table's own lengths")
  func tableDefaults() {
    let delegate = MockTableNodeDelegate()
    let table = TableNode(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    table.rowHeight = 31
    table.sectionHeaderHeight = 33
    table.sectionFooterHeight = 35
    #expect(delegate.tableView(table, heightForHeaderInSection: 1) == 33)
    #expect(delegate.tableView(table, heightForFooterInSection: 2) == 35)
    delegate.heightForHeaderCalls.answer = 1
    delegate.heightForFooterCalls.answer = 2
    #expect(delegate.tableView(table, heightForHeaderInSection: 3) == 1)
    #expect(delegate.tableView(table, heightForFooterInSection: 4) == 2)
    #expect(delegate.heightForHeaderCalls.map(\.section) == [1, 3])
    #expect(delegate.heightForFooterCalls.map(\.section) == [2, 4])
  }

  @Test("a table gets its rows from its data source and delegate")
  func table() {
    let dataSource = MockTableNodeDataSource()
    let delegate = MockTableNodeDelegate()
    let table = TableNode(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    dataSource.numberOfRowsCalls.answer = 3
    delegate.heightForRowCalls.answer = 20
    table.dataSource = dataSource
    table.delegate = delegate
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 60)
    #expect(dataSource.cellForRowCalls.map(\.indexPath.row) == [0, 1, 2])
    #expect(delegate.willDisplayCalls.count == 3)
  }

  @Test("a scroll view notifies its delegate of its offset")
  func scroll() {
    let mock = MockScrollNodeDelegate()
    let scroll = ScrollNode(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 500)
    scroll.delegate = mock
    scroll.contentOffset = CGPoint(x: 0, y: 30)
    #expect(mock.didScrollCalls.last === scroll)
    var target = CGPoint(x: 0, y: 5)
    mock.willEndDraggingCalls.answer = CGPoint(x: 0, y: 7)
    mock.scrollViewWillEndDragging(scroll, withVelocity: .zero, targetContentOffset: &target)
    #expect(target.y == 7)
    #expect(mock.willEndDraggingCalls.first?.targetContentOffset.y == 5)
  }

  @Test("a scroll view notifies its delegate of its scale")
  func zoom() {
    let mock = MockScrollNodeDelegate()
    let scroll = ScrollNode(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = ViewNode(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.addSubview(view)
    scroll.delegate = mock
    scroll.maximumZoomScale = 3
    scroll.zoomScale = 2
    #expect(mock.viewForZoomingCalls.last === scroll && mock.didZoomCalls.isEmpty)
    mock.viewForZoomingCalls.answer = view
    scroll.setZoomScale(2, animated: true)
    #expect(mock.didZoomCalls.last === scroll && mock.didEndZoomingCalls.first?.scale == 2)
    mock.scrollViewWillBeginZooming(scroll, with: view)
    #expect(mock.willBeginZoomingCalls.first?.view === view)
  }

  @Test("selections in a tab bar are recorded")
  func tabBar() {
    let mock = MockTabBarDelegate()
    let bar = TabBarNode()
    let item = TabBarItem(title: "one", image: nil, tag: 1)
    mock.tabBar(bar, didSelect: item)
    #expect(mock.didSelectCalls.first?.item === item)
  }

  @Test("layer drawing is recorded")
  func drawing() {
    let mock = MockGraphicsContext()
    let layer = GradientLayer(
      start: .topLeft, end: .bottomRight, colors: [.red, .blue], type: .axial)
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
    layer.draw(layer.bounds, in: mock)
    #expect(mock.fillGradientCalls.count == 1)
    #expect(mock.fillGradientCalls.first?.gradient.stops.map(\.color) == [.red, .blue])
    mock.withOpacity(0.5) { mock.fill(BezierPath(rect: .zero), with: Color.red) }
    #expect(mock.withOpacityCalls.arguments == [0.5])
    #expect(mock.fillColorCalls.count == 1)
  }

  @Test("a row's actions come from the delegate, or from a data source whose rows can be edited")
  func rowActions() throws {
    let dataSource = MockTableNodeDataSource()
    let delegate = MockTableNodeDelegate()
    dataSource.numberOfRowsCalls.answer = 3
    dataSource.canEditRowCalls.answer = true
    delegate.titleForDeleteConfirmationButtonCalls.answer = "Bin"
    let table = TableNode(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    table.dataSource = dataSource
    table.delegate = delegate
    let screen = Screen(size: CGSize(width: 320, height: 300), rootNode: table)
    screen.layoutIfNeeded()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    try screen.showActions(of: cell, swiping: .left)
    try screen.tap("Bin")
    #expect(delegate.trailingSwipeActionsCalls.count >= 1 && delegate.editingStyleCalls.count >= 1)
    #expect(delegate.willBeginEditingRowCalls.map(\.indexPath.row) == [1])
    #expect(dataSource.commitCalls.map(\.editingStyle) == [.delete])
    #expect(dataSource.commitCalls.map(\.indexPath.row) == [1])
    #expect(delegate.didEndEditingRowCalls.map { $0.indexPath?.row } == [1])
    delegate.leadingSwipeActionsCalls.answer = SwipeActionsConfiguration(actions: [
      ContextualAction(style: .normal, title: "Pin") { _, _, done in done(true) }
    ])
    try screen.showActions(of: cell, swiping: .right)
    try screen.tap("Pin")
    #expect(delegate.leadingSwipeActionsCalls.count >= 1)
  }

  @Test("a table being edited asks its data source and delegate, and moves a row")
  func editing() throws {
    let dataSource = MockTableNodeDataSource()
    let delegate = MockTableNodeDelegate()
    dataSource.numberOfRowsCalls.answer = 3
    dataSource.canMoveRowCalls.answer = true
    let table = TableNode(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    table.dataSource = dataSource
    table.delegate = delegate
    let screen = Screen(size: CGSize(width: 320, height: 300), rootNode: table)
    screen.layoutIfNeeded()
    #expect(!dataSource.tableView(table, canEditRowAt: IndexPath(row: 0, section: 0)))
    table.isEditing = true
    #expect(dataSource.canMoveRowCalls.map(\.indexPath.row) == [0, 1, 2])
    #expect(delegate.editingStyleCalls.map(\.indexPath.row) == [0, 1, 2])
    #expect(delegate.shouldIndentWhileEditingRowCalls.map(\.indexPath.row) == [0, 1, 2])
    #expect(table.visibleCells.allSatisfy { $0.editingStyle == .delete })
    try screen.drag(screen.element(called: "Reorder"), by: CGPoint(x: 0, y: 60))
    #expect(delegate.targetIndexPathForMoveCalls.map(\.sourceIndexPath.row) == [0])
    #expect(delegate.targetIndexPathForMoveCalls.map(\.proposedDestinationIndexPath.row) == [1])
    #expect(dataSource.moveRowCalls.map(\.sourceIndexPath.row) == [0])
    #expect(dataSource.moveRowCalls.map(\.destinationIndexPath.row) == [1])
    let plain = MockTableNodeDataSource()
    #expect(!plain.tableView(table, canMoveRowAt: IndexPath(row: 0, section: 0)))
  }

  @Test("a flow layout's delegate without answers keeps the layout's own lengths")
  func flowDefaults() {
    let delegate = MockCollectionNodeDelegateFlowLayout()
    let layout = CollectionFlowLayout()
    layout.sectionInset = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    layout.minimumLineSpacing = 5
    layout.minimumInteritemSpacing = 6
    layout.headerReferenceSize = CGSize(width: 7, height: 8)
    layout.footerReferenceSize = CGSize(width: 9, height: 10)
    let collection = CollectionNode(frame: .zero, collectionViewLayout: layout)
    #expect(
      delegate.collectionView(collection, layout: layout, insetForSectionAt: 0)
        == layout.sectionInset)
    #expect(
      delegate.collectionView(collection, layout: layout, minimumLineSpacingForSectionAt: 0) == 5)
    #expect(
      delegate.collectionView(collection, layout: layout, minimumInteritemSpacingForSectionAt: 0)
        == 6)
    #expect(
      delegate.collectionView(collection, layout: layout, referenceSizeForHeaderInSection: 0)
        == CGSize(width: 7, height: 8))
    #expect(
      delegate.collectionView(collection, layout: layout, referenceSizeForFooterInSection: 0)
        == CGSize(width: 9, height: 10))
  }

  @Test("a collection gets its items from its data source, delegate, and flow layout delegate")
  func collection() {
    let dataSource = MockCollectionNodeDataSource()
    let flow = MockCollectionNodeDelegateFlowLayout()
    dataSource.numberOfItemsCalls.answer = 3
    flow.sizeForItemCalls.answer = CGSize(width: 100, height: 20)
    flow.insetForSectionCalls.answer = EdgeInsets(top: 5, left: 0, bottom: 5, right: 0)
    flow.minimumInteritemSpacingCalls.answer = 0
    flow.referenceSizeForHeaderCalls.answer = CGSize(width: 0, height: 30)
    let collection = CollectionNode(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    collection.dataSource = dataSource
    collection.delegate = flow
    collection.layoutIfNeeded()
    #expect(collection.contentSize.height == 60)
    #expect(dataSource.cellForItemCalls.map(\.indexPath.item) == [0, 1, 2])
    #expect(
      dataSource.viewForSupplementaryElementCalls.map(\.kind) == [
        CollectionNode.elementKindSectionHeader
      ])
    #expect(dataSource.numberOfSectionsCalls.count >= 1 && dataSource.numberOfItemsCalls.count >= 1)
    #expect(flow.sizeForItemCalls.count >= 3 && flow.insetForSectionCalls.count >= 1)
    #expect(flow.minimumLineSpacingCalls.count >= 1 && flow.minimumInteritemSpacingCalls.count >= 1)
    #expect(
      flow.referenceSizeForHeaderCalls.count >= 1 && flow.referenceSizeForFooterCalls.count >= 1)
  }

  @Test("an item is selected if the collection's delegate allows it")
  func items() throws {
    let dataSource = MockCollectionNodeDataSource()
    let delegate = MockCollectionNodeDelegate()
    dataSource.numberOfItemsCalls.answer = 3
    let collection = CollectionNode(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    collection.dataSource = dataSource
    collection.delegate = delegate
    collection.allowsMultipleSelection = true
    let screen = Screen(size: CGSize(width: 300, height: 200), rootNode: collection)
    screen.layoutIfNeeded()
    #expect(delegate.willDisplayCalls.count == 3)
    let cell = try #require(collection.cellForItem(at: IndexPath(item: 1, section: 0)))
    delegate.shouldSelectItemCalls.answer = false
    try screen.tap(cell)
    #expect(delegate.shouldSelectItemCalls.count == 1 && delegate.didSelectItemCalls.count == 0)
    delegate.shouldSelectItemCalls.answer = true
    screen.advance(by: 1)
    try screen.tap(cell)
    #expect(delegate.didSelectItemCalls.map(\.indexPath.item) == [1])
    screen.advance(by: 1)
    try screen.tap(cell)
    #expect(delegate.shouldDeselectItemCalls.count == 1)
    #expect(delegate.didDeselectItemCalls.map(\.indexPath.item) == [1])
    dataSource.numberOfItemsCalls.answer = 0
    collection.reloadData()
    #expect(delegate.didEndDisplayingCalls.count == 3)
  }

  @Test("a gesture recognizer asks its delegate, and follows its answers")
  func gestures() throws {
    let mock = MockGestureRecognizerDelegate()
    let node = ViewNode()
    let tap = TapGestureRecognizer()
    let other = TapGestureRecognizer()
    var taps = 0
    tap.addAction { taps += 1 }
    tap.delegate = mock
    node.addGestureRecognizer(tap)
    node.addGestureRecognizer(other)
    let screen = Screen(size: CGSize(width: 100, height: 100), rootNode: node)
    mock.shouldReceiveCalls.answer = false
    try screen.tap(node)
    #expect(taps == 0 && mock.shouldReceiveCalls.count == 1 && mock.shouldBeginCalls.count == 0)
    mock.shouldReceiveCalls.answer = true
    mock.shouldBeginCalls.answer = false
    screen.advance(by: 1)
    try screen.tap(node)
    #expect(taps == 0 && mock.shouldBeginCalls.arguments == [tap])
    mock.shouldBeginCalls.answer = true
    screen.advance(by: 1)
    try screen.tap(node)
    #expect(taps == 1)
    #expect(mock.shouldRecognizeSimultaneouslyCalls.first?.otherGestureRecognizer === other)
    #expect(mock.shouldRequireFailureCalls.count > 0 && mock.shouldBeRequiredToFailCalls.count > 0)
  }

  @Test("controllers ask their delegates, and notify them of what they show")
  func controllers() throws {
    let shows = MockNavigationControllerDelegate()
    let navigation = NavigationController(rootViewController: ViewController())
    navigation.delegate = shows
    let choices = MockTabBarControllerDelegate()
    let tabs = TabBarController()
    let second = ViewController()
    second.title = "Second"
    tabs.viewControllers = [navigation, second]
    tabs.delegate = choices
    let screen = Screen(.phone, rootViewController: tabs)
    let pushed = ViewController()
    navigation.pushViewController(pushed, animated: true)
    #expect(shows.willShowCalls.last?.viewController === pushed)
    #expect(shows.didShowCalls.last?.viewController === pushed)
    #expect(shows.didShowCalls.last?.animated == true)
    choices.shouldSelectCalls.answer = false
    try screen.tap(second.tabBarItem)
    #expect(tabs.selectedIndex == 0 && choices.shouldSelectCalls.count == 1)
    choices.shouldSelectCalls.answer = true
    try screen.tap(second.tabBarItem)
    #expect(tabs.selectedIndex == 1 && choices.didSelectCalls.last?.viewController === second)
  }

  @Test("animations alongside a transition are stored, and run when a test requests it")
  func transition() {
    final class Turning: ViewController {
      var steps: [String] = []
      override func viewWillTransition(
        to size: CGSize, with coordinator: any ViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate { [weak self] _ in
          self?.steps.append("during")
        } completion: { [weak self] context in
          self?.steps.append("after \(context.isAnimated) \(context.transitionDuration)")
        }
      }
    }
    let mock = MockTransitionCoordinator()
    mock.isAnimated = true
    mock.transitionDuration = 0.3
    let controller = Turning()
    controller.viewWillTransition(to: CGSize(width: 10, height: 20), with: mock)
    #expect(mock.animateCalls.count == 1 && controller.steps.isEmpty)
    mock.runAnimations()
    mock.runCompletions()
    #expect(controller.steps == ["during", "after true 0.3"])
    #expect(mock.animate(alongsideTransition: nil, completion: nil))
    mock.animateCalls.answer = false
    #expect(!mock.animate(alongsideTransition: nil, completion: nil))
  }

  @Test("a responder records touches and typing")
  func responder() {
    let mock = MockResponder()
    let node = NextNode()
    node.nextResponderAnswer = mock
    node.touchesBegan([], with: nil)
    node.touchesMoved([], with: nil)
    node.touchesEnded([], with: nil)
    node.touchesCancelled([], with: nil)
    #expect(mock.touchesBeganCalls.count == 1 && mock.touchesMovedCalls.count == 1)
    #expect(mock.touchesEndedCalls.count == 1 && mock.touchesCancelledCalls.count == 1)
    #expect(mock.becomeFirstResponder() && mock.isFirstResponder)
    mock.canResignFirstResponderAnswer = false
    #expect(!mock.resignFirstResponder() && mock.isFirstResponder)
    mock.insertText("a")
    mock.deleteBackward()
    #expect(
      mock.insertTextCalls.arguments == ["a"] && mock.deleteBackwardCalls.count == 1
        && !mock.hasText)
    #expect(mock.becomeFirstResponderCalls.count == 1 && mock.resignFirstResponderCalls.count == 1)
  }

  private final class NextNode: ViewNode {
    var nextResponderAnswer: (any Responder)?
    override var next: (any Responder)? { nextResponderAnswer }
  }
}
