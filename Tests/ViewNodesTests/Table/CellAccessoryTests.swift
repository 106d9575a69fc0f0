// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTreeTestSupport

@testable import ViewNodes
@testable import ViewTree

@Suite("Drawing of cell accessories")
struct CellAccessoryTests {
  private func drawn(
    _ type: TableCellNode.AccessoryType, isFlipped: Bool = false
  ) -> RecordingContext {
    let accessory = TableCellAccessory(type)
    if isFlipped { accessory.semanticContentAttribute = .forceRightToLeft }
    return RecordingContext(accessory)
  }

  @Test("a chevron points in the layout direction")
  func chevron() {
    let chevron = drawn(.disclosureIndicator)
    #expect(chevron.fills.isEmpty)
    #expect(
      chevron.strokes == [
        RecordingContext.Stroke(
          bounds: CGRect(x: 1, y: 1, width: 6, height: 12), shape: nil, color: .systemGray3,
          width: 2)
      ])
    #expect(drawn(.disclosureIndicator, isFlipped: true).strokes.map(\.bounds.minX) == [1])
  }

  @Test("a check mark has the tint color")
  func checkmark() {
    #expect(
      drawn(.checkmark).strokes == [
        RecordingContext.Stroke(
          bounds: CGRect(x: 1, y: 1.5, width: 13, height: 11), shape: nil, color: .systemBlue,
          width: 2)
      ])
  }

  @Test("an i is encircled, alone or beside a chevron, and paler while pressed")
  func detail() {
    let alone = drawn(.detailButton)
    #expect(alone.strokes.map(\.bounds) == [CGRect(x: 1, y: 1, width: 20, height: 20)])
    #expect(alone.fills.map(\.color) == [.systemBlue, .systemBlue])
    let both = drawn(.detailDisclosureButton)
    #expect(both.strokes.count == 2 && both.fills.count == 2)
    #expect(both.strokes[1].bounds.minX == 1 && both.strokes[0].bounds.maxX == 41)
    let flipped = drawn(.detailDisclosureButton, isFlipped: true)
    #expect(flipped.strokes[1].bounds.maxX == 41 && flipped.strokes[0].bounds.minX == 1)
    let touched = TableCellAccessory(.detailButton)
    touched.isHighlighted = true
    #expect(RecordingContext(touched).fills[0].color.alpha == 0.3)
  }

  @Test("nothing is drawn without an accessory")
  func none() {
    #expect(drawn(.none).strokes.isEmpty && drawn(.none).fills.isEmpty)
  }
}
