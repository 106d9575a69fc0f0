// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension ViewNode {
  /// What a node remembers between and during layout passes, one bit each.
  package struct PassState: OptionSet {
    package var rawValue: UInt32

    package init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// `layoutSubviews` is due.
    package static let needsLayout = PassState(rawValue: 1 << 0)
    /// Something below needs layout.
    package static let subtreeNeedsLayout = PassState(rawValue: 1 << 1)
    /// `updateConstraints` is due.
    package static let needsUpdateConstraints = PassState(rawValue: 1 << 2)
    /// Something below needs `updateConstraints`.
    package static let subtreeNeedsUpdateConstraints = PassState(rawValue: 1 << 3)
    /// The autoresizing mask is not translated.
    package static let usesConstraints = PassState(rawValue: 1 << 4)
    /// Touches pass by.
    package static let interactionDisabled = PassState(rawValue: 1 << 5)
    /// The node does not promise to cover its bounds.
    package static let notOpaque = PassState(rawValue: 1 << 6)

    /// The first responder is here or may be below.
    package static let holdsFirstResponder = PassState(rawValue: 1 << 16)
    /// `appendLayoutRecords` is due.
    package static let recordsChanged = PassState(rawValue: 1 << 7)
    /// Constraints were added that the layout engine does not know yet.
    package static let constraintsChanged = PassState(rawValue: 1 << 8)
    /// Intrinsic size, hugging or compression resistance changed.
    package static let intrinsicSizeChanged = PassState(rawValue: 1 << 9)
    /// The layout engine knows the node but has not asked it for mask and intrinsic size yet.
    package static let newInEngine = PassState(rawValue: 1 << 10)
    /// Frame or autoresizing mask changed by hand.
    package static let maskChanged = PassState(rawValue: 1 << 11)
    /// The reading direction may have changed.
    package static let directionChanged = PassState(rawValue: 1 << 12)
    /// Margins or safe area may have changed.
    package static let insetsChanged = PassState(rawValue: 1 << 13)
    /// A layout pass is running; at the root.
    package static let inLayoutPass = PassState(rawValue: 1 << 14)

    /// The layout engine takes in what is new; at the root.
    package static let isFeedingEngine = PassState(rawValue: 1 << 20)

    /// The node is arranged by the stack that it is in.
    package static let isArranged = PassState(rawValue: 1 << 15)

    /// What the layout engine has to be told.
    package static let engineWork: PassState = [
      .recordsChanged, .constraintsChanged, .intrinsicSizeChanged, .newInEngine, .maskChanged,
      .directionChanged, .insetsChanged,
    ]
    /// All that the constraints pass looks at.
    package static let constraintWork: PassState = [
      .needsUpdateConstraints, .subtreeNeedsUpdateConstraints, .engineWork,
    ]
    /// All that the layout pass looks at.
    package static let layoutWork: PassState = [.needsLayout, .subtreeNeedsLayout]

    /// The node hears of several fingers at once.
    package static let takesSeveralTouches = PassState(rawValue: 1 << 17)
    /// The node is in a screen's tree.
    package static let onScreen = PassState(rawValue: 1 << 18)
    /// The node is being taken out of its superview.
    package static let isLeaving = PassState(rawValue: 1 << 19)

    package mutating func set(_ state: PassState, to isOn: Bool) {
      if isOn { insert(state) } else { remove(state) }
    }
  }
}
