// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

/// A key that writes nothing.
public enum Key: Hashable, Sendable, CaseIterable {
  /// The return key, whatever it says.
  case `return`
  /// The key that deletes what is chosen, or the character before the caret.
  case delete
  /// The arrow of a keyboard on a table that moves the caret by a character to the beginning.
  case back
  /// The arrow of a keyboard on a table that moves the caret by a character to the end.
  case forward
}

extension Screen {
  /// Types a text, character by character, into what is being edited; a line feed presses the return
  /// key.
  ///
  /// - Throws: ``DriverError/nothingTakesText`` if nothing is edited, and
  ///   ``DriverError/missingKey(_:keyboard:node:)`` for a character that the keyboard does not have;
  ///   those before it have been typed then.
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
  /// - Throws: ``DriverError/nothingTakesText`` if nothing is edited, and
  ///   ``DriverError/missingKey(_:keyboard:node:)`` if the keyboard has no return key.
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
