// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewFactory

/// A delegate of inputs that records what it is asked and told, and answers as set.
public final class MockInputNodeDelegate: InputNodeDelegate {
  /// Makes the mock.
  public init() {}

  // MARK: textFieldShouldBeginEditing(_:)

  /// The arguments of the calls of ``textFieldShouldBeginEditing(_:)``, in order.
  public private(set) var shouldBeginEditingCalls: [InputNode] = []
  /// How often ``textFieldShouldBeginEditing(_:)`` was called.
  public var shouldBeginEditingCallsCount: Int { shouldBeginEditingCalls.count }
  /// What ``textFieldShouldBeginEditing(_:)`` answers.
  public var shouldBeginEditingAnswer: Bool = true

  /// Records the call and answers as set.
  public func textFieldShouldBeginEditing(_ textField: InputNode) -> Bool {
    shouldBeginEditingCalls.append(textField)
    return shouldBeginEditingAnswer
  }

  // MARK: textFieldDidBeginEditing(_:)

  /// The arguments of the calls of ``textFieldDidBeginEditing(_:)``, in order.
  public private(set) var didBeginEditingCalls: [InputNode] = []
  /// How often ``textFieldDidBeginEditing(_:)`` was called.
  public var didBeginEditingCallsCount: Int { didBeginEditingCalls.count }

  /// Records the call.
  public func textFieldDidBeginEditing(_ textField: InputNode) {
    didBeginEditingCalls.append(textField)
  }

  // MARK: textFieldShouldEndEditing(_:)

  /// The arguments of the calls of ``textFieldShouldEndEditing(_:)``, in order.
  public private(set) var shouldEndEditingCalls: [InputNode] = []
  /// How often ``textFieldShouldEndEditing(_:)`` was called.
  public var shouldEndEditingCallsCount: Int { shouldEndEditingCalls.count }
  /// What ``textFieldShouldEndEditing(_:)`` answers.
  public var shouldEndEditingAnswer: Bool = true

  /// Records the call and answers as set.
  public func textFieldShouldEndEditing(_ textField: InputNode) -> Bool {
    shouldEndEditingCalls.append(textField)
    return shouldEndEditingAnswer
  }

  // MARK: textFieldDidEndEditing(_:reason:)

  /// The arguments of the calls of ``textFieldDidEndEditing(_:reason:)``, in order.
  public private(set) var didEndEditingCalls:
    [(textField: InputNode, reason: InputNode.DidEndEditingReason)] = []
  /// How often ``textFieldDidEndEditing(_:reason:)`` was called.
  public var didEndEditingCallsCount: Int { didEndEditingCalls.count }

  /// Records the call.
  public func textFieldDidEndEditing(_ textField: InputNode, reason: InputNode.DidEndEditingReason)
  {
    didEndEditingCalls.append((textField: textField, reason: reason))
  }

  // MARK: textField(_:shouldChangeCharactersIn:replacementString:)

  /// The arguments of the calls of ``textField(_:shouldChangeCharactersIn:replacementString:)``, in order.
  public private(set) var shouldChangeCharactersCalls:
    [(textField: InputNode, range: NSRange, string: String)] = []
  /// How often ``textField(_:shouldChangeCharactersIn:replacementString:)`` was called.
  public var shouldChangeCharactersCallsCount: Int { shouldChangeCharactersCalls.count }
  /// What ``textField(_:shouldChangeCharactersIn:replacementString:)`` answers.
  public var shouldChangeCharactersAnswer: Bool = true

  /// Records the call and answers as set.
  public func textField(
    _ textField: InputNode, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    shouldChangeCharactersCalls.append((textField: textField, range: range, string: string))
    return shouldChangeCharactersAnswer
  }

  // MARK: textFieldDidChangeSelection(_:)

  /// The arguments of the calls of ``textFieldDidChangeSelection(_:)``, in order.
  public private(set) var didChangeSelectionCalls: [InputNode] = []
  /// How often ``textFieldDidChangeSelection(_:)`` was called.
  public var didChangeSelectionCallsCount: Int { didChangeSelectionCalls.count }

  /// Records the call.
  public func textFieldDidChangeSelection(_ textField: InputNode) {
    didChangeSelectionCalls.append(textField)
  }

  // MARK: textFieldShouldClear(_:)

  /// The arguments of the calls of ``textFieldShouldClear(_:)``, in order.
  public private(set) var shouldClearCalls: [InputNode] = []
  /// How often ``textFieldShouldClear(_:)`` was called.
  public var shouldClearCallsCount: Int { shouldClearCalls.count }
  /// What ``textFieldShouldClear(_:)`` answers.
  public var shouldClearAnswer: Bool = true

  /// Records the call and answers as set.
  public func textFieldShouldClear(_ textField: InputNode) -> Bool {
    shouldClearCalls.append(textField)
    return shouldClearAnswer
  }

  // MARK: textFieldShouldReturn(_:)

  /// The arguments of the calls of ``textFieldShouldReturn(_:)``, in order.
  public private(set) var shouldReturnCalls: [InputNode] = []
  /// How often ``textFieldShouldReturn(_:)`` was called.
  public var shouldReturnCallsCount: Int { shouldReturnCalls.count }
  /// What ``textFieldShouldReturn(_:)`` answers.
  public var shouldReturnAnswer: Bool = true

  /// Records the call and answers as set.
  public func textFieldShouldReturn(_ textField: InputNode) -> Bool {
    shouldReturnCalls.append(textField)
    return shouldReturnAnswer
  }
}
