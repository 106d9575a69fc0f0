// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewThemes

@Suite("Padding")
struct PaddingTests {
  static let named: [(Padding, CGFloat)] = [
    (.zero, 0), (.four, 4), (.eight, 8), (.sixteen, 16), (.twentyFour, 24), (.custom(72), 72),
    (.custom(-3.5), -3.5),
  ]

  @Test("each case has its distance, under both names", arguments: named)
  func distances(padding: Padding, distance: CGFloat) {
    #expect(padding.value == distance)
    #expect(padding.rawValue == distance)
    #expect(Padding(rawValue: distance) == padding)
  }

  @Test("creating a named distance yields its case")
  func namedCase() {
    guard case .sixteen = Padding(rawValue: 16) else {
      Issue.record("16 became \(Padding(rawValue: 16))")
      return
    }
    #expect(Padding.custom(8) == .eight)
    #expect(Set([Padding.custom(8), .eight]).count == 1)
  }

  @Test("the older name means the same type")
  func olderName() {
    let padding: PaddingEnum = PaddingEnum.sixteen
    #expect(padding.rawValue == 16)
  }
}
