// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewPictures

@testable import ViewTesting

@Suite("Sheets of variants")
struct SnapshotSheetTests {
  private func size(_ widths: CGFloat...) throws -> CGSize {
    try SnapshotSheet.list(
      of: .across(widths: widths) { ViewNode(frame: CGRect(x: 0, y: 0, width: 10, height: 50)) }
    ).size
  }

  @Test("a variant wider than the sheet is in the first row, and the next one below it")
  func wide() throws {
    let single = try size(200)
    #expect(try size(2000) == CGSize(width: 2032, height: single.height))
    #expect(try size(2000, 200) == CGSize(width: 2032, height: 2 * single.height - 16))
    #expect(try size(200, 300).height == single.height)
  }
}
