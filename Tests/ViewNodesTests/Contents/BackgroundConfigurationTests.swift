// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes

@Suite("Background configurations")
struct BackgroundConfigurationTests {
  private var selected: CellConfigurationState {
    var state = CellConfigurationState(traitCollection: TraitCollection())
    state.isSelected = true
    return state
  }

  @Test("each style has its color and corner radius, and only cells turn gray when selected")
  func styles() {
    let styles: [(BackgroundConfiguration, Color, CGFloat, isCell: Bool)] = [
      (.clear(), .clear, 0, false),
      (.listPlainCell(), .systemBackground, 0, true),
      (.listPlainHeaderFooter(), .systemBackground, 0, false),
      (.listGroupedCell(), .secondarySystemGroupedBackground, 0, true),
      (.listGroupedHeaderFooter(), .clear, 0, false),
      (.listSidebarCell(), .clear, 8, false),
      (.listSidebarHeader(), .clear, 0, false),
      (.listCell(), .systemBackground, 0, true),
      (.listHeader(), .clear, 0, false),
      (.listFooter(), .clear, 0, false),
    ]
    for (index, (style, color, radius, isCell)) in styles.enumerated() {
      #expect(style.backgroundColor == color, "style \(index)")
      #expect(style.cornerRadius == radius, "style \(index)")
      let updated = style.updated(for: selected)
      #expect(updated.backgroundColor == (isCell ? .systemGray4 : color), "style \(index)")
    }
  }

  @Test("a highlighted cell turns gray too, and other states change nothing")
  func states() {
    let cell = BackgroundConfiguration.listGroupedCell()
    var state = CellConfigurationState(traitCollection: TraitCollection())
    #expect(cell.updated(for: state) == cell)
    state.isDisabled = true
    state.isEditing = true
    #expect(cell.updated(for: state) == cell)
    state.isHighlighted = true
    #expect(cell.updated(for: state).backgroundColor == .systemGray4)
    var ofHeader = ViewConfigurationState(traitCollection: TraitCollection())
    ofHeader.isSelected = true
    #expect(cell.updated(for: ofHeader) == cell)
    var own = cell
    own.backgroundColor = .green
    #expect(own.updated(for: state).backgroundColor == .green)
  }

  @Test("without colors the background and its stroke have the tint color, transformed")
  func tintColor() {
    var configuration = BackgroundConfiguration.clear()
    configuration.backgroundColor = nil
    #expect(configuration.resolvedBackgroundColor(for: .red) == .red)
    #expect(configuration.resolvedStrokeColor(for: .red) == .red)
    configuration.backgroundColorTransformer = ConfigurationColorTransformer { color in
      color == .red ? .green : .black
    }
    configuration.strokeColorTransformer = ConfigurationColorTransformer { color in
      color == .red ? .blue : .white
    }
    #expect(configuration.resolvedBackgroundColor(for: .red) == .green)
    #expect(configuration.resolvedStrokeColor(for: .red) == .blue)
    configuration.backgroundColor = .yellow
    configuration.strokeColor = .yellow
    #expect(configuration.resolvedBackgroundColor(for: .red) == .black)
    #expect(configuration.resolvedStrokeColor(for: .red) == .white)
  }

  @Test("tint transformers leave colors unchanged, and gray ones keep the luma")
  func transformers() {
    #expect(ConfigurationColorTransformer.preferredTint(.red) == .red)
    #expect(ConfigurationColorTransformer.monochromeTint.transform(.green) == .green)
    let gray = ConfigurationColorTransformer.grayscale(
      Color(red: 1, green: 0.5, blue: 0.25, alpha: 1)
    )
    .resolvedColor(with: TraitCollection())
    #expect(abs(gray.red - 0.621) < 0.001 && gray.red == gray.green && gray.green == gray.blue)
  }

  @Test("transformers are equal to their copies alone")
  func equality() {
    let first = ConfigurationColorTransformer { $0 }
    let copy = first
    #expect(first == copy && first.hashValue == copy.hashValue)
    #expect(first != ConfigurationColorTransformer { $0 })
    #expect(Set([first, copy, .preferredTint, .monochromeTint]).count == 3)
  }
}
