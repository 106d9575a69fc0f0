// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTreeTestSupport

@testable import ViewNodes
@testable import ViewTree

@Suite("Alignment of styled labels")
struct AlignedLabelTests {
  private let label = LabelNode(frame: CGRect(x: 0, y: 0, width: 200, height: 40))

  private func ends() throws -> (left: CGFloat, right: CGFloat) {
    let text = try #require(RecordingContext(label).texts.first)
    return (text.baseline.x, text.baseline.x + text.width)
  }

  private func styled(_ alignment: TextAlignment) -> AttributedText {
    var attributes = TextAttributes()
    var paragraph = ParagraphSpacing()
    paragraph.alignment = alignment
    attributes.paragraph = paragraph
    return AttributedText(string: "Title", attributes: attributes)
  }

  @Test("setting the alignment changes that of the styled text, even to the label's former one")
  func sameAlignment() throws {
    label.attributedText = styled(.right)
    #expect(near(try ends().right, 200))
    label.textAlignment = .natural
    #expect(near(try ends().left, 0))
    label.attributedText = styled(.center)
    #expect(near(try ends().left + ends().right, 200, 0.4))
    label.textAlignment = .right
    #expect(near(try ends().right, 200))
  }

  @Test("setting another alignment moves plain text at once")
  func plain() throws {
    label.text = "Title"
    #expect(near(try ends().left, 0))
    for _ in 0..<2 {
      label.textAlignment = .right
      #expect(near(try ends().right, 200))
    }
    label.textAlignment = .left
    #expect(near(try ends().left, 0))
  }

  @Test("drawing text outside of a drawing, or without any text, shows nothing")
  func outside() {
    label.text = "Title"
    label.drawText(in: label.bounds)
    label.text = nil
    let context = RecordingContext(label)
    label.drawText(in: label.bounds, context: context)
    #expect(context.texts.isEmpty)
    label.text = "Title"
    label.drawText(in: CGRect(x: 30, y: 0, width: 100, height: 40), context: context)
    #expect(context.texts.map(\.baseline.x) == [30])
  }
}
