// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The factories of one theme, made over one palette: the way into the library.
///
/// ```swift
/// let viewFactory: any ViewFactoryProtocol = ViewFactory()
/// let title = viewFactory.label.header()
/// ```
public final class ViewFactory: ViewFactoryProtocol {
  /// The palette that every factory and helper here takes its colors from.
  public let viewFactoryColor: any ViewFactoryColorProtocol
  /// The helpers for constraints, gradients, and bars.
  public var styleHelper: any StyleHelperProtocol
  /// Makes labels.
  public var label: any LabelFactoryProtocol
  /// Makes inputs.
  public var input: any InputFactoryProtocol
  /// Makes buttons.
  public var button: any ButtonFactoryProtocol
  /// Makes stacks.
  public var stack: any StackFactoryProtocol
  /// Makes scroll views.
  public var scroll: any ScrollFactoryProtocol
  /// Makes tables and what belongs to them.
  public var table: any TableFactoryProtocol
  /// Makes cards.
  public var card: any CardFactoryProtocol
  /// Makes rows of lists and settings.
  public let row: any RowFactoryProtocol
  /// Makes section headers and footers, lines, groups of rows and accordions.
  public let section: any SectionFactoryProtocol
  /// Makes tags, badges and chips.
  public let tag: any TagFactoryProtocol
  /// Makes avatars.
  public let avatar: any AvatarFactoryProtocol
  /// Makes progress bars, rings and steps, spinners and skeletons.
  public let progress: any ProgressFactoryProtocol
  /// Makes fields and forms.
  public let field: any FieldFactoryProtocol
  /// Makes segments and ratings.
  public let choice: any ChoiceFactoryProtocol
  /// Makes banners, toasts, tooltips and empty states.
  public let notice: any NoticeFactoryProtocol
  /// Makes alerts and sheets.
  public let dialog: any DialogFactoryProtocol
  /// Makes heads of pages and tabs.
  public let bar: any BarFactoryProtocol
  /// Makes grids and carousels.
  public let collection: any CollectionFactoryProtocol
  /// Makes statistics and prices.
  public let figure: any FigureFactoryProtocol
  /// Makes calendars.
  public let calendar: any CalendarFactoryProtocol

  /// The theme of all views that the factories create.
  public private(set) lazy var theme = Theme(palette: viewFactoryColor)

  /// Creates the factories over a palette.
  ///
  /// - Parameter viewFactoryColor: The palette; the default one, dark navy blue, unless given.
  public convenience init(
    viewFactoryColor: any ViewFactoryColorProtocol = DefaultViewFactoryColor()
  ) {
    self.init(theme: nil, palette: viewFactoryColor, parts: Parts())
  }

  /// Creates the factories of a theme.
  ///
  /// The colors of what they make follow the traits: light and dark, contrast, and the palette that a
  /// tree states, in place of the theme's own, by ``ViewNodes/TraitCollection/palette``. Fonts, corners
  /// and distances are those of the theme that a node was made with.
  ///
  /// - Parameter theme: The theme.
  public convenience init(theme: Theme) {
    self.init(theme: theme, palette: TraitPalette(fallback: theme.palette), parts: Parts())
  }

