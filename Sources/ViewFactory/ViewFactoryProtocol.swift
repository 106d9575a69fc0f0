// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The factories of styled views, for injection into a screen, so that tests can pass mocks.
///
/// Add custom factories by extending this protocol; they are then available on ``ViewFactory`` and
/// on its mock:
///
/// ```swift
/// extension ViewFactoryProtocol {
///   var badge: BadgeFactory { BadgeFactory(label: label) }
/// }
/// ```
#if MainActor
  @MainActor
#endif
public protocol ViewFactoryProtocol {
  /// The source of colors, including the roles for backgrounds, errors, and so on; by default, the
  /// palette of the label factory.
  var viewFactoryColor: any ViewFactoryColorProtocol { get }
  /// The theme, `Theme.library` by default. Colors come from ``viewFactoryColor``; a type with a
  /// custom theme provides the theme's palette there as well.
  var theme: Theme { get }
  /// The helpers for constraints, gradients, and bars.
  var styleHelper: any StyleHelperProtocol { get }
  /// The factory of labels.
  var label: any LabelFactoryProtocol { get }
  /// The factory of inputs.
  var input: any InputFactoryProtocol { get }
  /// The factory of buttons.
  var button: any ButtonFactoryProtocol { get }
  /// The factory of stacks.
  var stack: any StackFactoryProtocol { get }
  /// The factory of scroll views.
  var scroll: any ScrollFactoryProtocol { get }
  /// The factory of tables.
  var table: any TableFactoryProtocol { get }
  /// The factory of cards.
  var card: any CardFactoryProtocol { get }
  /// The factory of rows for lists and settings.
  var row: any RowFactoryProtocol { get }
  /// The factory of section headers and footers, dividers, groups of rows, and accordions.
  var section: any SectionFactoryProtocol { get }
  /// The factory of tags, badges, and chips.
  var tag: any TagFactoryProtocol { get }
  /// The factory of avatars.
  var avatar: any AvatarFactoryProtocol { get }
  /// The factory of progress bars, rings, and steps, spinners, and skeletons.
  var progress: any ProgressFactoryProtocol { get }
  /// The factory of fields and forms.
  var field: any FieldFactoryProtocol { get }
  /// The factory of segments and ratings.
  var choice: any ChoiceFactoryProtocol { get }
  /// The factory of banners, toasts, tooltips, and empty states.
  var notice: any NoticeFactoryProtocol { get }
  /// The factory of alerts and sheets.
  var dialog: any DialogFactoryProtocol { get }
  /// The factory of page headers and tabs.
  var bar: any BarFactoryProtocol { get }
  /// The factory of grids and carousels.
  var collection: any CollectionFactoryProtocol { get }
  /// The factory of statistics and prices.
  var figure: any FigureFactoryProtocol { get }
  /// The factory of calendars.
  var calendar: any CalendarFactoryProtocol { get }
}

extension ViewFactoryProtocol {
  /// The palette of the label factory.
  public var viewFactoryColor: any ViewFactoryColorProtocol { label.viewFactoryColor }

  /// The default theme, `Theme.library`.
  public var theme: Theme { .library }
}
