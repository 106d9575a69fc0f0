// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The size of controls, such as buttons with a border.
///
/// SwiftUI: `ControlSize`.
public nonisolated enum ControlSize: Int, Hashable, Sendable, CaseIterable, Comparable {
  /// The smallest size.
  case mini
  /// A small size.
  case small
  /// The size unless another one is set.
  case regular
  /// A large size.
  case large
  /// The largest size.
  case extraLarge

  /// Whether a size is smaller than another.
  public static func < (first: ControlSize, second: ControlSize) -> Bool {
    first.rawValue < second.rawValue
  }
}

extension EnvironmentValues {
  /// The size of controls; regular by default.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}

private struct ControlSizeKey: EnvironmentKey {
  static var defaultValue: ControlSize { .regular }
}

extension View {
  /// Sets the size of controls in the view: of buttons with a border, and of spinners.
  ///
  /// - Parameter controlSize: The size.
  /// - Returns: The modified view.
  public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }
}
