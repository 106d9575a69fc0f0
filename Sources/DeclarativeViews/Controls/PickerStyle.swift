// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The appearance of pickers.
///
/// SwiftUI: `PickerStyle`.
public protocol PickerStyle {
  /// Whether pickers are segmented controls; otherwise they show their title with the selected
  /// value.
  var isSegmented: Bool { get }
}

/// A style with the title and the selected value.
///
/// SwiftUI: `DefaultPickerStyle`.
public struct DefaultPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}

  /// No segments.
  public var isSegmented: Bool { false }
}

/// A style with the title and the selected value.
///
/// SwiftUI: `MenuPickerStyle`.
public struct MenuPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}

  /// No segments.
  public var isSegmented: Bool { false }
}

/// A style with a segmented control.
///
/// SwiftUI: `SegmentedPickerStyle`.
public struct SegmentedPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}

  /// Segments.
  public var isSegmented: Bool { true }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The style with the title and the selected value.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// The style with the title and the selected value.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// The style with a segmented control.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension View {
  /// Sets the style of pickers in the view.
  ///
  /// - Parameter style: The style.
  /// - Returns: The modified view.
  public func pickerStyle(_ style: some PickerStyle) -> some View {
    environment(\.pickerIsSegmented, style.isSegmented)
  }
}
