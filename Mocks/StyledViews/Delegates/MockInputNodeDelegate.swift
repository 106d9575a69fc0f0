// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import PlatformViews

/// A delegate of inputs that records what it is asked and told, and answers as set.
public final class MockInputNodeDelegate: NSObject, UITextFieldDelegate {
  /// Creates the mock.
  public override init() {}

  /// The calls of ``textFieldShouldBeginEditing(_:)``, which answers `true` unless set.
  public let shouldBeginEditingCalls = CallRecorder<UITextField, Bool>()

  /// Records the call and answers as set.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    shouldBeginEditingCalls.record(textField) { true }
  }

  /// The calls of ``textFieldDidBeginEditing(_:)``.
  public let didBeginEditingCalls = CallRecorder<UITextField, Void>()

  /// Records the call.
  public func textFieldDidBeginEditing(_ textField: UITextField) {
    didBeginEditingCalls.record(textField)
  }

  /// The calls of ``textFieldShouldEndEditing(_:)``, which answers `true` unless set.
  public let shouldEndEditingCalls = CallRecorder<UITextField, Bool>()

  /// Records the call and answers as set.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    shouldEndEditingCalls.record(textField) { true }
  }

  /// The calls of ``textFieldDidEndEditing(_:reason:)``.
  public let didEndEditingCalls = CallRecorder<
    (textField: UITextField, reason: UITextField.DidEndEditingReason), Void
  >()

  /// Records the call.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    didEndEditingCalls.record((textField, reason))
  }

  /// The calls of ``textField(_:shouldChangeCharactersIn:replacementString:)``, which answers `true` unless set.
  public let shouldChangeCharactersCalls = CallRecorder<
    (textField: UITextField, range: NSRange, string: String), Bool
  >()

  /// Records the call and answers as set.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    shouldChangeCharactersCalls.record((textField, range, string)) { true }
  }

  /// The calls of ``textFieldDidChangeSelection(_:)``.
  public let didChangeSelectionCalls = CallRecorder<UITextField, Void>()

  /// Records the call.
  public func textFieldDidChangeSelection(_ textField: UITextField) {
    didChangeSelectionCalls.record(textField)
  }

  /// The calls of ``textFieldShouldClear(_:)``, which answers `true` unless set.
  public let shouldClearCalls = CallRecorder<UITextField, Bool>()

  /// Records the call and answers as set.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool {
    shouldClearCalls.record(textField) { true }
  }

  /// The calls of ``textFieldShouldReturn(_:)``, which answers `true` unless set.
  public let shouldReturnCalls = CallRecorder<UITextField, Bool>()

  /// Records the call and answers as set.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    shouldReturnCalls.record(textField) { true }
  }
}
