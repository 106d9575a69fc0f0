// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import PlatformViews

/// An input's delegate that records its calls and returns configured values.
public final class MockInputNodeDelegate: NSObject, UITextFieldDelegate {
  /// Creates the mock.
  public override init() {}

  /// The calls to ``textFieldShouldBeginEditing(_:)``, which returns `true` by default.
  public let shouldBeginEditingCalls = CallRecorder<UITextField, Bool>()

  /// Records the call and returns the configured value.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    shouldBeginEditingCalls.record(textField) { true }
  }

  /// The calls to ``textFieldDidBeginEditing(_:)``.
  public let didBeginEditingCalls = CallRecorder<UITextField, Void>()

  /// Records the call.
  public func textFieldDidBeginEditing(_ textField: UITextField) {
    didBeginEditingCalls.record(textField)
  }

  /// The calls to ``textFieldShouldEndEditing(_:)``, which returns `true` by default.
  public let shouldEndEditingCalls = CallRecorder<UITextField, Bool>()

  /// Records the call and returns the configured value.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    shouldEndEditingCalls.record(textField) { true }
  }

  /// The calls to ``textFieldDidEndEditing(_:reason:)``.
  public let didEndEditingCalls = CallRecorder<
    (textField: UITextField, reason: UITextField.DidEndEditingReason), Void
  >()

  /// Records the call.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    didEndEditingCalls.record((textField, reason))
  }

  /// The calls to ``textField(_:shouldChangeCharactersIn:replacementString:)``, which returns
  /// `true` by default.
  public let shouldChangeCharactersCalls = CallRecorder<
    (textField: UITextField, range: NSRange, string: String), Bool
  >()

  /// Records the call and returns the configured value.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    shouldChangeCharactersCalls.record((textField, range, string)) { true }
  }

  /// The calls to ``textFieldDidChangeSelection(_:)``.
  public let didChangeSelectionCalls = CallRecorder<UITextField, Void>()

  /// Records the call.
  public func textFieldDidChangeSelection(_ textField: UITextField) {
    didChangeSelectionCalls.record(textField)
  }

  /// The calls to ``textFieldShouldClear(_:)``, which returns `true` by default.
  public let shouldClearCalls = CallRecorder<UITextField, Bool>()

  /// Records the call and returns the configured value.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool {
    shouldClearCalls.record(textField) { true }
  }

  /// The calls to ``textFieldShouldReturn(_:)``, which returns `true` by default.
  public let shouldReturnCalls = CallRecorder<UITextField, Bool>()

  /// Records the call and returns the configured value.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    shouldReturnCalls.record(textField) { true }
  }
}
