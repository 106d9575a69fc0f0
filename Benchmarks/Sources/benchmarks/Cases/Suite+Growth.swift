// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import PeerInterface
import ViewNodes

extension Suite {
  /// What a row of a page of 640 rows costs, in rows of pages of 20; and what it costs in a report of
  /// 160 rows.
  ///
  /// What the system takes for handing out pages is left out, as for exponents.
  mutating func runGrowth() throws {
    peer_keep_memory()
    for page in GrowingPage.allCases {
      measureGrowth(
        "growth-\(page.title)", "page of 640 and pages of 20 rows, laid out", floor: 1.5,
        few: 20, many: 640
      ) { count in
        let page = page.make(count)
        page.layoutIfNeeded()
      }
    }
    for page in GrowingPage.allCases {
      measureGrowth(
        "growth-report-\(page.title)", "page of 160 and pages of 20 rows, reported", floor: 2.5,
        few: 20, many: 160
      ) { count in
        let page = page.make(count)
        _ = page.layoutReport()
      }
    }
  }

  private mutating func measureGrowth(
    _ name: String, _ work: String, floor: Double, few: Int, many: Int,
    _ layOut: @escaping (Int) -> Void
  ) {
    guard isWanted(name) else { return }
    var contest = Contest(name: name, unit: "row", unitCount: many)
    contest.contestants = [
      Contestant("few rows") {
        for _ in 0..<many / few { layOut(few) }
        return 0
      },
      Contestant("many rows") {
        layOut(many)
        return 0
      },
    ]
    guard let outcome = measure(contest) else { return }
    note(
      name, work, outcome, ours: "many rows", with: "few rows", .oursOverTheirs, floor: floor)
  }
}
