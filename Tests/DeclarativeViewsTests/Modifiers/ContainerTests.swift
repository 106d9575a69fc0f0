// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewPictures
import ViewTesting

@testable import DeclarativeViews

@Suite("Containers of views")
struct ContainerTests {
  @Test("the background of a container extends to its edges, with the view in the middle")
  func background() throws {
    let (_, host) = shown { Text("a").containerBackground(Color.red, for: .widget) }
    let frame = try #require(host.accessibilityOrder.first).accessibilityFrame
    #expect(abs(frame.midX - 150) < 1 && abs(frame.midY - 300) < 1)
    let probe = TreeProbe(
      Text("a").containerBackground(for: .navigation, alignment: .top) {
        Color.red.frame(height: 9)
      },
      width: 100, height: 50)
    #expect(probe.tree.problems.isEmpty)
    #expect(host.svg().contains("<rect width=\"300\" height=\"600\""))
  }

  @Test("the padding of a scene is 16 points")
  func padding() {
    func size(_ view: some View) -> CGSize { TreeProbe.size(of: AnyView(view), 300, 600) }
    let box = Color.red.frame(width: 10, height: 20)
    #expect(size(box.scenePadding()) == CGSize(width: 42, height: 52))
    #expect(size(box.scenePadding(.horizontal)) == CGSize(width: 42, height: 20))
    #expect(size(box.scenePadding(.minimum, edges: .top)) == CGSize(width: 10, height: 36))
  }
}
