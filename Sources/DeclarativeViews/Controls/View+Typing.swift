// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

/// The kind of automatic capitalization that a keyboard applies.
///
/// SwiftUI: `TextInputAutocapitalization`.
public nonisolated struct TextInputAutocapitalization: Hashable, Sendable {
  let type: TextAutocapitalizationType

  /// No capitalization.
  public static let never = TextInputAutocapitalization(type: .none)
  /// Capitalization of the first letter of each word.
  public static let words = TextInputAutocapitalization(type: .words)
  /// Capitalization of the first letter of each sentence.
  public static let sentences = TextInputAutocapitalization(type: .sentences)
  /// Capitalization of all letters.
  public static let characters = TextInputAutocapitalization(type: .allCharacters)
}

extension View {
  /// Sets the automatic capitalization in text fields in the view.
  ///
  /// - Parameter autocapitalization: The kind of capitalization; nil leaves it to the keyboard.
  /// - Returns: The modified view.
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    environment(\.capitalization, autocapitalization?.type ?? .sentences)
  }

  /// Sets the automatic capitalization in text fields in the view.
  ///
  /// - Parameter style: The kind of capitalization.
  /// - Returns: The modified view.
  public func autocapitalization(_ style: TextAutocapitalizationType) -> some View {
    environment(\.capitalization, style)
  }

  /// Sets whether autocorrection is disabled in text fields in the view.
  ///
  /// - Parameter disable: Whether it is disabled.
  /// - Returns: The modified view.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.correction, disable ? .no : .default)
  }

  /// Sets whether autocorrection is disabled in text fields in the view.
  ///
  /// - Parameter disable: Whether it is disabled.
  /// - Returns: The modified view.
  public func disableAutocorrection(_ disable: Bool?) -> some View {
    environment(\.correction, disable == true ? .no : .default)
  }
}