  /// Creates the factories of a theme with some of them replaced by one's own; cards use the
  /// replaced ones too.
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
  ///   - row: Makes rows of lists and settings.
  ///   - section: Makes section headers and footers, lines, groups of rows and accordions.
  ///   - tag: Makes tags, badges and chips.
  ///   - avatar: Makes avatars.
  ///   - progress: Makes progress bars, rings and steps, spinners and skeletons.
  ///   - field: Makes fields and forms.
  ///   - choice: Makes segments and ratings.
  ///   - notice: Makes banners, toasts, tooltips and empty states.
  ///   - dialog: Makes alerts and sheets.
  ///   - bar: Makes heads of pages and tabs.
  ///   - collection: Makes grids and carousels.
  ///   - figure: Makes statistics and prices.
  ///   - calendar: Makes calendars.
  @_disfavoredOverload
  public convenience init(
    theme: Theme = .library, styleHelper: (any StyleHelperProtocol)? = nil,
    label: (any LabelFactoryProtocol)? = nil, input: (any InputFactoryProtocol)? = nil,
    button: (any ButtonFactoryProtocol)? = nil, stack: (any StackFactoryProtocol)? = nil,
    scroll: (any ScrollFactoryProtocol)? = nil, table: (any TableFactoryProtocol)? = nil,
    card: (any CardFactoryProtocol)? = nil,
    row: (any RowFactoryProtocol)? = nil,
    section: (any SectionFactoryProtocol)? = nil,
    tag: (any TagFactoryProtocol)? = nil,
    avatar: (any AvatarFactoryProtocol)? = nil,
    progress: (any ProgressFactoryProtocol)? = nil,
    field: (any FieldFactoryProtocol)? = nil,
    choice: (any ChoiceFactoryProtocol)? = nil,
    notice: (any NoticeFactoryProtocol)? = nil,
    dialog: (any DialogFactoryProtocol)? = nil,
    bar: (any BarFactoryProtocol)? = nil,
    collection: (any CollectionFactoryProtocol)? = nil,
    figure: (any FigureFactoryProtocol)? = nil,
    calendar: (any CalendarFactoryProtocol)? = nil
  ) {
    self.init(
      theme: theme, palette: TraitPalette(fallback: theme.palette),
      parts: Parts(
        styleHelper: styleHelper, label: label, input: input, button: button, stack: stack,
        scroll: scroll, table: table, card: card, row: row, section: section, tag: tag,
        avatar: avatar, progress: progress, field: field, choice: choice, notice: notice,
        dialog: dialog, bar: bar, collection: collection, figure: figure, calendar: calendar))
  }

  /// The replacements for the library's own factories.
  private struct Parts {
    var styleHelper: (any StyleHelperProtocol)?
    var label: (any LabelFactoryProtocol)?
    var input: (any InputFactoryProtocol)?
    var button: (any ButtonFactoryProtocol)?
    var stack: (any StackFactoryProtocol)?
    var scroll: (any ScrollFactoryProtocol)?
    var table: (any TableFactoryProtocol)?
    var card: (any CardFactoryProtocol)?
    var row: (any RowFactoryProtocol)?
    var section: (any SectionFactoryProtocol)?
    var tag: (any TagFactoryProtocol)?
    var avatar: (any AvatarFactoryProtocol)?
    var progress: (any ProgressFactoryProtocol)?
    var field: (any FieldFactoryProtocol)?
    var choice: (any ChoiceFactoryProtocol)?
    var notice: (any NoticeFactoryProtocol)?
    var dialog: (any DialogFactoryProtocol)?
    var bar: (any BarFactoryProtocol)?
    var collection: (any CollectionFactoryProtocol)?
    var figure: (any FigureFactoryProtocol)?
    var calendar: (any CalendarFactoryProtocol)?
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
        typography: theme.typography, shape: theme.shape)
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
    let componentStyle = ComponentStyle(viewFactoryColor: palette, theme: theme)
    row = parts.row ?? RowFactory(style: componentStyle)
    section = parts.section ?? SectionFactory(style: componentStyle)
    tag = parts.tag ?? TagFactory(style: componentStyle)
    avatar = parts.avatar ?? AvatarFactory(style: componentStyle)
    progress = parts.progress ?? ProgressFactory(style: componentStyle)
    field = parts.field ?? FieldFactory(style: componentStyle, input: input, button: button)
    choice = parts.choice ?? ChoiceFactory(style: componentStyle)
    notice = parts.notice ?? NoticeFactory(style: componentStyle, button: button)
    dialog = parts.dialog ?? DialogFactory(style: componentStyle, button: button)
    bar = parts.bar ?? BarFactory(style: componentStyle)
    collection = parts.collection ?? CollectionFactory(style: componentStyle)
    figure = parts.figure ?? FigureFactory(style: componentStyle)
    calendar = parts.calendar ?? CalendarFactory(style: componentStyle)
    if let given { self.theme = given }
  }
}
