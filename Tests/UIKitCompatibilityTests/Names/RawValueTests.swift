// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing
import UIKitCompatibility

/// Clients save and compare raw values, and combine options of their own with UIKit's.
@Suite("Raw values")
struct RawValueTests {
  private func expect<Options: OptionSet>(
    _ values: [(Options, Int)], _ location: SourceLocation = #_sourceLocation
  ) where Options.RawValue: FixedWidthInteger {
    for (option, value) in values {
      #expect(Int(option.rawValue) == value, "\(option)", sourceLocation: location)
    }
  }

  @Test("options of animations are UIKit's")
  func animations() {
    expect([
      (UIView.AnimationOptions.layoutSubviews, 1), (.allowUserInteraction, 2),
      (.beginFromCurrentState, 4), (.repeat, 8), (.autoreverse, 16), (.curveEaseInOut, 0),
      (.curveEaseIn, 1 << 16), (.curveEaseOut, 2 << 16), (.curveLinear, 3 << 16),
      (.transitionFlipFromLeft, 1 << 20), (.transitionFlipFromRight, 2 << 20),
      (.transitionCrossDissolve, 5 << 20),
    ])
    expect([
      (UIView.KeyframeAnimationOptions.layoutSubviews, 1), (.allowUserInteraction, 2),
      (.beginFromCurrentState, 4), (.repeat, 8), (.autoreverse, 16), (.calculationModeLinear, 0),
      (.calculationModeDiscrete, 1 << 10), (.calculationModePaced, 2 << 10),
      (.calculationModeCubic, 3 << 10), (.calculationModeCubicPaced, 4 << 10),
      (.overrideInheritedDuration, 1 << 5), (.overrideInheritedOptions, 1 << 9),
    ])
    expect([
      (UIDataDetectorTypes.phoneNumber, 1), (.link, 2), (.address, 4), (.calendarEvent, 8),
      (.shipmentTrackingNumber, 16), (.flightNumber, 32), (.lookupSuggestion, 64),
    ])
    #expect(UIDataDetectorTypes.all.rawValue == .max)
  }

  @Test("edges, corners, and masks are UIKit's")
  func edges() {
    expect([(UIRectEdge.top, 1), (.left, 2), (.bottom, 4), (.right, 8), (.all, 15)])
    expect([
      (NSDirectionalRectEdge.top, 1), (.leading, 2), (.bottom, 4), (.trailing, 8), (.all, 15),
    ])
    expect([
      (UIRectCorner.topLeft, 1), (.topRight, 2), (.bottomLeft, 4), (.bottomRight, 8),
      (.allCorners, 15),
    ])
    expect([
      (CACornerMask.layerMinXMinYCorner, 1), (.layerMaxXMinYCorner, 2), (.layerMinXMaxYCorner, 4),
      (.layerMaxXMaxYCorner, 8),
    ])
    expect([
      (UIView.AutoresizingMask.flexibleLeftMargin, 1), (.flexibleWidth, 2),
      (.flexibleRightMargin, 4), (.flexibleTopMargin, 8), (.flexibleHeight, 16),
      (.flexibleBottomMargin, 32),
    ])
    expect([
      (UIPopoverArrowDirection.up, 1), (.down, 2), (.left, 4), (.right, 8), (.any, 15),
    ])
    expect([
      (UIInterfaceOrientationMask.portrait, 2), (.portraitUpsideDown, 4), (.landscapeRight, 8),
      (.landscapeLeft, 16), (.landscape, 24), (.all, 30), (.allButUpsideDown, 26),
    ])
  }

  @Test("states, events, and directions of controls and gestures are UIKit's")
  func controls() {
    expect([
      (UIControl.State.normal, 0), (.highlighted, 1), (.disabled, 2), (.selected, 4), (.focused, 8),
    ])
    expect([
      (UIControl.Event.touchDown, 1), (.touchDownRepeat, 2), (.touchDragInside, 4),
      (.touchDragOutside, 8), (.touchDragEnter, 16), (.touchDragExit, 32), (.touchUpInside, 64),
      (.touchUpOutside, 128), (.touchCancel, 256), (.valueChanged, 1 << 12),
      (.primaryActionTriggered, 1 << 13), (.menuActionTriggered, 1 << 14),
      (.editingDidBegin, 1 << 16), (.editingChanged, 1 << 17), (.editingDidEnd, 1 << 18),
      (.editingDidEndOnExit, 1 << 19), (.allTouchEvents, 0xFFF), (.allEditingEvents, 0xF0000),
      (.applicationReserved, 0xF00_0000), (.allEvents, 0xFFFF_FFFF),
    ])
    expect([
      (UISwipeGestureRecognizer.Direction.right, 1), (.left, 2), (.up, 4), (.down, 8),
    ])
    expect([
      (UICollectionView.ScrollPosition.top, 1), (.centeredVertically, 2), (.bottom, 4), (.left, 8),
      (.centeredHorizontally, 16), (.right, 32),
    ])
    expect([
      (UIMenu.Options.displayInline, 1), (.destructive, 2), (.singleSelection, 32),
    ])
    expect([
      (UIMenuElement.Attributes.disabled, 1), (.destructive, 2), (.hidden, 4),
      (.keepsMenuPresented, 8),
    ])
  }

  @Test("traits of accessibility and fonts, and options of drawn strings, are UIKit's")
  func traits() {
    let traits: [UIAccessibilityTraits] = [
      .button, .link, .image, .selected, .playsSound, .keyboardKey, .staticText, .summaryElement,
      .notEnabled, .updatesFrequently, .searchField, .startsMediaSession, .adjustable,
      .allowsDirectInteraction, .causesPageTurn,
    ]
    expect(traits.enumerated().map { ($1, 1 << $0) })
    expect([
      (UIAccessibilityTraits.none, 0), (.header, 1 << 16), (.tabBar, 1 << 28),
      (.toggleButton, 1 << 53),
    ])
    expect([
      (UIFontDescriptor.SymbolicTraits.traitItalic, 1), (.traitBold, 2), (.traitExpanded, 32),
      (.traitCondensed, 64), (.traitMonoSpace, 1 << 10), (.traitTightLeading, 1 << 15),
      (.traitLooseLeading, 1 << 16),
    ])
    expect([
      (NSStringDrawingOptions.usesLineFragmentOrigin, 1), (.usesFontLeading, 2),
      (.truncatesLastVisibleLine, 32),
    ])
  }

  @Test("options of visual formats are UIKit's")
  func formats() {
    let alignments: [(NSLayoutConstraint.FormatOptions, Int)] = [
      (.alignAllLeft, 1), (.alignAllRight, 2), (.alignAllTop, 3), (.alignAllBottom, 4),
      (.alignAllLeading, 5), (.alignAllTrailing, 6), (.alignAllCenterX, 9), (.alignAllCenterY, 10),
      (.alignAllLastBaseline, 11), (.alignAllFirstBaseline, 12),
    ]
    expect(alignments.map { ($0, 1 << $1) })
    let others: [(NSLayoutConstraint.FormatOptions, Int)] = [
      (.alignmentMask, 0xFFFF), (.directionLeadingToTrailing, 0), (.directionLeftToRight, 0x10000),
      (.directionRightToLeft, 0x20000), (.directionMask, 0x30000), (.spacingEdgeToEdge, 0),
      (.spacingBaselineToBaseline, 0x80000), (.spacingMask, 0x80000),
    ]
    expect(others)
  }
}
