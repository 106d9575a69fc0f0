// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing

@testable import ViewNodes
@testable import ViewTree

/// What a row costs must not depend on how many there are.
///
/// Work is counted, not timed.
@Suite("Growth")
struct GrowthTests {
  /// How much work a row takes.
  private func work(_ form: ListForm, rows: Int) throws -> Double {
    let page = form.makePage(rows: rows)
    page.layoutIfNeeded()
    let work = try #require(page.ownEngine).work
    let sum = work.madeRows + work.rows + work.steps + work.values + work.frames
    return Double(sum) / Double(rows)
  }

  @Test("a row of a long list costs what one of a short list does", arguments: ListForm.all)
  func lists(form: ListForm) throws {
    let (short, long) = (try work(form, rows: 20), try work(form, rows: 160))
    #expect(long <= 1.5 * short)
  }

  @Test("a row of a very long list costs what one of a short list does")
  func veryLong() throws {
    let form = ListForm(content: .column, alignment: .center)
    let (short, long) = (try work(form, rows: 20), try work(form, rows: 640))
    #expect(long <= 1.5 * short)
  }

  @Test(
    "a row of a list that has to fill a height costs the same in a long list",
    arguments: ListForm.stretched)
  func stretched(form: ListForm) throws {
    // With 20 rows the presolve alone gets through some of them.
    let (short, long) = (try work(form, rows: 40), try work(form, rows: 160))
    #expect(long <= 1.5 * short)
  }

  @Test(
    "the first report costs a row of a long list what it costs one of a short list",
    arguments: ListForm.reported)
  func reports(form: ListForm) throws {
    func work(rows: Int) throws -> Double {
      let page = form.makePage(rows: rows)
      _ = page.layoutReport()
      return Double(try #require(page.ownEngine).work.reportSteps) / Double(rows)
    }
    let (short, long) = (try work(rows: 20), try work(rows: 160))
    #expect(long <= 2.5 * short)
  }
}
