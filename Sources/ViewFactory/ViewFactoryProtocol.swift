// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Everything that makes styled nodes: what a screen is given, so that a test can give it mocks.
///
/// Factories of your own are added by extending this protocol; they are then there on
/// ``ViewFactory`` and on its mock alike:
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
  /// The source of colors, including the roles for backgrounds, errors, and so on; by default that
  /// of the labels.
  var viewFactoryColor: any ViewFactoryColorProtocol { get }
  /// The theme; the library's standard theme by default. Its colors come from ``viewFactoryColor``,
  /// which a custom theme also provides.
  var theme: Theme { get }
  /// The helpers for constraints, gradients, and bars.
  var styleHelper: any StyleHelperProtocol { get }
  /// Makes labels.
  var label: any LabelFactoryProtocol { get }
  /// Makes inputs.
  var input: any InputFactoryProtocol { get }
  /// Makes buttons.
  var button: any ButtonFactoryProtocol { get }
  /// Makes stacks.
  var stack: any StackFactoryProtocol { get }
  /// Makes scroll views.
  var scroll: any ScrollFactoryProtocol { get }
  /// Makes tables and what belongs to them.
  var table: any TableFactoryProtocol { get }
  /// Makes cards.
  var card: any CardFactoryProtocol { get }
  /// Makes rows of lists and settings.
  var row: any RowFactoryProtocol { get }
  /// Makes section headers and footers, lines, groups of rows and accordions.
  var section: any SectionFactoryProtocol { get }
  /// Makes tags, badges and chips.
  var tag: any TagFactoryProtocol { get }
  /// Makes avatars.
  var avatar: any AvatarFactoryProtocol { get }
  /// Makes progress bars, rings and steps, spinners and skeletons.
  var progress: any ProgressFactoryProtocol { get }
  /// Makes fields and forms.
  var field: any FieldFactoryProtocol { get }
  /// Makes segments and ratings.
  var choice: any ChoiceFactoryProtocol { get }
  /// Makes banners, toasts, tooltips and empty states.
  var notice: any NoticeFactoryProtocol { get }
  /// Makes alerts and sheets.
  var dialog: any DialogFactoryProtocol { get }
  /// Makes heads of pages and tabs.
  var bar: any BarFactoryProtocol { get }
  /// Makes grids and carousels.
  var collection: any CollectionFactoryProtocol { get }
  /// Makes statistics and prices.
  var figure: any FigureFactoryProtocol { get }
  /// Makes calendars.
  var calendar: any CalendarFactoryProtocol { get }
}

extension ViewFactoryProtocol {
  /// The palette of the labels.
  public var viewFactoryColor: any ViewFactoryColorProtocol { label.viewFactoryColor }

  /// The library's own theme.
  public var theme: Theme { .library }
}
