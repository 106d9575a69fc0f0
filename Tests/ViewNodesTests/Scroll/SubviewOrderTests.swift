// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing

@testable import ViewNodes
@testable import ViewTree

@Suite("Order of the subviews of lists")
struct SubviewOrderTests {
  @Test(
    "arranged subviews are behind the others, whose order stays",
    arguments: [
      ("abcd", "", "", "abcd"), ("abcd", "a", "b", "abcd"), ("abcd", "c", "a", "cabd"),
      ("abcd", "", "d", "dabc"), ("abcd", "b", "d", "bdac"), ("abcd", "dcba", "", "dcba"),
      ("abcd", "ab", "cd", "abcd"), ("abcd", "ac", "d", "acdb"), ("axb", "a", "b", "abx"),
      ("abcd", "xb", "a", "bacd"), ("abcd", "ax", "b", "abcd"), ("abcd", "x", "", "abcd"),
      ("ab", "abx", "", "ab"), ("ba", "xab", "", "ab"), ("xyab", "b", "a", "baxy"),
      ("", "a", "", ""),
    ])
  func order(children: String, back: String, middle: String, expected: String) {
    var views: [Character: ViewNode] = [:]
    func view(_ name: Character) -> ViewNode {
      if let known = views[name] { return known }
      let made = ViewNode()
      made.accessibilityIdentifier = String(name)
      views[name] = made
      return made
    }
    let scroll = ScrollNode()
    for name in children { scroll.addSubview(view(name)) }
    scroll.arrange(back.map(view), then: middle.map(view))
    #expect(scroll.subviews.compactMap(\.accessibilityIdentifier).joined() == expected)
  }
}
