// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Which keyboard is shown for an input. UIKit: `UIKeyboardType`.
public enum KeyboardType: Int, Hashable, Sendable, CaseIterable {
  /// The keyboard of the user's language.
  case `default` = 0
  /// Letters, digits and signs of ASCII.
  case asciiCapable = 1
  /// Digits and punctuation.
  case numbersAndPunctuation = 2
  // UIKit spells it so.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// For addresses of the web.
  case URL = 3
  /// The digits 0 to 9, without a return key.
  case numberPad = 4
  /// For telephone numbers, without a return key.
  case phonePad = 5
  /// For a name or a telephone number, without a return key.
  case namePhonePad = 6
  /// For addresses of mail.
  case emailAddress = 7
  /// Digits and a decimal separator, without a return key.
  case decimalPad = 8
  /// With @ and #.
  case twitter = 9
  /// For searching the web.
  case webSearch = 10
  /// The digits of ASCII, without a return key.
  case asciiCapableNumberPad = 11

  /// A Boolean value that indicates whether the keyboard has a return key; the pads have none.
  public var hasReturnKey: Bool {
    switch self {
    case .numberPad, .phonePad, .namePhonePad, .decimalPad, .asciiCapableNumberPad: false
    default: true
    }
  }
}

/// What the return key says. UIKit: `UIReturnKeyType`.
public enum ReturnKeyType: Int, Hashable, Sendable, CaseIterable {
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

/// When the keyboard writes capital letters by itself. UIKit: `UITextAutocapitalizationType`.
public enum TextAutocapitalizationType: Int, Hashable, Sendable, CaseIterable {
  /// Never.
  case none = 0
  /// At the beginning of words.
  case words = 1
  /// At the beginning of sentences.
  case sentences = 2
  /// Always.
  case allCharacters = 3
}

/// Whether words are corrected while typing. UIKit: `UITextAutocorrectionType`.
public enum TextAutocorrectionType: Int, Hashable, Sendable, CaseIterable {
  /// As suits the language.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether spelling is checked while typing. UIKit: `UITextSpellCheckingType`.
public enum TextSpellCheckingType: Int, Hashable, Sendable, CaseIterable {
  /// If words are corrected.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// The appearance of the keyboard. UIKit: `UIKeyboardAppearance`.
public enum KeyboardAppearance: Int, Hashable, Sendable, CaseIterable {
  /// As suits the input.
  case `default` = 0
  /// Dark.
  case dark = 1
  /// Light.
  case light = 2
}

/// What an input's text means. UIKit: `UITextContentType`.
public struct TextContentType: RawRepresentable, Hashable, Sendable {
  /// The meaning's name.
  public let rawValue: String

  /// Creates a meaning from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A person's name.
  public static let name = TextContentType(rawValue: "name")
  /// An address of mail.
  public static let emailAddress = TextContentType(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = TextContentType(rawValue: "tel")
  /// The name of an account.
  public static let username = TextContentType(rawValue: "username")
  /// The password of an account.
  public static let password = TextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = TextContentType(rawValue: "new-password")
  /// A code that was sent to the user.
  public static let oneTimeCode = TextContentType(rawValue: "one-time-code")
  // UIKit spells it so.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// An address of the web.
  public static let URL = TextContentType(rawValue: "url")
}
