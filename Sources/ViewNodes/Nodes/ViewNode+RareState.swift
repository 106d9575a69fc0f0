// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension ViewNode {
  /// What few nodes set, kept apart so that plain nodes stay small.
  package final class RareState {
    /// What measures the node in place of overrides.
    package weak var measuredContent: (any WidthDependentContent)?
    package var gestureRecognizers: [GestureRecognizer] = []
    /// The controller whose own node this is.
    package weak var controller: ViewController?
    /// At the root of a screen.
    package weak var screen: Screen?
    package var accessibility: AccessibilityState?

    package var guides: [LayoutGuide] = []
    /// The map about the center, `nil` if there is none.
    package var transform: Transform?
    package var tintColor: Color?
    package var contentMode: ContentMode?
    package var autoresizingMask: AutoresizingMask?
    /// At the root: the node of the tree that takes what is typed.
    package var firstResponder: ItemReference?
    /// What measures the text here and below.
    package var textMeasurer: MeasurerReference?
    /// At the root: mistakes in the use of the tree, in order.
    package var problems: [LayoutProblem] = []
    /// The guides for margins and safe area, made at first use.
    package var systemGuides: SystemGuides?

    package var semanticContentAttribute: SemanticContentAttribute?
    /// What differs here and below from the traits above.
    package var traitOverrides: TraitCollection?
    /// At a root on a screen: the screen's traits and safe area.
    package var screenTraits: TraitCollection?
    package var screenSafeArea: EdgeInsets?
    /// At a root: whether a safe area is anywhere in the tree.
    package var tellsInsets = false

    package var margins: Margins?
    package var additionalSafeAreaInsets: EdgeInsets?
    /// The safe area and margins that were told last.
    package var toldSafeArea: EdgeInsets?
    package var toldMargins: EdgeInsets?

    /// At the root: who is told of conflicts and mistakes.
    package var diagnosticsHandler: ((LayoutDiagnostic) -> Void)?
  }

  /// The guides that were added to this node, in order.
  package final var guides: [LayoutGuide] {
    get { rare?.guides ?? [] }
    set { rareState.guides = newValue }
  }

  /// The map about the center, `nil` if there is none.
  final var transformStorage: Transform? {
    get { rare?.transform }
    set {
      if newValue == nil, rare == nil { return }
      rareState.transform = newValue
    }
  }

  /// The rare state, made at first use.
  package final var rareState: RareState {
    if let existing = rare { return existing }
    let made = RareState()
    rare = made
    return made
  }
}
