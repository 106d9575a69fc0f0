// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewNodes
@testable import ViewTree

@Suite("Plans of list updates")
struct UpdatePlanRuleTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  private func plan(
    _ sections: Int = 3, items: Int = 4, _ change: (inout ListUpdates) -> Void
  ) -> (UpdatePlan, [ScrollProblem]) {
    var updates = ListUpdates()
    change(&updates)
    var problems: [ScrollProblem] = []
    let plan = UpdatePlan(
      updates, for: "list", sections: sections,
      contains: { (0..<sections).contains($0.section) && (0..<items).contains($0.item) },
      report: { problems.append($0) })
    return (plan, problems)
  }

  @Test("a section that is changed twice is changed once and reported")
  func sectionTwice() {
    let (plan, problems) = plan {
      $0.deletedSections = [1, 1]
      $0.reloadedSections = [1, 2]
      $0.movedSections = [(2, 0), (0, 0)]
    }
    #expect(plan.deletedSections == [1] && plan.reloadedSections.isEmpty)
    #expect(plan.movedSections.map(\.from) == [2, 0])
    #expect(
      problems == [
        .changedTwice(node: "list", section: 1, item: nil),
        .changedTwice(node: "list", section: 1, item: nil),
        .changedTwice(node: "list", section: 2, item: nil),
      ])
  }

  @Test("sections and items that don't exist are reported and ignored")
  func missing() {
    let (plan, problems) = plan {
      $0.deletedSections = [-1, 3]
      $0.deletedItems = [self.path(4), self.path(0, 3), self.path(1), self.path(1)]
    }
    #expect(plan.deletedSections.isEmpty && plan.deletedItems == [path(1)])
    #expect(
      problems == [
        .noSuchSection(node: "list", section: -1), .noSuchSection(node: "list", section: 3),
        .noSuchItem(node: "list", section: 0, item: 4),
        .noSuchItem(node: "list", section: 3, item: 0),
        .changedTwice(node: "list", section: 0, item: 1),
      ])
  }

  @Test("an item that moves into a new section gets a new cell, and one into another keeps its own")
  func targets() {
    let (plan, problems) = plan {
      $0.insertedSections = [0]
      $0.movedItems = [(self.path(1), self.path(0, 0)), (self.path(2), self.path(3, 2))]
    }
    #expect(problems.isEmpty)
    #expect(plan.newIndexPath(of: path(1)) == nil)
    #expect(plan.newIndexPath(of: path(2)) == path(3, 2))
    #expect(plan.newIndexPath(of: path(0)) == path(0, 1))
    #expect(plan.newIndexPath(of: path(3)) == path(1, 1))
    #expect(plan.newIndexPath(of: path(3, 1)) == path(4, 2))
    #expect(plan.newIndexPath(of: path(2, 1)) == path(2, 2))
    #expect(plan.comingItems == [path(3, 2)] && plan.leavingItems == [path(1), path(2)])
    #expect(plan.touchedSections == [1, 2])
    #expect(plan.leavingCount(0) == 2 && plan.comingCount(2) == 1 && plan.comingCount(0) == 0)
  }

  @Test("reloaded and deleted items have no new place, and those of moved sections follow them")
  func places() {
    let (plan, _) = plan {
      $0.reloadedItems = [self.path(1)]
      $0.deletedItems = [self.path(0)]
      $0.movedSections = [(2, 0)]
      $0.reloadedSections = [1]
    }
    #expect(plan.newIndexPath(of: path(1)) == nil && plan.newIndexPath(of: path(0)) == nil)
    #expect(plan.newIndexPath(of: path(2)) == path(1, 1))
    #expect(plan.newIndexPath(of: path(3, 2)) == path(3, 0))
    #expect(plan.newIndexPath(of: path(0, 1)) == nil && plan.newSections == [2])
  }

  @Test("indexes shift past removed and added ones")
  func shifts() {
    let shift = IndexShift(removed: [1, 3], added: [0, 2])
    #expect((0..<6).map(shift.newIndex(of:)) == [1, nil, 3, nil, 4, 5])
    #expect((0..<3).map(IndexShift().newIndex(of:)) == [0, 1, 2])
  }

  @Test("consecutive items of a section are one stretch")
  func stretches() {
    let found = UpdatePlan.stretches([path(0), path(1), path(3), path(0, 1), path(1, 1)])
    #expect(found.map(\.first) == [path(0), path(3), path(0, 1)])
    #expect(found.map(\.count) == [2, 1, 2])
    #expect(UpdatePlan.stretches([]).isEmpty)
    #expect(UpdatePlan.stretches([path(1), path(2, 1)]).map(\.count) == [1, 1])
  }

  @Test("an index path changes its section, row, or item alone")
  func indexPaths() {
    var changed = path(2, 1)
    changed.section = 5
    #expect(changed == IndexPath(row: 2, section: 5))
    changed.row = 7
    #expect(changed == IndexPath(item: 7, section: 5) && changed.item == 7)
    changed.item = 8
    #expect(changed.row == 8 && changed.section == 5)
    #expect(IndexPath().section == 0 && IndexPath().row == 0)
    #expect(IndexPath(index: 3).section == 3 && IndexPath(index: 3).row == 0)
  }
}
