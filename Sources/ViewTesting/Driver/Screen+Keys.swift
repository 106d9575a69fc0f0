// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
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
  /// The arrow key of a hardware keyboard that moves the caret up by a line.
  case up
  /// The arrow key of a hardware keyboard that moves the caret down by a line.
  case down
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
      if let keyboard = (target as? any TextInputTraits)?.keyboardType, !keyboard.has(character) {
        throw DriverError.missingKey(
          "“\(character)”", keyboard: keyboard.name, node: firstResponder?.debugName ?? "")
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
      if let keyboard = (target as? any TextInputTraits)?.keyboardType, !keyboard.hasReturnKey {
        throw DriverError.missingKey(
          "return", keyboard: keyboard.name, node: firstResponder?.debugName ?? "")
      }
      target.insertText("\n")
    case .delete:
      target.deleteBackward()
    case .back: (target as? any EditedText)?.moveCaret(by: -1)
    case .forward: (target as? any EditedText)?.moveCaret(by: 1)
    case .up: (target as? TextAreaNode)?.moveCaret(byLines: -1)
    case .down: (target as? TextAreaNode)?.moveCaret(byLines: 1)
    }
    layoutIfNeeded()
  }

  /// Selects the first occurrence of a text in the first responder.
  ///
  /// - Throws: ``DriverError/nothingTakesText`` if there is no first responder with a text, and
  ///   ``DriverError/noSuchText(_:node:)`` if its text doesn't contain the specified one.
  public func selectText(_ text: String) throws {
    layoutIfNeeded()
    guard let node = firstResponder, let input = node as? any EditedText else {
      throw DriverError.nothingTakesText
    }
    let whole = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
    let string = whole.flatMap(input.text(in:)) ?? ""
    guard let found = string.range(of: text) else {
      throw DriverError.noSuchText(text, node: node.debugName)
    }
    let start = string.utf16.distance(from: string.startIndex, to: found.lowerBound)
    input.select(start..<start + text.utf16.count)
    layoutIfNeeded()
  }

  /// Selects the whole text of the first responder.
  ///
  /// - Throws: ``DriverError/nothingTakesText`` if there is no first responder with a text.
  public func selectAllText() throws {
    layoutIfNeeded()
    guard let input = firstResponder as? any EditedText else { throw DriverError.nothingTakesText }
    input.select(0..<input.textLength)
    layoutIfNeeded()
  }

  private func typingTarget() throws -> any KeyInput {
    layoutIfNeeded()
    guard let target = firstResponder as? any KeyInput,
      (target as? any EditedText)?.takesText != false
    else { throw DriverError.nothingTakesText }
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
