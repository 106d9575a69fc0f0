// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewFactory
import ViewFactoryMocks

@Suite("Base cell")
struct BaseCellTests {
  final class WideCell: BaseCell {
    override var mainViewInsets: DirectionalEdgeInsets {
      DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    }
  }

  /// A main view of a certain height.
  private func mainView(_ height: CGFloat) -> MockBaseCellMainView {
    let view = MockBaseCellMainView()
    ConstraintHelper().setHeight(for: view, at: height)
    return view
  }

  private func height(of cell: BaseCell, width: CGFloat) -> CGFloat {
    let fitting = cell.contentView.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return fitting.height
  }

  @Test("the reuse identifier of a cell is the name of its class")
  func identifier() {
    #expect(BaseCell.identifier == "BaseCell")
    #expect(WideCell.identifier == "WideCell")
    #expect(WideCell(style: .default, reuseIdentifier: nil).identifier == "WideCell")
  }

  @Test("the main view has insets on all sides and determines the row's height")
  func insets() {
    let cell = BaseCell(style: .default, reuseIdentifier: BaseCell.identifier)
    let view = mainView(50)
    cell.initCell(with: view, constraintHelper: ConstraintHelper())
    #expect(cell.mainView === view)
    #expect(view.superview === cell.contentView)
    #expect(view.translatesAutoresizingMaskIntoConstraints == false)
    #expect(height(of: cell, width: 300) == 66)
    #expect(cell.backgroundColor == .clear)

    let wide = WideCell(style: .default, reuseIdentifier: nil)
    wide.initCell(with: mainView(50), constraintHelper: ConstraintHelper())
    #expect(height(of: wide, width: 300) == 54)
  }

  @Test("setting the same main view again applies the style without adding it again")
  func again() {
    let cell = BaseCell(style: .default, reuseIdentifier: nil)
    let mock = MockConstraintHelper()
    let view = mainView(50)
    cell.initCell(with: view, constraintHelper: mock)
    cell.initCell(with: view, constraintHelper: mock)
    #expect(view.setStyleCalls.count == 2)
    #expect(mock.setTopToViewCalls.count == 1)
    #expect(mock.setBottomToViewCalls.first?.padding == .sixteen)
  }

  @Test("another main view replaces the previous one")
  func replaced() {
    let cell = BaseCell(style: .default, reuseIdentifier: nil)
    let first = mainView(50)
    let second = mainView(70)
    cell.initCell(with: first, constraintHelper: ConstraintHelper())
    cell.initCell(with: second, constraintHelper: ConstraintHelper())
    #expect(first.superview == nil)
    #expect(cell.mainView === second)
    #expect(height(of: cell, width: 300) == 86)
  }

  @Test("a reused cell notifies its main view")
  func reuse() {
    let cell = BaseCell(style: .default, reuseIdentifier: nil)
    let view = mainView(50)
    cell.initCell(with: view, constraintHelper: ConstraintHelper())
    cell.prepareForReuse()
    #expect(view.prepareForReuseCalls.count == 1)
    #expect(cell.mainView === view)
  }
}
