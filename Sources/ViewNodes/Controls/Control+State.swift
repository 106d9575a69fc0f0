// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension Control {
  /// What a control is just now: a set of conditions, empty for the normal one.
  /// UIKit: `UIControl.State`.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt

    /// Creates a state from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Enabled, and neither selected nor touched.
    public static let normal: State = []
    /// A finger is on the control.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control takes no touches.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is chosen.
    public static let selected = State(rawValue: 1 << 2)
    /// The control has the focus of a keyboard or remote.
    public static let focused = State(rawValue: 1 << 3)
  }
}
