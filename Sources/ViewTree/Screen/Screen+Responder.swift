// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension Screen: Responder {
  /// Always `nil`, because the screen ends the responder chain.
  public var next: (any Responder)? { nil }
  /// Always `false`, because only nodes become first responder.
  public var canBecomeFirstResponder: Bool { false }
  /// Always `true`.
  public var canResignFirstResponder: Bool { true }
  /// Always `false`.
  public var isFirstResponder: Bool { false }
  /// Returns `false` and does nothing.
  @discardableResult
  public func becomeFirstResponder() -> Bool { false }
  /// Returns `true` and does nothing.
  @discardableResult
  public func resignFirstResponder() -> Bool { true }
  /// Receives touches that no responder handled, and does nothing.
  public func touchesBegan(_ touches: Set<Touch>, with event: Event?) {}
  /// Receives touches that no responder handled, and does nothing.
  public func touchesMoved(_ touches: Set<Touch>, with event: Event?) {}
  /// Receives touches that no responder handled, and does nothing.
  public func touchesEnded(_ touches: Set<Touch>, with event: Event?) {}
  /// Receives touches that no responder handled, and does nothing.
  public func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {}
}
