// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes

/// The eye at the end of an input that shows what is typed instead of dots, struck through while a tap
/// would hide it again.
final class PasswordVisibilityButton: ButtonNode {
  private weak var input: InputNode?
  private let color: Color

  init(for input: InputNode, style: ComponentStyle) {
    self.input = input
    color = style.color.onInput
    super.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    addTarget(self, for: .primaryActionTriggered) { $0.input?.isSecureTextEntry.toggle() }
  }

  private var showsDots: Bool { input?.isSecureTextEntry == true }

  /// What a tap does.
  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? (showsDots ? "Show password" : "Hide password") }
    set { super.accessibilityLabel = newValue }
  }

  override func draw(_ rect: CGRect, in context: any GraphicsContext) {
    super.draw(rect, in: context)
    let side = 22 * growth(atMost: 1.6)
    let configuration = Image.SymbolConfiguration(pointSize: side * 0.8)
    guard let eye = Image(systemName: "eye", withConfiguration: configuration) else { return }
    context.draw(eye, in: ContentMode.center.placement(of: eye.size, in: bounds), tint: color)
    guard !showsDots else { return }
    var line = BezierPath()
    line.move(to: CGPoint(x: bounds.midX - side * 0.4, y: bounds.midY - side * 0.4))
    line.addLine(to: CGPoint(x: bounds.midX + side * 0.4, y: bounds.midY + side * 0.4))
    context.stroke(line, with: color, style: StrokeStyle(width: side / 11, cap: .round))
  }
}
