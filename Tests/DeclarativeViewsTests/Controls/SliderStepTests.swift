// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import DeclarativeViews

@Suite("Steps of sliders")
struct SliderStepTests {
  @Test(
    "a value is the nearest step from the lower bound, and no more than the upper one",
    arguments: [(10, 10), (11.9, 10), (12, 14), (14, 14), (17.9, 18), (19.9, 18), (20, 20)]
      as [(Float, Double)])
  func steps(_ row: (Float, Double)) throws {
    final class Value { var number = 15.0 }
    let value = Value()
    let (_, host) = shown {
      Slider(
        value: Binding(get: { value.number }, set: { value.number = $0 }), in: 10...20, step: 4)
    }
    let node = try #require(host.first(SliderNode.self))
    #expect(node.minimumValue == 10 && node.maximumValue == 20 && node.value == 15)
    node.value = row.0
    node.sendActions(for: .valueChanged)
    #expect(value.number == row.1 && node.value == Float(row.1))
  }

  @Test("without a step, a slider takes every value between its bounds")
  func continuous() throws {
    final class Value { var number: Float = 0.5 }
    let value = Value()
    let (_, host) = shown {
      Slider(value: Binding(get: { value.number }, set: { value.number = $0 }))
    }
    let node = try #require(host.first(SliderNode.self))
    #expect(node.minimumValue == 0 && node.maximumValue == 1 && node.value == 0.5)
    node.value = 0.3
    node.sendActions(for: .valueChanged)
    #expect(value.number == 0.3)
  }
}
