// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension ViewNode {
  /// Rarely set properties, stored separately to keep plain nodes small.
  package final class RareState {
    /// The object that implements the node's content in place of overrides.
    package weak var measuredContent: (any NodeContent)?
    package var gestureRecognizers: [GestureRecognizer] = []
    /// The controller whose view this node is.
    package weak var controller: (any ViewOwner)?
    /// At the root, the screen.
    package weak var screen: Screen?

    @exclusivity(unchecked) package var guides: [LayoutGuide] = []
    package var scrollGuides = ScrollGuides()
    /// The transform about the center, or `nil` for none.
    @exclusivity(unchecked) package var transform: Transform?
    @exclusivity(unchecked) package var tintColor: Color?
    @exclusivity(unchecked) package var contentMode: ContentMode?
    @exclusivity(unchecked) package var autoresizingMask: AutoresizingMask?
    /// At the root, the first responder of the tree.
    @exclusivity(unchecked) package var firstResponder: ItemReference?
    /// The text measurer for this subtree.
    @exclusivity(unchecked) package var textMeasurer: MeasurerReference?
    /// At the root, the problems of the tree, in order.
    package var problems = ProblemList()
    /// The guides for margins and safe area, created on first use.
    @exclusivity(unchecked) package var systemGuides = SystemGuides()

    @exclusivity(unchecked) package var semanticContentAttribute: SemanticContentAttribute?
    // Every node reads these from its ancestors, and nothing calls client code while one is being
    // changed.
    /// The traits of this subtree that override inherited ones.
    @exclusivity(unchecked) var traitOverrides: TraitCollection?
    /// The limits of the text size in this subtree.
    @exclusivity(unchecked) var textSizeLimits = TextSizeLimits()
    /// At the root of a screen's tree, the traits and safe area of the screen.
    @exclusivity(unchecked) var screenTraits: TraitCollection?
    @exclusivity(unchecked) package var screenSafeArea: EdgeInsets?
    /// The registrations for trait changes, in order.
    package var traitObservers: [TraitChangeRegistration] = []
    /// The observers of properties, in order.
    package var observations: [PropertyObservation] = []
    /// At the root, whether any node in the tree has a safe area.
    @exclusivity(unchecked) package var notifiesInsets = false

    /// The constraints whose constants follow this node's font.
    @exclusivity(unchecked) package var baselineSpacings: [BaselineSpacing] = []

    @exclusivity(unchecked) package var margins: Margins?
    @exclusivity(unchecked) package var additionalSafeAreaInsets: EdgeInsets?
    /// The safe area and margins last passed to the node's methods.
    @exclusivity(unchecked) package var notifiedSafeArea: EdgeInsets?
    @exclusivity(unchecked) package var notifiedMargins: EdgeInsets?

    /// At the root, the handler of conflicts and problems.
    package var diagnosticsHandler: ((LayoutDiagnostic) -> Void)?
  }

  /// The layout guides added to this node, in order.
  package final var guides: [LayoutGuide] {
    get { rare?.guides ?? [] }
    set { rareState.guides = newValue }
  }

  /// The transform about the center, or `nil` for none.
  final var transformStorage: Transform? {
    get { rare?.transform }
    set {
      if newValue == nil, rare == nil { return }
      rareState.transform = newValue
    }
  }

  /// The rare state, created on first use.
  package final var rareState: RareState {
    if let existing = rare { return existing }
    let made = RareState()
    rare = made
    return made
  }
}
