// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility
import ViewNodes

@Suite("Resting offsets of collection layouts")
struct RestingOffsetTests {
  @Test("the layout chooses where the content comes to rest, before the delegate does")
  func rest() {
    final class Stopping: Waterfall {
      override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint,
        withScrollingVelocity velocity: CGPoint
      ) -> CGPoint { CGPoint(x: 0, y: 12) }
    }
    let layout = Stopping()
    layout.heights = [90]
    let source = WaterfallSource(6)
    let collection = source.makeCollection(layout)
    collection.layoutIfNeeded()
    collection.beginDragging()
    collection.drag(by: CGPoint(x: 0, y: -40))
    collection.endDragging(velocity: CGPoint(x: 0, y: 1))
    #expect(collection.contentOffset.y == 12)
  }
}
