// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewPictures

@testable import DeclarativeViews

@Suite("Text of mixed directions")
struct MixedDirectionTests {
  @Test func `a number on the line after Latin letters in a Hebrew text is read like them`() {
    let (_, host) = shown {
      Text(verbatim: "שלוםשלום iPhones 15ProMax").frame(width: 85)
    }
    let lines = DisplayList(of: host).operations.compactMap { operation -> String? in
      if case .text(let line) = operation { line.text } else { nil }
    }
    #expect(lines == ["שלוםשלום", "iPhones", "\u{200E}15ProMax"])
  }
}
