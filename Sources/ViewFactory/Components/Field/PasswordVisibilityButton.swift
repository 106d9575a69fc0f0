// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes

/// The eye at the end of an input that shows what is typed instead of dots.
final class PasswordVisibilityButton: ButtonNode {
  private weak var input: InputNode?

  init(for input: InputNode, style: ComponentStyle) {
    self.input = input
    super.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    setImage(Image(systemName: "eye"), for: .normal)
    setPreferredSymbolConfiguration(.following(size: 18, largest: 32), forImageIn: .normal)
    showState()
    tintColor = style.color.onInput
    addTarget(self, for: .primaryActionTriggered) { button in
      button.input?.isSecureTextEntry.toggle()
      button.showState()
    }
  }

  private func showState() {
    let isHidden = input?.isSecureTextEntry == true
    imageView?.alpha = isHidden ? 0.5 : 1
    accessibilityLabel = isHidden ? "Show password" : "Hide password"
  }
}
