// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension Screen: Responder {
  /// Nothing: the screen is the last one.
  public var next: (any Responder)? { nil }
  /// No: only nodes take what is typed.
  public var canBecomeFirstResponder: Bool { false }
  /// Yes.
  public var canResignFirstResponder: Bool { true }
  /// Never.
  public var isFirstResponder: Bool { false }
  /// Does nothing and answers no.
  @discardableResult
  public func becomeFirstResponder() -> Bool { false }
  /// Does nothing and answers yes.
  @discardableResult
  public func resignFirstResponder() -> Bool { true }
  /// Touches that nobody used end here.
  public func touchesBegan(_ touches: Set<Touch>, with event: Event?) {}
  /// Touches that nobody used end here.
  public func touchesMoved(_ touches: Set<Touch>, with event: Event?) {}
  /// Touches that nobody used end here.
  public func touchesEnded(_ touches: Set<Touch>, with event: Event?) {}
  /// Touches that nobody used end here.
  public func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {}
}
