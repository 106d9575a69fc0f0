// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A style for views of some kind: the common requirements of ``ButtonStyle`` and ``LabelStyle``.
///
/// ```swift
/// struct Loud: ButtonStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     configuration.label.padding(configuration.isPressed ? 20 : 10)
///   }
/// }
/// ```
#if MainActor
  @MainActor
#endif
public protocol ControlStyle {
  /// The properties of a view of this kind.
  associatedtype Parts
  /// The view as it looks.
  associatedtype Body: View

  /// Makes the view.
  ///
  /// - Parameter configuration: Its parts.
  /// - Returns: The view as it looks.
  @ViewBuilder func makeBody(configuration: Parts) -> Body
}

extension ControlStyle {
  /// The view without its type.
  func anyBody(_ configuration: Parts) -> any View {
    makeBody(configuration: configuration)
  }
}
