// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import DeclarativeViews

@Suite("Default values of the environment")
struct EnvironmentDefaultsTests {
  @Test("a new environment has its default values")
  func environment() {
    let values = EnvironmentValues()
    #expect(values.font == nil && values.fontWeight == nil && values.foregroundColor == nil)
    #expect(values.layoutDirection == .leftToRight)
    #expect(values.sizeCategory == .large)
    #expect(values.lineLimit == nil && values.leastLines == 0)
    #expect(values.minimumScaleFactor == 1)
    #expect(values.multilineTextAlignment == .leading)
    #expect(values.truncationMode == .byTruncatingTail)
    #expect(values.displayScale == 3)
    #expect(values.imageScale == .medium)
    #expect(values.locale == Locale(identifier: "en_US"))
    #expect(values.isEnabled)
    #expect(!values.isPresented)
  }
}
