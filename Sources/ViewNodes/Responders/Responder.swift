// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Something that takes touches and typing and passes on what it does not use: nodes, controllers
/// and the screen. UIKit: `UIResponder`.
///
/// What a responder does not use goes to its ``next`` one: from a node to its controller if it is
/// the controller's own node, then to the superview, and at last to the screen.
public protocol Responder: AnyObject {
  /// Who is asked next; `nil` at the end of the chain.
  var next: (any Responder)? { get }

  /// Whether this responder can take what is typed.
  var canBecomeFirstResponder: Bool { get }
  /// Whether it gives up taking what is typed when asked.
  var canResignFirstResponder: Bool { get }
  /// Whether it takes what is typed.
  var isFirstResponder: Bool { get }
  /// Asks to take what is typed; answers whether it does now.
  @discardableResult
  func becomeFirstResponder() -> Bool
  /// Asks to stop taking what is typed; answers whether it has stopped.
  @discardableResult
  func resignFirstResponder() -> Bool

  /// Called when fingers come down.
  func touchesBegan(_ touches: Set<Touch>, with event: Event?)
  /// Called when fingers move.
  func touchesMoved(_ touches: Set<Touch>, with event: Event?)
  /// Called when fingers are lifted.
  func touchesEnded(_ touches: Set<Touch>, with event: Event?)
  /// Called when touches are taken away, by a gesture for example.
  func touchesCancelled(_ touches: Set<Touch>, with event: Event?)
}

/// Takes text from the keyboard. UIKit: `UIKeyInput`.
public protocol KeyInput: Responder {
  /// Whether there is any text.
  var hasText: Bool { get }
  /// Types a text.
  func insertText(_ text: String)
  /// Deletes the last character.
  func deleteBackward()
}

extension Responder {
  /// Hands touches on: to the loop that delivers the event, which asks the next responder once this
  /// one has returned. So a chain of any length needs no stack.
  func passOn(
    _ touches: Set<Touch>, _ event: Event?,
    _ handler: (any Responder) -> (Set<Touch>, Event?) -> Void
  ) {
    if let event {
      event.passedOnBy = self
    } else if let next {
      handler(next)(touches, nil)
    }
  }
}
