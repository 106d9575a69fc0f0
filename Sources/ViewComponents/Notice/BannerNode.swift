// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import PlatformViews

/// A banner at the top of the content that it concerns: a symbol, a title, a message, and actions.
open class BannerNode: UIView {
  /// The meaning that the colors of the banner convey.
  public final let tone: Tone

  /// Creates a banner.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - message: Further details, or `nil` for none.
  ///   - tone: The meaning that the colors of the banner convey.
  ///   - actions: The actions.
  ///   - style: The style of the banner.
  public init(
    title: String = "", message: String? = nil, tone: Tone = .info, actions: [UIButton] = [],
    style: ComponentStyle = ComponentStyle()
  ) {
    self.tone = tone
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    let color = style.symbolColor(of: tone)
    backgroundColor = style.color.surface
    layer.cornerRadius = style.shape.card
    drawBorder(color, width: style.shape.border)
    let symbol = style.picture(UIImage(systemName: tone.symbolName), box: 24, color: color)
    let titleLabel = style.label(\.headline, style.color.labelBody, text: title)
    // The color and the symbol convey the tone only visually, so the accessibility label states it.
    titleLabel.accessibilityLabel =
      tone.pattern.map { style.words.text($0, title) } ?? title
    let messageLabel = style.label(\.subtitle, style.color.labelBody)
    messageLabel.show(message)
    var texts: [UIView] = [titleLabel, messageLabel]
    if !actions.isEmpty {
      let row = AdaptiveStackNode(arrangedSubviews: actions)
      row.alignmentInColumn = .leading
      row.spacing = style.spacing.medium.value
      // If there isn't enough room for all titles, the first one is shown in full.
      for (index, action) in actions.enumerated().dropFirst() {
        let resistance = UILayoutPriority(
          max(UILayoutPriority.defaultHigh.rawValue - Float(index), 1))
        action.setContentCompressionResistancePriority(resistance, for: .horizontal)
      }
      texts.append(style.stack(.vertical, [row], spacing: .zero, alignment: .leading))
    }
    let words = style.stack(.vertical, texts, spacing: style.spacing.tight)
    let content = AdaptiveStackNode(arrangedSubviews: [symbol, words])
    content.spacing = style.spacing.small.value
    content.alignmentInRow = .top
    content.alignmentInColumn = .leading
    content.constraintsInColumn = [words.widthAnchor.constraint(equalTo: content.widthAnchor)]
    fill(with: content, horizontal: .twelve, vertical: .twelve)
    shouldGroupAccessibilityChildren = true
  }

  /// Returns `nil`, because components do not support decoding.
  public required init?(coder: NSCoder) { nil }
}
