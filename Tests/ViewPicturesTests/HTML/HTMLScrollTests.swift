// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewPictures

@Suite("Scroll nodes in pages")
struct HTMLScrollTests {
  @Test("a scroll node scrolls by more than half a point", arguments: [0, 0.25, 0.75, 4])
  func distance(more: Double) {
    let page = box(0, 0, 100, 100)
    let scroll = ScrollNode(frame: page.bounds)
    scroll.contentSize = CGSize(width: 100, height: 100 + more)
    scroll.addSubview(box(0, 0, 100, 100, .red))
    page.addSubview(scroll)
    #expect(page.html().contains("<div class=\"c\" tabindex=\"0\"") == (more > 0.5))
  }
}
