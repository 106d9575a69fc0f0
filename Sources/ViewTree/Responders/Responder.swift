// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// An object that handles touches and typing or forwards them: a node, a controller, or the screen.
///
/// UIKit: `UIResponder`.
///
/// Events that a responder doesn't handle are passed to its ``next`` responder: from a controller's
/// view to the controller, otherwise to the superview, and finally to the screen.
#if MainActor
  @MainActor
#endif
public protocol Responder: AnyObject {
  /// The next responder in the chain, or `nil` at its end.
  var next: (any Responder)? { get }

  /// A Boolean value that indicates whether the responder can become first responder.
  var canBecomeFirstResponder: Bool { get }
  /// A Boolean value that indicates whether the responder can resign first responder.
  var canResignFirstResponder: Bool { get }
  /// A Boolean value that indicates whether the responder is the first responder.
  var isFirstResponder: Bool { get }
  /// Requests that the responder become first responder, and returns whether it is now.
  @discardableResult
  func becomeFirstResponder() -> Bool
  /// Requests that the responder resign first responder, and returns whether it did.
  @discardableResult
  func resignFirstResponder() -> Bool

  /// Called when touches begin.
  func touchesBegan(_ touches: Set<Touch>, with event: Event?)
  /// Called when touches move.
  func touchesMoved(_ touches: Set<Touch>, with event: Event?)
  /// Called when touches end.
  func touchesEnded(_ touches: Set<Touch>, with event: Event?)
  /// Called when touches are canceled, for example by a gesture.
  func touchesCancelled(_ touches: Set<Touch>, with event: Event?)
}

/// A responder that accepts text from the keyboard.
///
/// UIKit: `UIKeyInput`.
public protocol KeyInput: Responder {
  /// A Boolean value that indicates whether there is any text.
  var hasText: Bool { get }
  /// Inserts text.
  func insertText(_ text: String)
  /// Deletes the last character.
  func deleteBackward()
}

extension Responder {
  /// Forwards touches through the loop that delivers the event, which calls the next responder
  /// after this one has returned, so that a chain of any length needs no recursion.
  package func passOn(
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
