// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewFactory

/// A delegate of inputs that records what it is asked and told, and answers as set.
public final class MockInputNodeDelegate: InputNodeDelegate {
  /// Makes the mock.
  public init() {}

  /// The calls of ``textFieldShouldBeginEditing(_:)``, which answers `true` unless set.
  public let shouldBeginEditingCalls = CallRecorder<InputNode, Bool>()

  /// Records the call and answers as set.
  public func textFieldShouldBeginEditing(_ textField: InputNode) -> Bool {
    shouldBeginEditingCalls.record(textField) { true }
  }

  /// The calls of ``textFieldDidBeginEditing(_:)``.
  public let didBeginEditingCalls = CallRecorder<InputNode, Void>()

  /// Records the call.
  public func textFieldDidBeginEditing(_ textField: InputNode) {
    didBeginEditingCalls.record(textField)
  }

  /// The calls of ``textFieldShouldEndEditing(_:)``, which answers `true` unless set.
  public let shouldEndEditingCalls = CallRecorder<InputNode, Bool>()

  /// Records the call and answers as set.
  public func textFieldShouldEndEditing(_ textField: InputNode) -> Bool {
    shouldEndEditingCalls.record(textField) { true }
  }

  /// The calls of ``textFieldDidEndEditing(_:reason:)``.
  public let didEndEditingCalls = CallRecorder<
    (textField: InputNode, reason: InputNode.DidEndEditingReason), Void
  >()

  /// Records the call.
  public func textFieldDidEndEditing(_ textField: InputNode, reason: InputNode.DidEndEditingReason)
  {
    didEndEditingCalls.record((textField, reason))
  }

  /// The calls of ``textField(_:shouldChangeCharactersIn:replacementString:)``, which answers `true` unless set.
  public let shouldChangeCharactersCalls = CallRecorder<
    (textField: InputNode, range: NSRange, string: String), Bool
  >()

  /// Records the call and answers as set.
  public func textField(
    _ textField: InputNode, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    shouldChangeCharactersCalls.record((textField, range, string)) { true }
  }

  /// The calls of ``textFieldDidChangeSelection(_:)``.
  public let didChangeSelectionCalls = CallRecorder<InputNode, Void>()

  /// Records the call.
  public func textFieldDidChangeSelection(_ textField: InputNode) {
    didChangeSelectionCalls.record(textField)
  }

  /// The calls of ``textFieldShouldClear(_:)``, which answers `true` unless set.
  public let shouldClearCalls = CallRecorder<InputNode, Bool>()

  /// Records the call and answers as set.
  public func textFieldShouldClear(_ textField: InputNode) -> Bool {
    shouldClearCalls.record(textField) { true }
  }

  /// The calls of ``textFieldShouldReturn(_:)``, which answers `true` unless set.
  public let shouldReturnCalls = CallRecorder<InputNode, Bool>()

  /// Records the call and answers as set.
  public func textFieldShouldReturn(_ textField: InputNode) -> Bool {
    shouldReturnCalls.record(textField) { true }
  }
}
