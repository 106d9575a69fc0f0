// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewThemes

@Suite("Elevation")
struct ElevationTests {
  static let named: [(Elevation, CGFloat)] = [
    (.zeroDp, 0), (.oneDp, 1), (.twoDp, 2), (.threeDp, 3), (.fourDp, 4), (.sixDp, 6),
    (.eightDp, 8), (.twelveDp, 12), (.sixteenDp, 16), (.twentyFourDp, 24), (.custom(5), 5),
  ]

  @Test("each case has its height, under both names", arguments: named)
  func heights(elevation: Elevation, height: CGFloat) {
    #expect(elevation.value == height)
    #expect(elevation.rawValue == height)
    #expect(Elevation(rawValue: height) == elevation)
  }

  @Test("creating a named height yields its case")
  func namedCase() {
    guard case .sixDp = Elevation(rawValue: 6) else {
      Issue.record("6 became \(Elevation(rawValue: 6))")
      return
    }
    #expect(Set([Elevation.custom(6), .sixDp]).count == 1)
  }
}
