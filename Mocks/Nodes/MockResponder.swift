// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewFactory

/// A responder that records what reaches it, passes nothing on, and takes typed text; to be put at
/// the end of a chain, or into a test instead of an input.
public final class MockResponder: KeyInput {
  /// Makes the mock.
  public init() {}

  // MARK: Responder

  /// What ``next`` answers.
  public var nextAnswer: (any Responder)?
  /// Answers as set.
  public var next: (any Responder)? { nextAnswer }
  /// What ``canBecomeFirstResponder`` answers.
  public var canBecomeFirstResponderAnswer = true
  /// Answers as set.
  public var canBecomeFirstResponder: Bool { canBecomeFirstResponderAnswer }
  /// What ``canResignFirstResponder`` answers.
  public var canResignFirstResponderAnswer = true
  /// Answers as set.
  public var canResignFirstResponder: Bool { canResignFirstResponderAnswer }
  /// Whether it became the first responder and has not resigned.
  public private(set) var isFirstResponder = false

  /// How often ``becomeFirstResponder()`` was called.
  public private(set) var becomeFirstResponderCallsCount = 0
  /// How often ``resignFirstResponder()`` was called.
  public private(set) var resignFirstResponderCallsCount = 0

  /// Records the call; becomes the first responder if it can.
  @discardableResult
  public func becomeFirstResponder() -> Bool {
    becomeFirstResponderCallsCount += 1
    if canBecomeFirstResponder { isFirstResponder = true }
    return isFirstResponder
  }

  /// Records the call; resigns if it can.
  @discardableResult
  public func resignFirstResponder() -> Bool {
    resignFirstResponderCallsCount += 1
    if canResignFirstResponder { isFirstResponder = false }
    return !isFirstResponder
  }

  // MARK: Touches

  /// The arguments of the calls of ``touchesBegan(_:with:)``, in order.
  public private(set) var touchesBeganCalls: [(touches: Set<Touch>, event: Event?)] = []
  /// The arguments of the calls of ``touchesMoved(_:with:)``, in order.
  public private(set) var touchesMovedCalls: [(touches: Set<Touch>, event: Event?)] = []
  /// The arguments of the calls of ``touchesEnded(_:with:)``, in order.
  public private(set) var touchesEndedCalls: [(touches: Set<Touch>, event: Event?)] = []
  /// The arguments of the calls of ``touchesCancelled(_:with:)``, in order.
  public private(set) var touchesCancelledCalls: [(touches: Set<Touch>, event: Event?)] = []
  /// How often ``touchesBegan(_:with:)`` was called.
  public var touchesBeganCallsCount: Int { touchesBeganCalls.count }
  /// How often ``touchesMoved(_:with:)`` was called.
  public var touchesMovedCallsCount: Int { touchesMovedCalls.count }
  /// How often ``touchesEnded(_:with:)`` was called.
  public var touchesEndedCallsCount: Int { touchesEndedCalls.count }
  /// How often ``touchesCancelled(_:with:)`` was called.
  public var touchesCancelledCallsCount: Int { touchesCancelledCalls.count }

  /// Records the call.
  public func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    touchesBeganCalls.append((touches: touches, event: event))
  }

  /// Records the call.
  public func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    touchesMovedCalls.append((touches: touches, event: event))
  }

  /// Records the call.
  public func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    touchesEndedCalls.append((touches: touches, event: event))
  }

  /// Records the call.
  public func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    touchesCancelledCalls.append((touches: touches, event: event))
  }

  // MARK: Typing

  /// What ``hasText`` answers.
  public var hasTextAnswer = false
  /// Answers as set.
  public var hasText: Bool { hasTextAnswer }
  /// The arguments of the calls of ``insertText(_:)``, in order.
  public private(set) var insertTextCalls: [String] = []
  /// How often ``insertText(_:)`` was called.
  public var insertTextCallsCount: Int { insertTextCalls.count }
  /// How often ``deleteBackward()`` was called.
  public private(set) var deleteBackwardCallsCount = 0

  /// Records the call.
  public func insertText(_ text: String) {
    insertTextCalls.append(text)
  }

  /// Records the call.
  public func deleteBackward() {
    deleteBackwardCallsCount += 1
  }
}
