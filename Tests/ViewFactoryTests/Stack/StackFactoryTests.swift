// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewFactory

@Suite("Stack factory")
struct StackFactoryTests {
  let factory: any StackFactoryProtocol = StackFactory()

  private func block(_ height: CGFloat, width: CGFloat? = nil) -> ViewNode {
    let view = ViewNode()
    ConstraintHelper().setHeight(for: view, at: height)
    if let width { ConstraintHelper().setWidth(for: view, at: width) }
    return view
  }

  /// Lays a stack out 375 wide, as high as it asks, and gives the frames of views in it.
  private func frames(of views: [ViewNode], in stack: StackNode) -> [[CGFloat]] {
    ConstraintHelper().setWidth(for: stack, at: 375)
    stack.layoutDiagnosticsHandler = { _ in }
    stack.layoutIfNeeded()
    return views.map { view in
      let frame = view.convert(view.bounds, to: stack)
      return [frame.minX, frame.minY, frame.width, frame.height].map {
        ($0 * 1000).rounded() / 1000
      }
    }
  }

  @Test(
    "a vertical stack keeps each view's height, 16 apart, and is as high as all of them together")
  func vertical() {
    let views = [block(30), block(30), block(30)]
    let stack = factory.vertical(views: views)
    #expect(
      frames(of: views, in: stack) == [[0, 0, 375, 30], [0, 46, 375, 30], [0, 92, 375, 30]])
    #expect(stack.bounds.size == CGSize(width: 375, height: 122))
  }

  @Test("a vertical stack takes views of different heights")
  func verticalUneven() {
    let views = [block(30), block(50), block(30)]
    let stack = factory.vertical(views: views)
    #expect(
      frames(of: views, in: stack) == [[0, 0, 375, 30], [0, 46, 375, 50], [0, 112, 375, 30]])
    #expect(stack.bounds.height == 142)
  }

  @Test("a horizontal stack divides its width equally, 16 apart")
  func horizontal() {
    let views = [block(30), block(30), block(30)]
    let stack = factory.horizontal(views: views)
    #expect(
      frames(of: views, in: stack) == [
        [0, 0, 114.333, 30], [130.333, 0, 114.333, 30], [260.667, 0, 114.333, 30],
      ])
    #expect(stack.bounds.height == 30)
  }

  @Test("a view in a horizontal stack that requests another size is laid out like the others")
  func horizontalUneven() {
    let views = [block(30), block(50, width: 50), block(30)]
    let stack = factory.horizontal(views: views)
    #expect(
      frames(of: views, in: stack) == [
        [0, 0, 114.333, 30], [130.333, 0, 114.333, 30], [260.667, 0, 114.333, 30],
      ])
    #expect(stack.bounds.height == 30)
  }

  @Test("two columns are equally wide, 24 apart, and so are their rows")
  func twoColumns() {
    let left = [block(30), block(30)]
    let right = [block(30), block(30)]
    let stack = factory.twoColumns(leftColumnViews: left, rightColumnViews: right)
    let found = frames(of: left + right, in: stack)
    // Pixels of a third of a point: 175.5 and 199.5 lie between two.
    let expected: [[CGFloat]] = [
      [0, 0, 175.667, 30], [0, 54, 175.667, 30], [199.667, 0, 175.333, 30],
      [199.667, 54, 175.333, 30],
    ]
    #expect(found == expected)
    #expect(stack.bounds.height == 84)
  }

  @Test("the shorter column is distributed over the height of the longer one")
  func twoColumnsUneven() {
    let left = [block(30), block(50), block(30)]
    let right = [block(30), block(30)]
    let stack = factory.twoColumns(leftColumnViews: left, rightColumnViews: right)
    let found = frames(of: left + right, in: stack).map { [$0[1], $0[3]] }
    #expect(found == [[0, 30], [54, 50], [128, 30], [0, 30], [128, 30]])
    #expect(stack.bounds.height == 158)
  }

  @Test("the highest of several components side by side determines the height, in either order")
  func highest() {
    for isTurned in [false, true] {
      let views = [InputFactory().text(), ButtonFactory().negative()]
      let stack = factory.horizontal(views: isTurned ? views.reversed() : views)
      #expect(frames(of: views, in: stack).map { $0[3] } == [48, 48])
      #expect(stack.bounds.height == 48)
      #expect(stack.layoutReport().conflicts.isEmpty)
    }
  }

  @Test("a labeled view is 4 points below its label")
  func labeledView() {
    let label = LabelFactory().inputLabel()
    label.text = "Example label"
    let input = InputFactory().text()
    let stack = factory.labeledView(label: label, for: input)
    #expect(
      frames(of: [label, input], in: stack) == [[0, 0, 375, 14.333], [0, 18.333, 375, 48]])
    #expect(abs(stack.bounds.height - 66.333) < 0.001)
  }

  @Test("a hidden component takes no space and causes no conflict", arguments: [0, 1, 2])
  func hiding(index: Int) {
    let heights: [CGFloat] = [61.0 / 3, 48, 40]
    for isVertical in [true, false] {
      let body = LabelFactory().body()
      body.text = "Text"
      let views = [body, InputFactory().text(), ButtonFactory().negative()]
      let stack = isVertical ? factory.vertical(views: views) : factory.horizontal(views: views)
      views[index].isHidden = true
      let root = ViewNode(frame: CGRect(x: 0, y: 0, width: 375, height: 500))
      root.addSubview(stack)
      ConstraintHelper().setTop(for: stack, to: root, at: .zero)
      ConstraintHelper().setHorizontal(for: stack, to: root, at: .zero)
      let messages = LayoutMessages(of: root)
      root.layoutIfNeeded()
      var shown = heights
      shown.remove(at: index)
      // Side by side the highest decides: 48, and 40 without the input.
      let height = isVertical ? shown.reduce(16, +) : index == 1 ? 40 : 48
      #expect(messages.all == [])
      #expect(abs(stack.bounds.height - height) < 0.001)
    }
  }

  @Test("margins inset the views of a stack without a conflict")
  func margins() {
    let view = block(30)
    let stack = factory.vertical(views: [view])
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    let root = ViewNode(frame: CGRect(x: 0, y: 0, width: 375, height: 500))
    root.addSubview(stack)
    ConstraintHelper().setTop(for: stack, to: root, at: .zero)
    ConstraintHelper().setHorizontal(for: stack, to: root, at: .zero)
    let messages = LayoutMessages(of: root)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 2, y: 1, width: 369, height: 30))
    #expect(stack.bounds.height == 34)
    #expect(messages.all == [])
  }

  @Test("stacks match the factory's documentation")
  func properties() throws {
    let vertical = factory.vertical(views: [])
    #expect(vertical.axis == .vertical)
    #expect(vertical.distribution == .fill)
    #expect(vertical.spacing == 16)
    let horizontal = factory.horizontal(views: [])
    #expect(horizontal.axis == .horizontal)
    #expect(horizontal.distribution == .fillEqually)
    #expect(horizontal.spacing == 16)
    let two = factory.twoColumns(leftColumnViews: [ViewNode()], rightColumnViews: [])
    #expect(two.distribution == .fillEqually)
    #expect(two.spacing == 24)
    let column = try #require(two.arrangedSubviews.first as? StackNode)
    #expect(column.axis == .vertical)
    #expect(column.distribution == .equalCentering)
    #expect(column.spacing == 24)
    #expect(column.arrangedSubviews.count == 1)
    let labeled = factory.labeledView(label: LabelNode(), for: ViewNode())
    #expect(labeled.axis == .vertical)
    #expect(labeled.distribution == .fill)
    #expect(labeled.spacing == 4)
    for stack in [vertical, horizontal, two, column, labeled] {
      #expect(stack.translatesAutoresizingMaskIntoConstraints == false)
      #expect(stack.backgroundColor == nil)
    }
  }
}
