// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

/// The appearance of text fields.
///
/// SwiftUI: `TextFieldStyle`.
public protocol TextFieldStyle {
  /// The border of the fields.
  var border: InputNode.BorderStyle { get }
}

/// A style without decoration.
///
/// SwiftUI: `DefaultTextFieldStyle`.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}

  /// No border.
  public var border: InputNode.BorderStyle { .none }
}

/// A style without decoration.
///
/// SwiftUI: `PlainTextFieldStyle`.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}

  /// No border.
  public var border: InputNode.BorderStyle { .none }
}

/// A style with a rounded border.
///
/// SwiftUI: `RoundedBorderTextFieldStyle`.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}

  /// A rounded border.
  public var border: InputNode.BorderStyle { .roundedRect }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The style without decoration.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The style without decoration.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// The style with a rounded border.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension View {
  /// Sets the style of text fields in the view.
  ///
  /// - Parameter style: The style.
  /// - Returns: The modified view.
  public func textFieldStyle(_ style: some TextFieldStyle) -> some View {
    environment(\.textFieldBorder, style.border)
  }
}
