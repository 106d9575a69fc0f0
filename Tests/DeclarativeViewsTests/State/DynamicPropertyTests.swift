// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import DeclarativeViews
import Foundation
import Testing
import ViewNodes
import ViewTesting

/// Counts how often it is updated, and doubles a state.
private struct Doubled: DynamicProperty {
  @State var number = 3
  @State var updates = Log()

  mutating func update() { updates.numbers.append(number * 2) }

  final class Log {
    var numbers: [Int] = []
  }
}

private struct Page: View {
  var doubled = Doubled()
  let log: (Doubled.Log) -> Void

  var body: some View {
    log(doubled.updates)
    return Button("\(doubled.updates.numbers.last ?? 0)") { doubled.number += 1 }
  }
}

@Suite("Dynamic properties")
struct DynamicPropertyTests {
  @Test("a property is updated before each evaluation of the body, with its state connected")
  func update() throws {
    var log: Doubled.Log?
    let host = HostingNode(rootView: Page { log = $0 })
    host.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    let screen = Screen(size: CGSize(width: 100, height: 40), rootNode: host)
    screen.layoutIfNeeded()
    #expect(log?.numbers.last == 6)
    let count = try #require(log?.numbers.count)
    host.setNeedsLayout()
    screen.layoutIfNeeded()
    #expect(log?.numbers.count == count)
    try screen.tap("6")
    screen.layoutIfNeeded()
    #expect(log?.numbers == [6, 8])
  }

  @Test("a frame relative to the container keeps the view's length in the other direction")
  func relativeFrame() {
    let fixed = Color.red.frame(width: 10, height: 20)
    func size(_ view: some View) -> CGSize {
      let host = HostingNode(rootView: view)
      return host.sizeThatFits(CGSize(width: 100, height: 60))
    }
    #expect(size(fixed.containerRelativeFrame(.horizontal)).height == 20)
    #expect(size(fixed.containerRelativeFrame(.vertical)).width == 10)
  }
}
