// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewFactory
import ViewFactoryMocks

@Suite("Reused components")
struct UsedAgainTests {
  @Test(
    "a floating action button that a stack hides causes no conflict",
    arguments: [Axis.horizontal, .vertical])
  func hiddenFab(axis: Axis) {
    let views = ViewFactory()
    for button in [views.button.mainFab(), views.button.miniFab()] {
      let stack = StackNode(arrangedSubviews: [button, LabelNode()])
      stack.axis = axis
      stack.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      button.isHidden = true
      #expect(stack.layoutReport().conflicts.isEmpty)
      #expect(axis == .horizontal ? button.frame.width == 0 : button.frame.height == 0)
    }
  }

  @Test("a main view that was moved elsewhere comes back into its cell")
  func takenMainView() {
    let cell = BaseCell(style: .default, reuseIdentifier: nil)
    let view = MockBaseCellMainView()
    let helper = ConstraintHelper()
    helper.setHeight(for: view, at: 50)
    cell.initCell(with: view, constraintHelper: helper)
    let other = ViewNode()
    other.addSubview(view)
    cell.initCell(with: view, constraintHelper: helper)
    #expect(view.superview === cell.contentView && other.subviews.isEmpty)
    cell.frame = CGRect(x: 0, y: 0, width: 300, height: 66)
    cell.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 16, y: 0, width: 268, height: 50))
  }

  @Test("a scroll view that left its parent is pinned again when it returns or moves elsewhere")
  func scrollViewAgain() throws {
    let scroll = ScrollFactory().vertical()
    let block = ViewNode()
    ConstraintHelper().setHeight(for: block, at: 50)
    for width in [300, 300, 200] as [CGFloat] {
      let parent = ViewNode(frame: CGRect(x: 0, y: 0, width: width, height: 100))
      for _ in 0..<2 {
        try scroll.initSubviews(
          [block], in: parent, horizontalPadding: .zero, verticalPaddings: [.zero, .zero])
        parent.layoutIfNeeded()
        #expect(scroll.frame == CGRect(x: 0, y: 0, width: width, height: 100))
        #expect(block.frame == CGRect(x: 0, y: 0, width: width, height: 50))
        scroll.removeFromSuperview()
      }
    }
  }
}
