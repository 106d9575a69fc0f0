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

/// The label of the Return key.
///
/// SwiftUI: `SubmitLabel`.
public nonisolated struct SubmitLabel: Hashable, Sendable {
  private let name: String

  /// Done.
  public static let done = SubmitLabel(name: "done")
  /// Go.
  public static let go = SubmitLabel(name: "go")
  /// Send.
  public static let send = SubmitLabel(name: "send")
  /// Join.
  public static let join = SubmitLabel(name: "join")
  /// Route.
  public static let route = SubmitLabel(name: "route")
  /// Search.
  public static let search = SubmitLabel(name: "search")
  /// Return.
  public static let `return` = SubmitLabel(name: "return")
  /// Next.
  public static let next = SubmitLabel(name: "next")
  /// Continue.
  public static let `continue` = SubmitLabel(name: "continue")
}

extension View {
  /// Sets the label of the Return key for text fields in the view.
  ///
  /// - Parameter submitLabel: Has no effect: there is no keyboard.
  /// - Returns: The view.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

  /// Sets the meaning of text in fields in the view, for suggestions of the keyboard.
  ///
  /// - Parameter textContentType: Has no effect: there is no keyboard.
  /// - Returns: The view.
  public func textContentType(_ textContentType: TextContentType?) -> some View { self }

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
