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

    package mutating func set(_ state: PassState, to isOn: Bool) {
      if isOn { insert(state) } else { remove(state) }
    }
  }
}
