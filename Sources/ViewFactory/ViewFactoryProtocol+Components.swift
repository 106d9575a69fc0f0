// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// The families of components that join the seven factories. A type that was written for those has these
// as well, in its own palette and theme.

extension ViewFactoryProtocol {
  /// The style of components: the palette and the theme.
  public var componentStyle: ComponentStyle {
    ComponentStyle(viewFactoryColor: viewFactoryColor, theme: theme)
  }

  /// Makes rows of lists and settings.
  public var row: any RowFactoryProtocol { RowFactory(style: componentStyle) }

  /// Makes section headers and footers, lines, groups of rows and accordions.
  public var section: any SectionFactoryProtocol { SectionFactory(style: componentStyle) }

  /// Makes tags, badges and chips.
  public var tag: any TagFactoryProtocol { TagFactory(style: componentStyle) }

  /// Makes avatars.
  public var avatar: any AvatarFactoryProtocol { AvatarFactory(style: componentStyle) }

  /// Makes progress bars, rings and steps, spinners and skeletons.
  public var progress: any ProgressFactoryProtocol { ProgressFactory(style: componentStyle) }

  /// Makes fields and forms.
  public var field: any FieldFactoryProtocol {
    FieldFactory(style: componentStyle, input: input, button: button)
  }

  /// Makes segments and ratings.
  public var choice: any ChoiceFactoryProtocol {
    ChoiceFactory(style: componentStyle)
  }

  /// Makes banners, toasts, tooltips and empty states.
  public var notice: any NoticeFactoryProtocol {
    NoticeFactory(style: componentStyle, button: button)
  }

  /// Makes alerts and sheets.
  public var dialog: any DialogFactoryProtocol {
    DialogFactory(style: componentStyle, button: button)
  }

  /// Makes heads of pages and tabs.
  public var bar: any BarFactoryProtocol {
    BarFactory(style: componentStyle)
  }

  /// Makes grids and carousels.
  public var collection: any CollectionFactoryProtocol {
    CollectionFactory(style: componentStyle)
  }

  /// Makes statistics and prices.
  public var figure: any FigureFactoryProtocol {
    FigureFactory(style: componentStyle)
  }

  /// Makes calendars.
  public var calendar: any CalendarFactoryProtocol {
    CalendarFactory(style: componentStyle)
  }
}
