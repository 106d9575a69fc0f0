// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewTreeTestSupport

@testable import ViewComponents

@Suite("Chevrons")
struct ChevronTests {
  private func stroke(
    _ direction: ChevronNode.Direction, side: CGFloat, isRightToLeft: Bool = false
  ) throws -> RecordingContext.Stroke {
    let chevron = ChevronNode(direction, color: .red)
    chevron.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    chevron.frame = CGRect(x: 0, y: 0, width: side, height: side)
    return try #require(RecordingContext(chevron).strokes.first)
  }

  @Test(
    "a chevron points in its direction, and forward is left from right to left",
    arguments: [
      (ChevronNode.Direction.forward, false, CGRect(x: 6, y: 3, width: 5, height: 10)),
      (.forward, true, CGRect(x: 5, y: 3, width: 5, height: 10)),
      (.backward, false, CGRect(x: 5, y: 3, width: 5, height: 10)),
      (.backward, true, CGRect(x: 6, y: 3, width: 5, height: 10)),
      (.up, false, CGRect(x: 3, y: 5, width: 10, height: 5)),
      (.down, false, CGRect(x: 3, y: 6, width: 10, height: 5)),
    ])
  func directions(direction: ChevronNode.Direction, isRightToLeft: Bool, bounds: CGRect) throws {
    let stroke = try stroke(direction, side: 16, isRightToLeft: isRightToLeft)
    #expect(stroke.bounds == bounds && stroke.width == 2 && stroke.color == .red)
  }

  @Test("a chevron grows with its bounds, but is never smaller than 16 points")
  func sizes() throws {
    let large = try stroke(.forward, side: 32)
    #expect(large.bounds == CGRect(x: 12, y: 6, width: 10, height: 20) && large.width == 4)
    let small = try stroke(.forward, side: 8)
    #expect(small.bounds == CGRect(x: 2, y: -1, width: 5, height: 10) && small.width == 2)
  }

  @Test("a chevron is 16 points large, and at most 32 at the largest text sizes")
  func intrinsicSize() {
    let chevron = ChevronNode(.up, color: .red)
    #expect(chevron.intrinsicContentSize == CGSize(width: 16, height: 16))
    chevron.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    #expect(chevron.intrinsicContentSize == CGSize(width: 32, height: 32))
  }
}
