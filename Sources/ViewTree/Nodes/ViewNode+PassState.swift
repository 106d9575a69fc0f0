// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension ViewNode {
  /// The state of a node between and during layout passes, one bit each.
  package struct PassState: OptionSet {
    package var rawValue: UInt32

    package init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    // The standard library's is generic, which is many times slower in a debug build, in which layouts
    // are tested.
    @inline(__always)
    package func contains(_ member: PassState) -> Bool {
      rawValue & member.rawValue == member.rawValue
    }

    /// `layoutSubviews` is pending.
    package static let needsLayout = PassState(rawValue: 1 << 0)
    /// A descendant needs layout.
    package static let subtreeNeedsLayout = PassState(rawValue: 1 << 1)
    /// `updateConstraints` is pending.
    package static let needsUpdateConstraints = PassState(rawValue: 1 << 2)
    /// A descendant needs `updateConstraints`.
    package static let subtreeNeedsUpdateConstraints = PassState(rawValue: 1 << 3)
    /// The autoresizing mask isn't translated into constraints.
    package static let usesConstraints = PassState(rawValue: 1 << 4)
    /// User interaction is disabled.
    package static let interactionDisabled = PassState(rawValue: 1 << 5)
    /// The node isn't declared opaque.
    package static let notOpaque = PassState(rawValue: 1 << 6)

    /// The first responder is this node or may be a descendant.
    package static let holdsFirstResponder = PassState(rawValue: 1 << 16)
    /// `appendLayoutRecords` is pending.
    package static let recordsChanged = PassState(rawValue: 1 << 7)
    /// Constraints were added that the layout engine hasn't processed yet.
    package static let constraintsChanged = PassState(rawValue: 1 << 8)
    /// The intrinsic content size, hugging, or compression resistance changed.
    package static let intrinsicSizeChanged = PassState(rawValue: 1 << 9)
    /// The layout engine has registered the node but hasn't requested its mask and intrinsic
    /// content size.
    package static let newInEngine = PassState(rawValue: 1 << 10)
    /// The frame or autoresizing mask was set.
    package static let maskChanged = PassState(rawValue: 1 << 11)
    /// The layout direction may have changed.
    package static let directionChanged = PassState(rawValue: 1 << 12)
    /// The margins or safe area may have changed.
    package static let insetsChanged = PassState(rawValue: 1 << 13)
    /// At the root, a layout pass is running.
    package static let inLayoutPass = PassState(rawValue: 1 << 14)

    /// At the root, the layout engine is processing changes.
    package static let isUpdatingEngine = PassState(rawValue: 1 << 20)

    /// The node is an arranged subview of its superview.
    package static let isArranged = PassState(rawValue: 1 << 15)

    /// The changes that the layout engine needs to process.
    package static let engineWork: PassState = [
      .recordsChanged, .constraintsChanged, .intrinsicSizeChanged, .newInEngine, .maskChanged,
      .directionChanged, .insetsChanged,
    ]
    /// The marks for the constraints pass.
    package static let constraintWork: PassState = [
      .needsUpdateConstraints, .subtreeNeedsUpdateConstraints, .engineWork,
    ]
    /// The marks for the layout pass.
    package static let layoutWork: PassState = [.needsLayout, .subtreeNeedsLayout]

    /// The node receives multiple touches.
    package static let takesSeveralTouches = PassState(rawValue: 1 << 17)
    /// The node is in a screen's tree.
    package static let onScreen = PassState(rawValue: 1 << 18)
    /// A safe area may affect the node: one was set on the node or an ancestor.
    package static let mayHaveSafeArea = PassState(rawValue: 1 << 21)
    /// The node is being removed from its superview.
    package static let isLeaving = PassState(rawValue: 1 << 19)

    /// The class provides its content; see ``NodeContent``.
    package static let isContent = PassState(rawValue: 1 << 22)
    /// The layout engine is requesting the view that provides the baseline, which must not depend
    /// on frames.
    package static let isResolvingBaseline = PassState(rawValue: 1 << 26)
    /// The class is known not to override hit testing.
    package static let hitTestsPlainly = PassState(rawValue: 1 << 23)

    /// The node awaits reuse: its parent may show it again.
    package static let awaitsReuse = PassState(rawValue: 1 << 24)
    /// Children of the node may await reuse.
    package static let keepsForReuse = PassState(rawValue: 1 << 25)

    /// The node may have trait overrides or the traits of a screen.
    package static let definesTraits = PassState(rawValue: 1 << 28)

    /// Subviews keep their frames when the size of the node changes.
    package static let keepsSubviewSizes = PassState(rawValue: 1 << 27)

    /// The superview places the node's subviews.
    package static let superviewPlacesSubviews = PassState(rawValue: 1 << 29)

    /// The node is moving to another superview on the same screen.
    package static let staysOnScreen = PassState(rawValue: 1 << 30)

    package mutating func set(_ state: PassState, to isOn: Bool) {
      if isOn { insert(state) } else { remove(state) }
    }
  }
}
