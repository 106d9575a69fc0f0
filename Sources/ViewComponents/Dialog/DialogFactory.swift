// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
public import PlatformViews

/// A factory of dialogs with a style.
public final class DialogFactory: DialogFactoryProtocol {
  /// The style of the dialogs.
  public let style: ComponentStyle
  /// The factory of buttons.
  public let button: any ButtonFactoryProtocol

  /// Creates a factory.
  ///
  /// - Parameters:
  ///   - style: The style of the dialogs.
  ///   - button: The factory of buttons.
  public init(
    style: ComponentStyle = ComponentStyle(), button: any ButtonFactoryProtocol = ButtonFactory()
  ) {
    self.style = style
    self.button = button
  }

  /// Returns an alert in the middle of the screen.
  public func alert(title: String, message: String?, actions: [DialogAction]) -> DialogNode {
    let titleLabel = style.label(
      \.title, style.color.labelHeader, text: title, alignment: .center)
    titleLabel.accessibilityTraits = .header
    let messageLabel = style.label(\.body, style.color.labelBody, alignment: .center)
    messageLabel.show(message)
    let buttons = actions.map { action in
      let button = button(for: action.role)
      button.setTitle(action.title, for: .normal)
      return button
    }
    let answers: UIStackView
    if buttons.count == 2 {
      let row = AdaptiveStackNode(arrangedSubviews: buttons)
      row.distributionInRow = .fillEqually
      row.alignmentInRow = .fill
      row.avoidsCrowding = true
      answers = row
    } else {
      answers = style.stack(.vertical, buttons, spacing: .zero)
    }
    answers.spacing = style.spacing.small.value
    let content = style.stack(
      .vertical, [titleLabel, messageLabel, answers], spacing: style.spacing.small)
    content.setCustomSpacing(style.spacing.medium.value, after: messageLabel)
    let alert = DialogNode(content: content, placement: .center, style: style)
    for (button, action) in zip(buttons, actions) {
      button.addAction(to: alert, for: .primaryActionTriggered) { alert in
        alert.dismiss()
        action.handler()
      }
    }
    return alert
  }

  /// Returns a sheet at the bottom of the screen, with a title and a close button.
  public func sheet(title: String, content: UIView) -> DialogNode {
    let titleLabel = style.label(\.title, style.color.labelHeader, text: title)
    titleLabel.accessibilityTraits = .header
    titleLabel.setContentHuggingPriority(.defaultLow, for: .horizontal)
    let close = button.icon(image: UIImage(systemName: "xmark"), label: style.words.close)
    let head = style.stack(
      .horizontal, [titleLabel, close], spacing: style.spacing.small, alignment: .center)
    let stack = style.stack(.vertical, [head, content], spacing: style.spacing.medium)
    let sheet = DialogNode(content: stack, placement: .bottom, style: style)
    close.addAction(to: sheet, for: .primaryActionTriggered) { $0.dismiss() }
    return sheet
  }

  private func button(for role: DialogAction.Role) -> UIButton {
    switch role {
    case .confirm: button.positive()
    case .cancel: button.neutral()
    case .destructive: button.negative()
    }
  }
}
