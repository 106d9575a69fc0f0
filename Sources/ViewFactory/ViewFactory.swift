// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The factories of one theme, made over one palette: the way into the library.
///
/// ```swift
/// let viewFactory: any ViewFactoryProtocol = ViewFactory()
/// let title = viewFactory.label.header()
/// ```
public final class ViewFactory: ViewFactoryProtocol {
  /// The palette that every factory and helper here takes its colours from.
  public let viewFactoryColor: any ViewFactoryColorProtocol
  /// What the factories style with: constraints, gradients and bars.
  public let styleHelper: any StyleHelperProtocol
  /// Makes labels.
  public let label: any LabelFactoryProtocol
  /// Makes inputs.
  public let input: any InputFactoryProtocol
  /// Makes buttons.
  public let button: any ButtonFactoryProtocol
  /// Makes stacks.
  public let stack: any StackFactoryProtocol
  /// Makes scroll views.
  public let scroll: any ScrollFactoryProtocol
  /// Makes tables and what belongs to them.
  public let table: any TableFactoryProtocol
  /// Makes cards.
  public let card: any CardFactoryProtocol

  /// How everything that the factories make looks.
  public private(set) lazy var theme = Theme(palette: viewFactoryColor)

  /// Makes the factories over a palette.
  ///
  /// - Parameter viewFactoryColor: The palette; the default one, dark navy blue, unless given.
  public convenience init(
    viewFactoryColor: any ViewFactoryColorProtocol = DefaultViewFactoryColor()
  ) {
    self.init(theme: nil, palette: viewFactoryColor, parts: Parts())
  }

  /// Makes the factories of a theme.
  ///
  /// The colours of what they make follow the traits: light and dark, contrast, and the palette that a
  /// tree states, in place of the theme's own, by ``ViewNodes/TraitCollection/palette``. Fonts, corners
  /// and distances are those of the theme that a node was made with.
  ///
  /// - Parameter theme: The theme.
  public convenience init(theme: Theme) {
    self.init(theme: theme, palette: TraitPalette(fallback: theme.palette), parts: Parts())
  }

  /// Makes the factories of a theme with some of them replaced by one's own; cards use the replaced
  /// ones too.
  ///
  /// - Parameters:
  ///   - theme: The theme, the default palette's unless given.
  ///   - styleHelper: What the factories style with.
  ///   - label: Makes labels.
  ///   - input: Makes inputs.
  ///   - button: Makes buttons.
  ///   - stack: Makes stacks.
  ///   - scroll: Makes scroll views.
  ///   - table: Makes tables and what belongs to them.
  ///   - card: Makes cards.
  @_disfavoredOverload
  public convenience init(
    theme: Theme = .library, styleHelper: (any StyleHelperProtocol)? = nil,
    label: (any LabelFactoryProtocol)? = nil, input: (any InputFactoryProtocol)? = nil,
    button: (any ButtonFactoryProtocol)? = nil, stack: (any StackFactoryProtocol)? = nil,
    scroll: (any ScrollFactoryProtocol)? = nil, table: (any TableFactoryProtocol)? = nil,
    card: (any CardFactoryProtocol)? = nil
  ) {
    self.init(
      theme: theme, palette: TraitPalette(fallback: theme.palette),
      parts: Parts(
        styleHelper: styleHelper, label: label, input: input, button: button, stack: stack,
        scroll: scroll, table: table, card: card))
  }

  /// What replaces the library's own factories.
  private struct Parts {
    var styleHelper: (any StyleHelperProtocol)?
    var label: (any LabelFactoryProtocol)?
    var input: (any InputFactoryProtocol)?
    var button: (any ButtonFactoryProtocol)?
    var stack: (any StackFactoryProtocol)?
    var scroll: (any ScrollFactoryProtocol)?
    var table: (any TableFactoryProtocol)?
    var card: (any CardFactoryProtocol)?
  }

  private init(theme given: Theme?, palette: any ViewFactoryColorProtocol, parts: Parts) {
    let style: any StyleHelperProtocol = parts.styleHelper ?? StyleHelper(viewFactoryColor: palette)
    let theme = given ?? .library
    viewFactoryColor = palette
    styleHelper = style
    label =
      parts.label ?? LabelFactory(viewFactoryColor: palette, typography: theme.typography)
    input =
      parts.input
      ?? InputFactory(
        constraintHelper: style.constraint, viewFactoryColor: palette,
        typography: theme.typography)
    button =
      parts.button
      ?? ButtonFactory(
        constraintHelper: style.constraint, gradientHelper: style.gradient,
        viewFactoryColor: palette, theme: theme)
    stack =
      parts.stack
      ?? StackFactory(constraintHelper: style.constraint, spacing: theme.spacing)
    scroll = parts.scroll ?? ScrollFactory(constraintHelper: style.constraint)
    table =
      parts.table ?? TableFactory(constraintHelper: style.constraint, viewFactoryColor: palette)
    card =
      parts.card
      ?? CardFactory(
        constraintHelper: style.constraint, labelFactory: label, inputFactory: input,
        buttonFactory: button, stackFactory: stack, viewFactoryColor: palette, theme: theme)
    if let given { self.theme = given }
  }
}
