// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

extension Screen {
  /// Covers the bottom of the screen with a keyboard, which is not drawn.
  ///
  /// Keyboard layout guides follow it, and the notifications of a keyboard that appears, or changes
  /// its frame, are posted to the default center with the screen as their object.
  ///
  /// - Parameters:
  ///   - height: The height in points, that of a phone with its bar by default; less than the
  ///     height of the screen.
  ///   - duration: The duration in the notifications, in seconds; the keyboard appears immediately.
  public func showKeyboard(height: CGFloat = 336, duration: Double = 0.25) {
    let usable = height.isFinite ? min(max(0, height), size.height) : 0
    guard usable != keyboardHeight else { return }
    usable > 0
      ? changeKeyboard(
        to: usable, duration, isShown: keyboardHeight == 0) : hideKeyboard(duration: duration)
  }

  /// Removes the keyboard from the screen.
  ///
  /// - Parameter duration: The duration in the notifications, in seconds.
  public func hideKeyboard(duration: Double = 0.25) {
    guard keyboardHeight > 0 else { return }
    changeKeyboard(to: 0, duration, isShown: true)
  }

  /// The area that the keyboard covers, in points, or an empty one below the screen.
  public var keyboardFrame: CGRect {
    CGRect(x: 0, y: size.height - keyboardHeight, width: size.width, height: keyboardHeight)
  }

  private func changeKeyboard(to height: CGFloat, _ duration: Double, isShown: Bool) {
    let former = keyboardFrame
    let end = CGRect(
      x: 0, y: size.height - height, width: size.width, height: height > 0 ? height : former.height)
    let begin =
      former.height > 0
      ? former : CGRect(x: 0, y: size.height, width: size.width, height: height)
    let info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: begin,
      UIResponder.keyboardFrameEndUserInfoKey: end,
      UIResponder.keyboardAnimationDurationUserInfoKey: duration,
      UIResponder.keyboardAnimationCurveUserInfoKey: 7,
      UIResponder.keyboardIsLocalUserInfoKey: true,
    ]
    func post(_ name: Notification.Name) {
      NotificationCenter.default.post(name: name, object: self, userInfo: info)
    }
    post(UIResponder.keyboardWillChangeFrameNotification)
    if isShown {
      post(
        height > 0
          ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification)
    }
    keyboardHeight = height
    followKeyboard()
    layoutIfNeeded()
    post(UIResponder.keyboardDidChangeFrameNotification)
    if isShown {
      post(
        height > 0
          ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification)
    }
  }

  private func followKeyboard() {
    var pending = [rootNode].compactMap { $0 }
    while let view = pending.popLast() {
      for guide in view.layoutGuides { (guide as? UIKeyboardLayoutGuide)?.follow() }
      pending += view.subviews
    }
  }
}
