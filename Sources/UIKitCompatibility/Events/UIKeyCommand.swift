// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

/// A combination of keys on a hardware keyboard, with the method that it calls.
///
/// An alias of ``KeyCommand``.
public typealias UIKeyCommand = KeyCommand

/// Keys that are held down while another key is pressed.
///
/// An alias of ``KeyModifierFlags``.
public typealias UIKeyModifierFlags = KeyModifierFlags

extension UIKeyCommand {
  /// The Up Arrow key.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The Down Arrow key.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The Left Arrow key.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The Right Arrow key.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// The Escape key.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  /// The Page Up key.
  public nonisolated static let inputPageUp = "UIKeyInputPageUp"
  /// The Page Down key.
  public nonisolated static let inputPageDown = "UIKeyInputPageDown"
  /// The Home key.
  public nonisolated static let inputHome = "UIKeyInputHome"
  /// The End key.
  public nonisolated static let inputEnd = "UIKeyInputEnd"
  /// The Delete key.
  public nonisolated static let inputDelete = "UIKeyInputDelete"

  /// Creates a command.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The image.
  ///   - action: The method, called with the command on the first responder that has it.
  ///   - input: The character of the key, or one of the names of keys.
  ///   - modifierFlags: The keys that are held down.
  ///   - propertyList: Ignored.
  ///   - discoverabilityTitle: A longer title, which isn't shown.
  public convenience init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    discoverabilityTitle: String? = nil
  ) {
    self.init(
      title: title, image: image, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle, selector: action
    ) { action.call($0, $1, nil) }
  }

  /// Creates a command without a title.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector
  ) {
    self.init(action: action, input: input, modifierFlags: modifierFlags)
  }

  /// The method that the command calls.
  public final var action: Selector? { selector as? Selector }
}

extension Screen {
  /// Presses a key on a hardware keyboard.
  ///
  /// The first matching command of the responder chain, which begins with the first responder or
  /// else with the root view controller, is called on the first responder that has its method.
  ///
  /// - Parameters:
  ///   - input: The character of the key, or one of the names of keys in ``UIKeyCommand``.
  ///   - modifierFlags: The keys that are held down.
  /// - Returns: Whether a command was performed.
  @discardableResult
  public final func pressKey(_ input: String, modifierFlags: UIKeyModifierFlags = []) -> Bool {
    let root: (any Responder)? = rootNode?.window?.rootViewController ?? rootNode
    let start = firstResponder ?? root
    var responder = start
    while let current = responder {
      let commands = (current as? UIResponder)?.keyCommands ?? []
      let pressed = commands.first {
        $0.input?.lowercased() == input.lowercased() && $0.modifierFlags == modifierFlags
      }
      if let pressed { return perform(pressed, from: start) }
      responder = current.next
    }
    return false
  }

  private final func perform(_ command: UIKeyCommand, from start: (any Responder)?) -> Bool {
    var responder = start
    while let current = responder {
      if command.call(current, command) { return true }
      responder = current.next
    }
    return false
  }
}
