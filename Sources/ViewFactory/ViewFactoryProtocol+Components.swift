// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// The component factories, with default implementations that use the palette and theme of the
// conforming type.

extension ViewFactoryProtocol {
  /// The style of components: the palette and the theme.
  public var componentStyle: ComponentStyle {
    ComponentStyle(viewFactoryColor: viewFactoryColor, theme: theme)
  }

  /// The factory of rows for lists and settings.
  public var row: any RowFactoryProtocol { RowFactory(style: componentStyle) }

  /// The factory of section headers and footers, dividers, groups of rows, and accordions.
  public var section: any SectionFactoryProtocol { SectionFactory(style: componentStyle) }

  /// The factory of tags, badges, and chips.
  public var tag: any TagFactoryProtocol { TagFactory(style: componentStyle) }

  /// The factory of avatars.
  public var avatar: any AvatarFactoryProtocol { AvatarFactory(style: componentStyle) }

  /// The factory of progress bars, rings, and steps, spinners, and skeletons.
  public var progress: any ProgressFactoryProtocol { ProgressFactory(style: componentStyle) }

  /// The factory of fields and forms.
  public var field: any FieldFactoryProtocol {
    FieldFactory(style: componentStyle, input: input, button: button)
  }

  /// The factory of segments and ratings.
  public var choice: any ChoiceFactoryProtocol {
    ChoiceFactory(style: componentStyle)
  }

  /// The factory of banners, toasts, tooltips, and empty states.
  public var notice: any NoticeFactoryProtocol {
    NoticeFactory(style: componentStyle, button: button)
  }

  /// The factory of alerts and sheets.
  public var dialog: any DialogFactoryProtocol {
    DialogFactory(style: componentStyle, button: button)
  }

  /// The factory of page headers and tabs.
  public var bar: any BarFactoryProtocol {
    BarFactory(style: componentStyle)
  }

  /// The factory of grids and carousels.
  public var collection: any CollectionFactoryProtocol {
    CollectionFactory(style: componentStyle)
  }

  /// The factory of statistics and prices.
  public var figure: any FigureFactoryProtocol {
    FigureFactory(style: componentStyle)
  }

  /// The factory of calendars.
  public var calendar: any CalendarFactoryProtocol {
    CalendarFactory(style: componentStyle)
  }
}
