// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

/// The kind of automatic capitalization that a keyboard applies.
///
/// SwiftUI: `TextInputAutocapitalization`.
public nonisolated struct TextInputAutocapitalization: Hashable, Sendable {
  let type: TextAutocapitalizationType

  /// Nothing.
  public static let never = TextInputAutocapitalization(type: .none)
  /// Makes the first letter of each word a capital.
  public static let words = TextInputAutocapitalization(type: .words)
  /// Makes the first letter of each sentence a capital.
  public static let sentences = TextInputAutocapitalization(type: .sentences)
  /// Makes all letters capitals.
  public static let characters = TextInputAutocapitalization(type: .allCharacters)
}

extension View {
  /// Sets the automatic capitalization in text fields in the view.
  ///
  /// - Parameter autocapitalization: The kind of capitalization; nil leaves it to the keyboard.
  /// - Returns: The view.
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    environment(\.capitalization, autocapitalization?.type ?? .sentences)
  }

  /// Sets the automatic capitalization in text fields in the view.
  ///
  /// - Parameter style: The kind of capitalization.
  /// - Returns: The view.
  public func autocapitalization(_ style: TextAutocapitalizationType) -> some View {
    environment(\.capitalization, style)
  }

  /// Sets whether words typed into fields in the view stay as they are.
  ///
  /// - Parameter disable: Whether they do.
  /// - Returns: The view.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.correction, disable ? .no : .default)
  }

  /// Sets whether words typed into fields in the view stay as they are.
  ///
  /// - Parameter disable: Whether they do.
  /// - Returns: The view.
  public func disableAutocorrection(_ disable: Bool?) -> some View {
    environment(\.correction, disable == true ? .no : .default)
  }
}
