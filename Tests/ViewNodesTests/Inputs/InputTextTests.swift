// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTreeTestSupport

@testable import ViewNodes
@testable import ViewTree

@Suite("Text and baselines of inputs")
struct InputTextTests {
  @Test(
    "attributed text keeps its attributes, which typing continues, and plain text takes the input's"
  )
  func attributedText() {
    let input = InputNode()
    input.textColor = .red
    input.text = "plain"
    #expect(input.attributedText?.string == "plain")
    var attributes = TextAttributes()
    attributes.foregroundColor = .green
    input.attributedText = AttributedText(string: "green", attributes: attributes)
    #expect(input.text == "green")
    #expect(input.attributedText?.string == "green")
    input.attributedText = nil
    #expect(input.text == "")
  }

  @Test("an input aligns with the baseline of its text, which is centered vertically")
  func baselines() {
    let page = ViewNode(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let input = InputNode()
    let mark = ViewNode()
    for node in [input, mark] {
      node.translatesAutoresizingMaskIntoConstraints = false
      page.addSubview(node)
    }
    let height = input.heightAnchor.constraint(equalToConstant: 48)
    LayoutConstraint.activate([
      input.topAnchor.constraint(equalTo: page.topAnchor),
      input.leadingAnchor.constraint(equalTo: page.leadingAnchor),
      input.widthAnchor.constraint(equalToConstant: 100), height,
      mark.topAnchor.constraint(equalTo: input.firstBaselineAnchor),
      mark.bottomAnchor.constraint(equalTo: input.lastBaselineAnchor),
      mark.leadingAnchor.constraint(equalTo: page.leadingAnchor),
      mark.widthAnchor.constraint(equalToConstant: 1),
    ])
    page.layoutIfNeeded()
    func middleBaseline(_ height: CGFloat) -> CGFloat {
      let font = Font.systemFont(ofSize: 17)
      return height / 2 - font.lineHeight / 2 + font.ascender
    }
    #expect(abs(mark.frame.minY - middleBaseline(48)) <= 0.17)
    #expect(mark.frame.height == 0)
    height.constant = 100
    page.layoutIfNeeded()
    #expect(abs(mark.frame.minY - middleBaseline(100)) <= 0.17)
  }

  @Test(
    "the caret of an empty input is where its text will begin",
    arguments: [
      (TextAlignment.natural, false, 0), (.natural, true, 2), (.justified, false, 0),
      (.justified, true, 2), (.left, false, 0), (.left, true, 0), (.right, false, 2),
      (.right, true, 2), (.center, false, 1), (.center, true, 1),
    ])
  func emptyCaret(alignment: TextAlignment, isRightToLeft: Bool, third: Int) throws {
    let input = InputNode(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
    input.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    input.textAlignment = alignment
    input.becomeFirstResponder()
    let caret = try #require(RecordingContext(input).fills.first { $0.bounds.width <= 2 })
    #expect(Int(caret.bounds.midX / 100) == third)
  }
}
