// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes

@Suite("Default values of configurations, states, and layers")
struct StateDefaultsTests {
  @Test("a new state of a cell has its default values")
  func cellState() {
    let state = CellConfigurationState(traitCollection: TraitCollection())
    #expect(!state.isDisabled && !state.isFocused && !state.isPinned && !state.isEditing)
    #expect(!state.isExpanded && !state.isSwiped && !state.isReordering)
    #expect(!state.isSelected && !state.isHighlighted)
    #expect(state.cellDragState == .none && state.cellDropState == .none)
  }

  @Test("a new state of a view has its default values")
  func viewState() {
    let state = ViewConfigurationState(traitCollection: TraitCollection())
    #expect(!state.isDisabled && !state.isFocused && !state.isPinned)
    #expect(!state.isSelected && !state.isHighlighted)
  }

  @Test("a new configuration of an empty page has its default values")
  func unavailable() {
    let configuration = ContentUnavailableConfiguration.empty()
    #expect(configuration.imageToTextPadding == 15)
    #expect(configuration.textToSecondaryTextPadding == 7)
    #expect(configuration.textToButtonPadding == 20)
    #expect(configuration.buttonToSecondaryButtonPadding == 8)
    #expect(configuration.imageProperties.maximumSize == .zero)
    #expect(configuration.imageProperties.cornerRadius == 0)
    #expect(configuration.buttonProperties.isEnabled)
    #expect(configuration.secondaryButtonProperties.isEnabled)
  }

  @Test("a new content of a list has its default values")
  func content() {
    let image = ListContentConfiguration.cell().imageProperties
    #expect(image.maximumSize == .zero && image.reservedLayoutSize == .zero)
    #expect(image.cornerRadius == 0 && !image.accessibilityIgnoresInvertColors)
  }

  @Test("new traits, lines, and layers have their default values")
  func values() {
    let traits = TraitCollection()
    #expect(traits.preferredContentSizeCategory == .unspecified)
    #expect(traits.layoutDirection == .unspecified)
    #expect(traits.displayScale == 0)
    #expect(traits.userInterfaceStyle == .unspecified)
    #expect(traits.horizontalSizeClass == .unspecified)
    #expect(traits.verticalSizeClass == .unspecified)
    #expect(traits.accessibilityContrast == .unspecified)
    let lines = ParagraphSpacing()
    #expect(lines.lineSpacing == 0 && lines.lineHeightMultiple == 0)
    #expect(lines.paragraphSpacing == 0 && lines.paragraphSpacingBefore == 0)
    #expect(lines.minimumLineHeight == 0 && lines.maximumLineHeight == 0)
    #expect(lines.firstLineHeadIndent == 0 && lines.headIndent == 0 && lines.tailIndent == 0)
    #expect(Layer().cornerCurve == .circular)
    #expect(!BezierPath().usesEvenOddFillRule)
  }
}
