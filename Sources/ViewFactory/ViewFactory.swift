// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The entry point of the library: the factories for one theme and palette.
///
/// ```swift
/// let viewFactory: any ViewFactoryProtocol = ViewFactory()
/// let title = viewFactory.label.header()
/// ```
public final class ViewFactory: ViewFactoryProtocol {
  /// The palette for the colors of all factories and helpers.
  public let viewFactoryColor: any ViewFactoryColorProtocol
  /// The helpers for constraints, gradients, and bars.
  public var styleHelper: any StyleHelperProtocol
  /// The factory of labels.
  public var label: any LabelFactoryProtocol
  /// The factory of inputs.
  public var input: any InputFactoryProtocol
  /// The factory of buttons.
  public var button: any ButtonFactoryProtocol
  /// The factory of stacks.
  public var stack: any StackFactoryProtocol
  /// The factory of scroll views.
  public var scroll: any ScrollFactoryProtocol
  /// The factory of tables.
  public var table: any TableFactoryProtocol
  /// The factory of cards.
  public var card: any CardFactoryProtocol
  /// The factory of rows for lists and settings.
  public let row: any RowFactoryProtocol
  /// The factory of section headers and footers, dividers, groups of rows, and accordions.
  public let section: any SectionFactoryProtocol
  /// The factory of tags, badges, and chips.
  public let tag: any TagFactoryProtocol
  /// The factory of avatars.
  public let avatar: any AvatarFactoryProtocol
  /// The factory of progress bars, rings, and steps, spinners, and skeletons.
  public let progress: any ProgressFactoryProtocol
  /// The factory of fields and forms.
  public let field: any FieldFactoryProtocol
  /// The factory of segments and ratings.
  public let choice: any ChoiceFactoryProtocol
  /// The factory of banners, toasts, tooltips, and empty states.
  public let notice: any NoticeFactoryProtocol
  /// The factory of alerts and sheets.
  public let dialog: any DialogFactoryProtocol
  /// The factory of page headers and tabs.
  public let bar: any BarFactoryProtocol
  /// The factory of grids and carousels.
  public let collection: any CollectionFactoryProtocol
  /// The factory of statistics and prices.
  public let figure: any FigureFactoryProtocol
  /// The factory of calendars.
  public let calendar: any CalendarFactoryProtocol

  /// The theme of all views that the factories create.
  public private(set) lazy var theme = Theme(palette: viewFactoryColor)

  /// Creates the factories for a palette.
  ///
  /// - Parameters:
  ///   - viewFactoryColor: The palette; the default palette, which is dark navy blue, if omitted.
  ///   - words: The words that components write themselves; English if omitted.
  public convenience init(
    viewFactoryColor: any ViewFactoryColorProtocol = DefaultViewFactoryColor(),
    words: ComponentWords = ComponentWords()
  ) {
    self.init(theme: nil, palette: viewFactoryColor, words: words, parts: Parts())
  }

  /// Creates the factories of a theme.
  ///
  /// The colors of their views follow the traits: the appearance, the contrast, and the palette
  /// that overrides the theme's own in a tree, ``ViewNodes/TraitCollection/palette``. Fonts, corner
  /// radii, and spacing are those of the theme with which a view was created.
  ///
  /// - Parameters:
  ///   - theme: The theme.
  ///   - words: The words that components write themselves; English if omitted.
  public convenience init(theme: Theme, words: ComponentWords = ComponentWords()) {
    self.init(
      theme: theme, palette: TraitPalette(fallback: theme.palette), words: words, parts: Parts())
  }

  /// Creates the factories of a theme with custom replacements for some of them, which cards use as
  /// well.
  ///
  /// - Parameters:
  ///   - theme: The theme, `Theme.library` if omitted.
  ///   - words: The words that components write themselves; English if omitted.
  ///   - styleHelper: The helpers for constraints, gradients, and bars.
  ///   - label: The factory of labels.
  ///   - input: The factory of inputs.
  ///   - button: The factory of buttons.
  ///   - stack: The factory of stacks.
  ///   - scroll: The factory of scroll views.
  ///   - table: The factory of tables.
  ///   - card: The factory of cards.
  ///   - row: The factory of rows for lists and settings.
  ///   - section: The factory of section headers and footers, dividers, groups of rows, and
  ///     accordions.
  ///   - tag: The factory of tags, badges, and chips.
  ///   - avatar: The factory of avatars.
  ///   - progress: The factory of progress bars, rings, and steps, spinners, and skeletons.
  ///   - field: The factory of fields and forms.
  ///   - choice: The factory of segments and ratings.
  ///   - notice: The factory of banners, toasts, tooltips, and empty states.
  ///   - dialog: The factory of alerts and sheets.
  ///   - bar: The factory of page headers and tabs.
  ///   - collection: The factory of grids and carousels.
  ///   - figure: The factory of statistics and prices.
  ///   - calendar: The factory of calendars.
  @_disfavoredOverload
  public convenience init(
    theme: Theme = .library, words: ComponentWords = ComponentWords(),
    styleHelper: (any StyleHelperProtocol)? = nil, label: (any LabelFactoryProtocol)? = nil,
    input: (any InputFactoryProtocol)? = nil,
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
      theme: theme, palette: TraitPalette(fallback: theme.palette), words: words,
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

  private init(
    theme given: Theme?, palette: any ViewFactoryColorProtocol, words: ComponentWords, parts: Parts
  ) {
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
        typography: theme.typography, shape: theme.shape, placeholder: words.placeholder,
        doneTitle: words.done)
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
    let componentStyle = ComponentStyle(viewFactoryColor: palette, theme: theme, words: words)
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
