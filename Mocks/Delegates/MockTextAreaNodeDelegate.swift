// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewFactory

/// A delegate of text areas that records what it is asked and told, and answers as set.
public final class MockTextAreaNodeDelegate: TextAreaNodeDelegate {
  /// Makes the mock.
  public init() {}

  // MARK: textViewShouldBeginEditing(_:)

  /// The arguments of the calls of ``textViewShouldBeginEditing(_:)``, in order.
  public private(set) var shouldBeginEditingCalls: [TextAreaNode] = []
  /// How often ``textViewShouldBeginEditing(_:)`` was called.
  public var shouldBeginEditingCallsCount: Int { shouldBeginEditingCalls.count }
  /// What ``textViewShouldBeginEditing(_:)`` answers.
  public var shouldBeginEditingAnswer: Bool = true

  /// Records the call and answers as set.
  public func textViewShouldBeginEditing(_ textView: TextAreaNode) -> Bool {
    shouldBeginEditingCalls.append(textView)
    return shouldBeginEditingAnswer
  }

  // MARK: textViewDidBeginEditing(_:)

  /// The arguments of the calls of ``textViewDidBeginEditing(_:)``, in order.
  public private(set) var didBeginEditingCalls: [TextAreaNode] = []
  /// How often ``textViewDidBeginEditing(_:)`` was called.
  public var didBeginEditingCallsCount: Int { didBeginEditingCalls.count }

  /// Records the call.
  public func textViewDidBeginEditing(_ textView: TextAreaNode) {
    didBeginEditingCalls.append(textView)
  }

  // MARK: textViewShouldEndEditing(_:)

  /// The arguments of the calls of ``textViewShouldEndEditing(_:)``, in order.
  public private(set) var shouldEndEditingCalls: [TextAreaNode] = []
  /// How often ``textViewShouldEndEditing(_:)`` was called.
  public var shouldEndEditingCallsCount: Int { shouldEndEditingCalls.count }
  /// What ``textViewShouldEndEditing(_:)`` answers.
  public var shouldEndEditingAnswer: Bool = true

  /// Records the call and answers as set.
  public func textViewShouldEndEditing(_ textView: TextAreaNode) -> Bool {
    shouldEndEditingCalls.append(textView)
    return shouldEndEditingAnswer
  }

  // MARK: textViewDidEndEditing(_:)

  /// The arguments of the calls of ``textViewDidEndEditing(_:)``, in order.
  public private(set) var didEndEditingCalls: [TextAreaNode] = []
  /// How often ``textViewDidEndEditing(_:)`` was called.
  public var didEndEditingCallsCount: Int { didEndEditingCalls.count }

  /// Records the call.
  public func textViewDidEndEditing(_ textView: TextAreaNode) {
    didEndEditingCalls.append(textView)
  }

  // MARK: textView(_:shouldChangeTextIn:replacementText:)

  /// The arguments of the calls of ``textView(_:shouldChangeTextIn:replacementText:)``, in order.
  public private(set) var shouldChangeTextCalls:
    [(textView: TextAreaNode, range: NSRange, text: String)] = []
  /// How often ``textView(_:shouldChangeTextIn:replacementText:)`` was called.
  public var shouldChangeTextCallsCount: Int { shouldChangeTextCalls.count }
  /// What ``textView(_:shouldChangeTextIn:replacementText:)`` answers.
  public var shouldChangeTextAnswer: Bool = true

  /// Records the call and answers as set.
  public func textView(
    _ textView: TextAreaNode, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    shouldChangeTextCalls.append((textView: textView, range: range, text: text))
    return shouldChangeTextAnswer
  }

  // MARK: textViewDidChange(_:)

  /// The arguments of the calls of ``textViewDidChange(_:)``, in order.
  public private(set) var didChangeCalls: [TextAreaNode] = []
  /// How often ``textViewDidChange(_:)`` was called.
  public var didChangeCallsCount: Int { didChangeCalls.count }

  /// Records the call.
  public func textViewDidChange(_ textView: TextAreaNode) {
    didChangeCalls.append(textView)
  }

  // MARK: textViewDidChangeSelection(_:)

  /// The arguments of the calls of ``textViewDidChangeSelection(_:)``, in order.
  public private(set) var didChangeSelectionCalls: [TextAreaNode] = []
  /// How often ``textViewDidChangeSelection(_:)`` was called.
  public var didChangeSelectionCallsCount: Int { didChangeSelectionCalls.count }

  /// Records the call.
  public func textViewDidChangeSelection(_ textView: TextAreaNode) {
    didChangeSelectionCalls.append(textView)
  }
}
