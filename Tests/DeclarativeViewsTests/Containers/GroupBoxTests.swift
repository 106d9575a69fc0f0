// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing

@testable import DeclarativeViews

@Suite("Group boxes")
struct GroupBoxTests {
  @Test("a box is 16 points larger than its label and its content on each side")
  func sizes() {
    let content = Color.red.frame(width: 100, height: 40)
    #expect(TreeProbe.size(of: GroupBox { content }, nil, nil) == CGSize(width: 132, height: 72))
    let label = Color.blue.frame(width: 20, height: 10)
    let box = GroupBox {
      content
      content
    } label: {
      label
    }
    let probe = TreeProbe(box, width: 300, height: 300)
    #expect(probe.frames("frame").map(\.height).sorted() == [10, 40, 40])
    #expect(TreeProbe.size(of: box, nil, nil) == CGSize(width: 132, height: 32 + 10 + 8 + 88))
  }

  @Test("the title is a headline at the leading edge")
  func titles() throws {
    let probe = TreeProbe(
      GroupBox("Title") { Color.red.frame(width: 200, height: 40) }, width: 232, height: 200)
    let text = try #require(probe.texts.first)
    #expect(text.text == "Title" && text.origin.x == 16)
    #expect(text.font == Font.preferredFont(forTextStyle: .headline))
  }
}
