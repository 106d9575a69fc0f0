// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension Control {
  /// The state of a control, a set of conditions that is empty in the normal state.
  ///
  /// UIKit: `UIControl.State`.
  public nonisolated struct State: OptionSet, Hashable, Sendable {
    /// The raw bits, with UIKit's values.
    public let rawValue: UInt

    /// Creates a state from raw bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The normal state: enabled, and neither selected nor highlighted.
    public static let normal: State = []
    /// The control is highlighted, as while it is being touched.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control is disabled.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is selected.
    public static let selected = State(rawValue: 1 << 2)
    /// The control has the focus of a keyboard or remote.
    public static let focused = State(rawValue: 1 << 3)
  }
}
