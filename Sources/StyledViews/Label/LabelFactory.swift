// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import PlatformViews

/// A factory of labels with a palette and a typography.
public final class LabelFactory: LabelFactoryProtocol {
  /// The source of colors.
  public var viewFactoryColor: any ViewFactoryColorProtocol
  /// The source of fonts.
  public let typography: Theme.Typography

  /// Creates the factory.
  ///
  /// - Parameters:
  ///   - viewFactoryColor: The palette; the default palette if omitted.
  ///   - typography: The fonts; the standard ones if omitted.
  public init(
    viewFactoryColor: any ViewFactoryColorProtocol = DefaultViewFactoryColor(),
    typography: Theme.Typography = Theme.Typography()
  ) {
    self.viewFactoryColor = viewFactoryColor
    self.typography = typography
  }

  /// Returns a single-line title, which shrinks to as little as half its size to fit the width, and
  /// is then truncated.
  ///
  /// At accessibility text sizes, it wraps instead. It has the header trait.
  public func header(alignment: NSTextAlignment) -> UILabel {
    let label = oneLine(typography.header, viewFactoryColor.labelHeader.uiColor, alignment)
    label.accessibilityTraits = .header
    return label
  }

  /// Returns a multiline label for body text.
  ///
  /// If its height is limited, the text is truncated.
  public func body(alignment: NSTextAlignment) -> UILabel {
    manyLines(typography.body, viewFactoryColor.labelBody.uiColor, alignment)
  }

  /// Returns a single-line label for the view below it, which shrinks to fit the width like a
  /// header.
  public func inputLabel(alignment: NSTextAlignment) -> UILabel {
    oneLine(typography.inputLabel, viewFactoryColor.labelInput.uiColor, alignment)
  }

  /// Returns a multiline label for hints and fine print.
  public func hint(alignment: NSTextAlignment) -> UILabel {
    manyLines(typography.hint, viewFactoryColor.labelHint.uiColor, alignment)
  }

  private func oneLine(
    _ role: Theme.Typography.Role, _ color: UIColor, _ alignment: NSTextAlignment
  ) -> UILabel {
    let label = make(role, color, alignment)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    label.wrapInAccessibilitySizes()
    return label
  }

  private func manyLines(
    _ role: Theme.Typography.Role, _ color: UIColor, _ alignment: NSTextAlignment
  ) -> UILabel {
    let label = make(role, color, alignment)
    label.numberOfLines = 0
    return label
  }

  private func make(
    _ role: Theme.Typography.Role, _ color: UIColor, _ alignment: NSTextAlignment
  ) -> UILabel {
    let label = UILabel()
    label.font = role.uiFont
    label.adjustsFontForContentSizeCategory = true
    label.textColor = color
    label.textAlignment = alignment
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }
}
