// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import PlatformViews

/// The button at the end of a password field that shows or hides the text.
final class PasswordVisibilityButton: UIButton {
  private weak var input: UITextField?
  private let color: UIColor
  private let style: ComponentStyle

  init(for input: UITextField, style: ComponentStyle) {
    self.input = input
    color = style.color.onInput
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    drawContent()
    addAction(to: self, for: .primaryActionTriggered) { button in
      button.input?.isSecureTextEntry.toggle()
      button.setNeedsDisplay()
    }
  }

  required init?(coder: NSCoder) { nil }

  private var showsDots: Bool { input?.isSecureTextEntry == true }

  /// The action of a tap, as VoiceOver reads it.
  override var accessibilityLabel: String? {
    get {
      super.accessibilityLabel ?? (showsDots ? style.words.showPassword : style.words.hidePassword)
    }
    set { super.accessibilityLabel = newValue }
  }

  override func draw(_ rect: CGRect) {
    super.draw(rect)
    let side = 22 * growth(atMost: 1.6)
    let configuration = UIImage.SymbolConfiguration(pointSize: side * 0.8)
    guard let eye = UIImage(systemName: "eye", withConfiguration: configuration) else { return }
    let origin = CGPoint(x: bounds.midX - eye.size.width / 2, y: bounds.midY - eye.size.height / 2)
    eye.withTintColor(color).draw(in: CGRect(origin: origin, size: eye.size))
    guard !showsDots else { return }
    let line = UIBezierPath()
    line.move(to: CGPoint(x: bounds.midX - side * 0.4, y: bounds.midY - side * 0.4))
    line.addLine(to: CGPoint(x: bounds.midX + side * 0.4, y: bounds.midY + side * 0.4))
    line.stroke(with: color, width: side / 11, cap: .round)
  }
}
