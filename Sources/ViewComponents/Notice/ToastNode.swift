// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import PlatformViews

/// A toast, which briefly covers the screen to report an event, optionally with an undo action.
open class ToastNode: UIView {
  /// The button of the undo action; `nil` if there is none.
  public final let actionButton: UIButton?

  /// Creates a toast.
  ///
  /// - Parameters:
  ///   - text: A description of the event.
  ///   - tone: The meaning that the symbol of the toast conveys; a neutral toast has no symbol.
  ///   - actionButton: The button of the undo action, or `nil` for none.
  ///   - style: The style of the toast.
  public init(
    text: String = "", tone: Tone = .neutral, actionButton: UIButton? = nil,
    style: ComponentStyle = ComponentStyle()
  ) {
    self.actionButton = actionButton
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    backgroundColor = style.color.card
    layer.cornerRadius = style.shape.card
    drawBorder(style.color.outlineInStrongContrast, width: 1)
    raise(to: style.theme.elevation.toast)
    let label = style.label(\.subtitle, style.color.labelBody, text: text)
    let row = AdaptiveStackNode(arrangedSubviews: [label] + [actionButton].compactMap { $0 })
    row.alignmentInColumn = .leading
    row.spacing = style.spacing.small.value
    label.setContentHuggingPriority(.defaultLow, for: .horizontal)
    actionButton?.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    actionButton?.setContentCompressionResistancePriority(.valueWidth, for: .horizontal)
    // A long title shrinks instead of leaving no space for the text.
    row.constraintsInRow = [actionButton].compactMap {
      $0?.widthAnchor.constraint(lessThanOrEqualTo: row.widthAnchor, multiplier: 0.5)
    }
    var views: [UIView] = [row]
    if tone != .neutral {
      views.insert(
        style.picture(
          UIImage(systemName: tone.symbolName), box: 20, color: style.symbolColor(of: tone)),
        at: 0)
    }
    let content = style.stack(
      .horizontal, views, spacing: style.spacing.small, alignment: .center)
    fill(with: content, horizontal: style.spacing.medium, vertical: .custom(4))
    constrainMinimumHeight(52)
    accessibilityTraits = .updatesFrequently
  }

  /// Returns `nil`, because components do not support decoding.
  public required init?(coder: NSCoder) { nil }
}
