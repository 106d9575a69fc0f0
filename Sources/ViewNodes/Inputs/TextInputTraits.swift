// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The properties of the keyboard for a text.
///
/// UIKit: `UITextInputTraits`.
#if MainActor
  @MainActor
#endif
public protocol TextInputTraits: AnyObject {
  /// The type of the keyboard.
  var keyboardType: KeyboardType { get set }
  /// The title of the Return key.
  var returnKeyType: ReturnKeyType { get set }
  /// The appearance of the keyboard.
  var keyboardAppearance: KeyboardAppearance { get set }
  /// The automatic capitalization.
  var autocapitalizationType: TextAutocapitalizationType { get set }
  /// The autocorrection behavior.
  var autocorrectionType: TextAutocorrectionType { get set }
  /// The spell-checking behavior.
  var spellCheckingType: TextSpellCheckingType { get set }
  /// A Boolean value that indicates whether the Return key is disabled while there is no text.
  var enablesReturnKeyAutomatically: Bool { get set }
}

/// The type of the keyboard for an input.
///
/// UIKit: `UIKeyboardType`.
public nonisolated enum KeyboardType: Int, Hashable, Sendable, CaseIterable {
  /// The keyboard of the user's language.
  case `default` = 0
  /// ASCII characters.
  case asciiCapable = 1
  /// Digits and punctuation.
  case numbersAndPunctuation = 2
  // Spelled as in UIKit.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A keyboard for URLs.
  case URL = 3
  /// The digits 0 to 9, without a Return key.
  case numberPad = 4
  /// A keypad for telephone numbers, without a Return key.
  case phonePad = 5
  /// A keypad for a name or a telephone number, without a Return key.
  case namePhonePad = 6
  /// A keyboard for email addresses.
  case emailAddress = 7
  /// Digits and a decimal separator, without a Return key.
  case decimalPad = 8
  /// A keyboard with @ and #.
  case twitter = 9
  /// A keyboard for searching the web.
  case webSearch = 10
  /// ASCII digits, without a Return key.
  case asciiCapableNumberPad = 11

  /// A Boolean value that indicates whether the keyboard has a Return key, as all but the keypads
  /// do.
  public var hasReturnKey: Bool {
    switch self {
    case .numberPad, .phonePad, .namePhonePad, .decimalPad, .asciiCapableNumberPad: false
    default: true
    }
  }
}

/// The title of the Return key.
///
/// UIKit: `UIReturnKeyType`.
public nonisolated enum ReturnKeyType: Int, Hashable, Sendable, CaseIterable {
  /// “return”.
  case `default` = 0
  /// “Go”.
  case go = 1
  /// “Google”.
  case google = 2
  /// “Join”.
  case join = 3
  /// “Next”.
  case next = 4
  /// “Route”.
  case route = 5
  /// “Search”.
  case search = 6
  /// “Send”.
  case send = 7
  /// “Yahoo”.
  case yahoo = 8
  /// “Done”.
  case done = 9
  /// “Emergency Call”.
  case emergencyCall = 10
  /// “Continue”.
  case `continue` = 11
}

/// The automatic capitalization of typed text.
///
/// UIKit: `UITextAutocapitalizationType`.
public nonisolated enum TextAutocapitalizationType: Int, Hashable, Sendable, CaseIterable {
  /// No capitalization.
  case none = 0
  /// The first letter of each word.
  case words = 1
  /// The first letter of each sentence.
  case sentences = 2
  /// All letters.
  case allCharacters = 3
}

/// The autocorrection of typed text.
///
/// UIKit: `UITextAutocorrectionType`.
public nonisolated enum TextAutocorrectionType: Int, Hashable, Sendable, CaseIterable {
  /// As appropriate for the language.
  case `default` = 0
  /// Autocorrection is disabled.
  case no = 1
  /// Autocorrection is enabled.
  case yes = 2
}

/// The spell checking of typed text.
///
/// UIKit: `UITextSpellCheckingType`.
public nonisolated enum TextSpellCheckingType: Int, Hashable, Sendable, CaseIterable {
  /// Enabled if autocorrection is enabled.
  case `default` = 0
  /// Spell checking is disabled.
  case no = 1
  /// Spell checking is enabled.
  case yes = 2
}

/// The appearance of the keyboard.
///
/// UIKit: `UIKeyboardAppearance`.
public nonisolated enum KeyboardAppearance: Int, Hashable, Sendable, CaseIterable {
  /// As appropriate for the input.
  case `default` = 0
  /// A dark keyboard.
  case dark = 1
  /// A light keyboard.
  case light = 2
}

/// The meaning of an input's text.
///
/// UIKit: `UITextContentType`.
public nonisolated struct TextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the content type.
  public let rawValue: String

  /// Creates a content type from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A person's name.
  public static let name = TextContentType(rawValue: "name")
  /// An email address.
  public static let emailAddress = TextContentType(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = TextContentType(rawValue: "tel")
  /// An account name.
  public static let username = TextContentType(rawValue: "username")
  /// An account password.
  public static let password = TextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = TextContentType(rawValue: "new-password")
  /// A one-time code.
  public static let oneTimeCode = TextContentType(rawValue: "one-time-code")
  // Spelled as in UIKit.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A URL.
  public static let URL = TextContentType(rawValue: "url")
}
