// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTreeTestSupport

@testable import ViewNodes
@testable import ViewTree

/// What a row costs must not depend on how many there are.
///
/// Work is counted, not timed.
@Suite("Growth")
struct GrowthTests {
  /// The rows of a long list.
  private nonisolated static let many = testsAreThorough ? 160 : 80

  /// How much work a row takes.
  private func work(_ form: ListForm, rows: Int) throws -> Double {
    try work(form.makePage(rows: rows), rows: rows)
  }

  private func work(_ page: ViewNode, rows: Int) throws -> Double {
    page.layoutIfNeeded()
    let work = try #require(page.ownEngine).work
    let sum = work.addedRows + work.rows + work.steps + work.values + work.frames
    return Double(sum) / Double(rows)
  }

  @Test("a row of a long list costs the same as in a short list", arguments: ListForm.all)
  func lists(form: ListForm) throws {
    let (short, long) = (try work(form, rows: 20), try work(form, rows: Self.many))
    #expect(long <= 1.5 * short)
  }

  @Test("a row of a very long list costs the same as in a short list")
  func veryLong() throws {
    let form = ListForm(content: .column, alignment: .center)
    let (short, long) = (try work(form, rows: 20), try work(form, rows: 640))
    #expect(long <= 1.5 * short)
  }

  @Test(
    "a row on a baseline costs the same in a long list whose height follows from its rows",
    arguments: [StackNode.Alignment.firstBaseline, .lastBaseline])
  func fittedList(alignment: StackNode.Alignment) throws {
    func makeList(rows: Int) -> StackNode {
      let list = StackNode(
        arrangedSubviews: (0..<rows).map { number in
          let texts = ["\(number)", "A name that is long enough to wrap", "€ \(7 * number).00"].map
          {
            let label = LabelNode()
            label.text = $0
            label.numberOfLines = 0
            return label
          }
          let row = StackNode(arrangedSubviews: texts)
          row.alignment = alignment
          return row
        })
      list.axis = .vertical
      list.widthAnchor.constraint(equalToConstant: 200).isActive = true
      return list
    }
    let (short, long) = (
      try work(makeList(rows: 20), rows: 20), try work(makeList(rows: 320), rows: 320)
    )
    #expect(long <= 1.5 * short)
    let list = makeList(rows: 640)
    list.layoutIfNeeded()
    #expect(list.layoutReport().problems.isEmpty)
    #expect(list.bounds.height == list.arrangedSubviews.last?.frame.maxY)
  }

  @Test("a row of a table whose columns are equally wide costs the same in a long table")
  func sharedColumns() throws {
    func makeTable(rows: Int) -> StackNode {
      var first: [LabelNode] = []
      var constraints: [LayoutConstraint] = []
      let table = StackNode(
        arrangedSubviews: (0..<rows).map { number in
          let labels = (0..<3).map { column in
            let label = LabelNode()
            label.text = String(repeating: "x", count: 3 + (number + 2 * column) % 7)
            return label
          }
          if number == 0 {
            first = labels
          } else {
            for (label, above) in zip(labels, first).prefix(2) {
              constraints.append(label.widthAnchor.constraint(equalTo: above.widthAnchor))
            }
          }
          return StackNode(arrangedSubviews: labels)
        })
      table.axis = .vertical
      table.widthAnchor.constraint(equalToConstant: 400).isActive = true
      LayoutConstraint.activate(constraints)
      return table
    }
    let (short, long) = (
      try work(makeTable(rows: 20), rows: 20), try work(makeTable(rows: 320), rows: 320)
    )
    #expect(long <= 1.5 * short)
    let table = makeTable(rows: 40)
    table.layoutIfNeeded()
    let frames = table.arrangedSubviews.map { $0.subviews.map { [$0.frame.minX, $0.frame.width] } }
    #expect(Set(frames).count == 1 && frames[0].last?.reduce(0, +) == 400)
  }

  @Test(
    "a row of a list that fills a height costs the same in a long list",
    arguments: ListForm.stretched)
  func stretched(form: ListForm) throws {
    // With 20 rows the presolve alone gets through some of them.
    let (short, long) = (try work(form, rows: 40), try work(form, rows: 160))
    #expect(long <= 1.5 * short)
  }

  @Test(
    "a row's share of the first report costs the same in a long list as in a short one",
    arguments: ListForm.reported)
  func reports(form: ListForm) throws {
    func work(rows: Int) throws -> Double {
      let page = form.makePage(rows: rows)
      _ = page.layoutReport()
      return Double(try #require(page.ownEngine).work.reportSteps) / Double(rows)
    }
    let (short, long) = (try work(rows: 20), try work(rows: Self.many))
    #expect(long <= 2.5 * short)
  }

  @Test(
    "a row of a long page of anchors costs the same as in a short page",
    arguments: FlatPage.allCases)
  func flatPages(form: FlatPage) throws {
    func report(rows: Int) throws -> Double {
      let page = form.makePage(rows: rows)
      _ = page.layoutReport()
      return Double(try #require(page.ownEngine).work.reportSteps) / Double(rows)
    }
    let (short, long) = (
      try work(form.makePage(rows: 20), rows: 20), try work(form.makePage(rows: 160), rows: 160)
    )
    #expect(long <= 1.5 * short)
    #expect(try report(rows: 160) <= 2.5 * report(rows: 20))
  }

  @Test(
    "an edit of a long stack costs the same per view as in a short one",
    arguments: ListForm.distributions)
  func edits(distribution: StackNode.Distribution) throws {
    /// The work of hiding a view, showing it, and inserting one before all others, for each view.
    func work(views: Int) throws -> Double {
      let root = rooted(375, 812)
      let stack = StackNode(arrangedSubviews: (0..<views).map { _ in SizedNode(40, 5) })
      stack.axis = .vertical
      stack.distribution = distribution
      stack.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(stack)
      stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      root.layoutIfNeeded()
      let engine = try #require(root.ownEngine)
      func sum() -> Int {
        let work = engine.work
        return work.addedRows + work.rows + work.steps + work.values + work.frames
          + work.comparedNeighbors + work.renumberedItems
      }
      let before = sum()
      for isHidden in [true, false] {
        stack.arrangedSubviews[views / 2].isHidden = isHidden
        root.layoutIfNeeded()
      }
      stack.insertArrangedSubview(SizedNode(40, 5), at: 0)
      root.layoutIfNeeded()
      return Double(sum() - before) / Double(views)
    }
    let (short, long) = (try work(views: 50), try work(views: 400))
    #expect(long <= 1.5 * short)
  }
}
