// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import PlatformViews

/// The labels of a palette and its typography.
public final class LabelFactory: LabelFactoryProtocol {
  /// The source of colors.
  public var viewFactoryColor: any ViewFactoryColorProtocol
  /// The source of fonts.
  public let typography: Theme.Typography

  /// Creates the factory.
  ///
  /// - Parameters:
  ///   - viewFactoryColor: The palette; the default one unless given.
  ///   - typography: The fonts; the library's own unless given.
  public init(
    viewFactoryColor: any ViewFactoryColorProtocol = DefaultViewFactoryColor(),
    typography: Theme.Typography = Theme.Typography()
  ) {
    self.viewFactoryColor = viewFactoryColor
    self.typography = typography
  }

  /// A title of one line, which shrinks to half its size to fit the width and then ends with an
  /// ellipsis.
  ///
  /// In the text sizes for accessibility it takes as many lines as it needs instead. It is read aloud as
  /// a heading.
  public func header(alignment: NSTextAlignment) -> UILabel {
    let label = oneLine(typography.header, viewFactoryColor.labelHeader.uiColor, alignment)
    label.accessibilityTraits = .header
    return label
  }

  /// Text of any length, over as many lines as it needs.
  ///
  /// A label that is kept lower than that ends with an ellipsis.
  public func body(alignment: NSTextAlignment) -> UILabel {
    manyLines(typography.body, viewFactoryColor.labelBody.uiColor, alignment)
  }

  /// A description of what stands below it, in one line that fits the width as a header does.
  public func inputLabel(alignment: NSTextAlignment) -> UILabel {
    oneLine(typography.inputLabel, viewFactoryColor.labelInput.uiColor, alignment)
  }

  /// Hints and fine print of any length, over as many lines as it needs.
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
