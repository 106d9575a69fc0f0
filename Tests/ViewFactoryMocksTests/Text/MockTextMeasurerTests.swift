// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewFactory
import ViewFactoryMocks

@Suite("Mock text measurer")
struct MockTextMeasurerTests {
  let mock = MockTextMeasurer()
  let font = Font.systemFont(ofSize: 20)

  @Test("by default, a character is half as wide as its font size")
  func defaults() {
    #expect(mock.advances(of: "abc", font: font) == [10, 10, 10])
    #expect(mock.width(of: "ab", font: font) == 20)
    #expect(mock.advancesCalls.map(\.text) == ["abc"])
    #expect(mock.widthCalls.map(\.text) == ["ab"])
    #expect(mock.widthCalls.first?.font == font)
  }

  @Test("stubbed answers are returned")
  func answers() {
    mock.advancesAnswer = [1, 2]
    #expect(mock.advances(of: "abc", font: font) == [1, 2, 1])
    #expect(mock.width(of: "ab", font: font) == 3)
    mock.widthAnswer = 99
    #expect(mock.width(of: "ab", font: font) == 99)
    #expect(mock.widthCallsCount == 2)
    #expect(mock.advancesCallsCount == 1)
  }
}
