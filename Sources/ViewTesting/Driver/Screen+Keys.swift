// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

/// A key that doesn't insert text.
public nonisolated enum Key: Hashable, Sendable, CaseIterable {
  /// The Return key, regardless of its title.
  case `return`
  /// The Delete key, which deletes the selection or the character before the caret.
  case delete
  /// The arrow key of a hardware keyboard that moves the caret back by a character.
  case back
  /// The arrow key of a hardware keyboard that moves the caret forward by a character.
  case forward
}

extension Screen {
  /// Types text into the first responder, one character at a time; a line feed presses the Return
  /// key.
  ///
  /// - Throws: ``DriverError/nothingTakesText`` if there is no first responder, and
  ///   ``DriverError/missingKey(_:keyboard:node:)`` for a character that isn't on the keyboard,
  ///   after typing those before it.
  public func type(_ text: String) throws {
    for character in text {
      guard !character.isNewline else {
        try press(.return)
        continue
      }
      let target = try typingTarget()
      if let input = target as? InputNode, !input.keyboardType.has(character) {
        throw DriverError.missingKey(
          "“\(character)”", keyboard: input.keyboardType.name, node: input.debugName)
      }
      target.insertText(String(character))
      layoutIfNeeded()
    }
  }

  /// Presses a key.
  ///
  /// - Throws: ``DriverError/nothingTakesText`` if there is no first responder, and
  ///   ``DriverError/missingKey(_:keyboard:node:)`` if the keyboard has no Return key.
  public func press(_ key: Key) throws {
    let target = try typingTarget()
    switch key {
    case .return:
      if let input = target as? InputNode, !input.keyboardType.hasReturnKey {
        throw DriverError.missingKey(
          "return", keyboard: input.keyboardType.name, node: input.debugName)
      }
      target.insertText("\n")
    case .delete:
      target.deleteBackward()
    case .back: (target as? InputNode)?.moveCaret(by: -1)
    case .forward: (target as? InputNode)?.moveCaret(by: 1)
    }
    layoutIfNeeded()
  }

  private func typingTarget() throws -> any KeyInput {
    layoutIfNeeded()
    guard let target = firstResponder as? any KeyInput else { throw DriverError.nothingTakesText }
    return target
  }
}

extension KeyboardType {
  fileprivate func has(_ character: Character) -> Bool {
    switch self {
    case .numberPad, .asciiCapableNumberPad: character.isNumber
    case .decimalPad: character.isNumber || character == "." || character == ","
    case .phonePad: character.isNumber || "+*#,; ".contains(character)
    default: true
    }
  }

  fileprivate var name: String { String(describing: self) }
}
