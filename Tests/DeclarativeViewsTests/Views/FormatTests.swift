// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTesting

@testable import DeclarativeViews

@Suite("Values in text")
struct FormatTests {
  @Test("a text shows a value in a format, alone and among words")
  func formats() {
    let locale = Locale(identifier: "en_US")
    #expect(Text(0.25, format: .percent.locale(locale)).string == "25%")
    let price = "Total: \(12.5, format: .currency(code: "USD").locale(locale))"
    #expect(Text(price).string == "Total: $12.50")
    #expect("\(3.14159, specifier: "%.2f") and \(7, specifier: "%03d")" == "3.14 and 007")
  }
}
