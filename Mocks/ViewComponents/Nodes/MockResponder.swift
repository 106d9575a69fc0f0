// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

#if !UIKitViews
  public import StyledViewMocks
  public import ViewNodes

  /// A responder that records touches and typed text, and passes nothing on.
  ///
  /// Use it at the end of a responder chain, or in place of an input.
  public final class MockResponder: KeyInput {
    /// Creates the mock.
    public init() {}

    // MARK: Responder

    /// The value of ``next``.
    public var nextAnswer: (any Responder)?
    /// Returns the configured value.
    public var next: (any Responder)? { nextAnswer }
    /// The value of ``canBecomeFirstResponder``.
    public var canBecomeFirstResponderAnswer = true
    /// Returns the configured value.
    public var canBecomeFirstResponder: Bool { canBecomeFirstResponderAnswer }
    /// The value of ``canResignFirstResponder``.
    public var canResignFirstResponderAnswer = true
    /// Returns the configured value.
    public var canResignFirstResponder: Bool { canResignFirstResponderAnswer }
    /// A Boolean value that indicates whether the mock is the first responder.
    public private(set) var isFirstResponder = false

    /// The calls to ``becomeFirstResponder()``.
    public let becomeFirstResponderCalls = CallRecorder<Void, Void>()
    /// The calls to ``resignFirstResponder()``.
    public let resignFirstResponderCalls = CallRecorder<Void, Void>()

    /// Records the call, and becomes the first responder if it can.
    @discardableResult
    public func becomeFirstResponder() -> Bool {
      becomeFirstResponderCalls.record(())
      if canBecomeFirstResponder { isFirstResponder = true }
      return isFirstResponder
    }

    /// Records the call, and resigns as the first responder if it can.
    @discardableResult
    public func resignFirstResponder() -> Bool {
      resignFirstResponderCalls.record(())
      if canResignFirstResponder { isFirstResponder = false }
      return !isFirstResponder
    }

    // MARK: Touches

    /// The calls to ``touchesBegan(_:with:)``.
    public let touchesBeganCalls = CallRecorder<(touches: Set<Touch>, event: Event?), Void>()
    /// The calls to ``touchesMoved(_:with:)``.
    public let touchesMovedCalls = CallRecorder<(touches: Set<Touch>, event: Event?), Void>()
    /// The calls to ``touchesEnded(_:with:)``.
    public let touchesEndedCalls = CallRecorder<(touches: Set<Touch>, event: Event?), Void>()
    /// The calls to ``touchesCancelled(_:with:)``.
    public let touchesCancelledCalls = CallRecorder<(touches: Set<Touch>, event: Event?), Void>()

    /// Records the call.
    public func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
      touchesBeganCalls.record((touches, event))
    }

    /// Records the call.
    public func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
      touchesMovedCalls.record((touches, event))
    }

    /// Records the call.
    public func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
      touchesEndedCalls.record((touches, event))
    }

    /// Records the call.
    public func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
      touchesCancelledCalls.record((touches, event))
    }

    // MARK: Typing

    /// The value of ``hasText``.
    public var hasTextAnswer = false
    /// Returns the configured value.
    public var hasText: Bool { hasTextAnswer }
    /// The calls to ``insertText(_:)``.
    public let insertTextCalls = CallRecorder<String, Void>()
    /// The calls to ``deleteBackward()``.
    public let deleteBackwardCalls = CallRecorder<Void, Void>()

    /// Records the call.
    public func insertText(_ text: String) {
      insertTextCalls.record(text)
    }

    /// Records the call.
    public func deleteBackward() {
      deleteBackwardCalls.record(())
    }
  }
#endif
