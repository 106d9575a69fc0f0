// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility
import ViewGraphics

@Suite("Foundation's attributed strings")
struct FoundationTextTests {
  @Test("fonts and colors survive the way to Foundation's string and back")
  func roundTrip() {
    let parts = [
      ("plain ", TextAttributes(font: .systemFont(ofSize: 11))),
      ("red", TextAttributes(foregroundColor: .red)),
      ("both", TextAttributes(font: .boldSystemFont(ofSize: 13), foregroundColor: .blue)),
    ]
    let text = AttributedText(
      joining: parts.map { AttributedText(string: $0.0, attributes: $0.1) })
    let string = AttributedString(text)
    #expect(String(string.characters) == "plain redboth")
    let runs = string.runs.map { run in
      [
        "\(run.uiKit.font?.pointSize ?? 0)", run.uiKit.foregroundColor?.hexString ?? "none",
      ]
    }
    #expect(runs == [["11.0", "none"], ["0.0", "#FF0000"], ["13.0", "#0000FF"]])
  }
}
