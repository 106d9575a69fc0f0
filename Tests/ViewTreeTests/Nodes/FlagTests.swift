// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing

@testable import ViewTree

@Suite("Flags")
struct FlagTests {
  private func expectOwnBits<Flags: OptionSet>(_ flags: [Flags])
  where Flags.RawValue: FixedWidthInteger {
    let all = flags.reduce(0) { $0 | $1.rawValue }
    #expect(flags.allSatisfy { $0.rawValue.nonzeroBitCount == 1 })
    #expect(all.nonzeroBitCount == flags.count)
  }

  @Test("each flag of a node has a bit of its own")
  func nodes() {
    let flags: [ViewNode.PassState] = [
      .needsLayout, .subtreeNeedsLayout, .needsUpdateConstraints, .subtreeNeedsUpdateConstraints,
      .usesConstraints, .interactionDisabled, .notOpaque, .holdsFirstResponder, .recordsChanged,
      .constraintsChanged, .intrinsicSizeChanged, .newInEngine, .maskChanged, .directionChanged,
      .insetsChanged, .inLayoutPass, .isUpdatingEngine, .isArranged, .takesSeveralTouches,
      .onScreen, .mayHaveSafeArea, .isLeaving, .isContent, .isResolvingBaseline, .hitTestsPlainly,
      .awaitsReuse, .keepsForReuse, .definesTraits, .keepsSubviewSizes,
    ]
    expectOwnBits(flags)
  }

  @Test("each flag of an item has a bit of its own")
  func items() {
    let flags: [ItemFlags] = [
      .isGuide, .isRightToLeft, .environmentIsRightToLeft, .isDirty, .isLeaving, .isNew, .hasNoText,
      .keepsWidthPositive, .keepsHeightPositive, .isBaselineUsed, .hasOrder, .hasRecords,
      .containsPositionedGuides, .passesMarginsDown, .hasSubitems, .isSelfSized,
      .isConstrainedFromAbove, .movesAsAWhole,
    ]
    expectOwnBits(flags)
  }
}
