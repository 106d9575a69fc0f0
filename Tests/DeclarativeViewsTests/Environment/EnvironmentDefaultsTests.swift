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

  @Test("accessibility settings are off, each until it is set")
  func accessibilitySettings() {
    let settings: [WritableKeyPath<EnvironmentValues, Bool>] = [
      \.accessibilityDifferentiateWithoutColor, \.accessibilityReduceMotion,
      \.accessibilityReduceTransparency, \.accessibilityInvertColors,
      \.accessibilityVoiceOverEnabled, \.accessibilityShowButtonShapes,
    ]
    for setting in settings {
      var values = EnvironmentValues()
      #expect(settings.allSatisfy { !values[keyPath: $0] })
      values[keyPath: setting] = true
      #expect(settings.filter { values[keyPath: $0] } == [setting])
      values[keyPath: setting] = false
      #expect(!values[keyPath: setting])
    }
  }

  @Test("a text size outside of a range becomes the nearest one in it")
  func sizeRange() {
    struct Reader: View {
      let log: (DynamicTypeSize) -> Void
      @Environment(\.dynamicTypeSize) private var size
      var body: some View {
        let _ = log(size)
        Text("a")
      }
    }
    var found: [DynamicTypeSize] = []
    _ = shown {
      VStack {
        Reader { found.append($0) }.dynamicTypeSize(...DynamicTypeSize.medium)
        Reader { found.append($0) }.dynamicTypeSize(DynamicTypeSize.xLarge...)
        Reader { found.append($0) }.dynamicTypeSize(DynamicTypeSize.small...DynamicTypeSize.xLarge)
        Reader { found.append($0) }.dynamicTypeSize(DynamicTypeSize.small..<DynamicTypeSize.small)
      }
    }
    #expect(found == [.medium, .xLarge, .large, .large])
  }
}
