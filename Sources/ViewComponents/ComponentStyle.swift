// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import PlatformViews

/// The style of components: the colors of a palette, the rest of a theme, and words.
public struct ComponentStyle {
  /// The source of colors.
  public var viewFactoryColor: any ViewFactoryColorProtocol { values.viewFactoryColor }
  /// The source of fonts, corner radii, spacing, and elevations.
  public var theme: Theme { values.theme }
  /// The words that components write themselves.
  public var words: ComponentWords { values.words }

  private let values: Values

  /// The values, shared by all factories of a theme because they are large.
  private final class Values {
    let viewFactoryColor: any ViewFactoryColorProtocol
    let theme: Theme
    let words: ComponentWords

    init(
      _ viewFactoryColor: any ViewFactoryColorProtocol, _ theme: Theme, _ words: ComponentWords
    ) {
      self.viewFactoryColor = viewFactoryColor
      self.theme = theme
      self.words = words
    }
  }

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - viewFactoryColor: The palette; the default palette if omitted.
  ///   - theme: The fonts, corner radii, spacing, and elevations; `Theme.library` if omitted.
  ///   - words: The words that components write themselves; English if omitted.
  public init(
    viewFactoryColor: any ViewFactoryColorProtocol = DefaultViewFactoryColor(),
    theme: Theme = .library, words: ComponentWords = ComponentWords()
  ) {
    values = Values(viewFactoryColor, theme, words)
  }

  var spacing: Theme.Spacing { values.theme.spacing }
  var shape: Theme.Shape { values.theme.shape }
}

extension ComponentStyle {
  /// Returns a multiline label with a font of the theme that follows the text size.
  func label(
    _ role: KeyPath<Theme.Typography, Theme.Typography.Role>, _ color: UIColor, text: String? = nil,
    alignment: NSTextAlignment = .natural
  ) -> UILabel {
    let label = UILabel()
    label.font = theme.typography[keyPath: role].uiFont
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.textColor = color
    label.textAlignment = alignment
    label.text = text
    label.setContentCompressionResistancePriority(.componentContent, for: .vertical)
    return label
  }

  /// Returns a stack with margins that ignore the safe area.
  func stack(
    _ axis: NSLayoutConstraint.Axis, _ views: [UIView], spacing: Padding,
    alignment: UIStackView.Alignment = .fill
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = axis
    stack.spacing = spacing.value
    stack.alignment = alignment
    return stack
  }

  /// Returns an image view with a square box that grows with the text size; a symbol is tinted and
  /// a little smaller than the box.
  func picture(_ image: UIImage?, box: CGFloat, color: UIColor) -> UIImageView {
    PictureNode(image, box: box, color: color)
  }
}
