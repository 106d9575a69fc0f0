// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A control for choosing any number of days in a calendar.
///
/// SwiftUI: `MultiDatePicker`.
///
/// It first shows the month of the first chosen day, or else of today. The label isn't shown; it
/// names the calendar for VoiceOver.
public struct MultiDatePicker<Label: View>: View {
  @Environment(\.calendar) private var calendar
  private let selection: Binding<Set<DateComponents>>
  private let least: Date?
  private let end: Date?
  private let name: String?

  private init(
    _ selection: Binding<Set<DateComponents>>, from least: Date?, to end: Date?, label: Label
  ) {
    self.selection = selection
    self.least = least
    self.end = end
    name = label.ownText
  }

  /// Creates a control for choosing days.
  ///
  /// - Parameters:
  ///   - selection: A binding to the chosen days, with their calendars, eras, years, and months.
  ///   - label: The label.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection, from: nil, to: nil, label: label())
  }

  /// Creates a control for choosing days in a range.
  ///
  /// - Parameters:
  ///   - selection: A binding to the chosen days.
  ///   - bounds: The dates between which days can be chosen.
  ///   - label: The label.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: bounds.lowerBound, to: bounds.upperBound, label: label())
  }

  /// Creates a control for choosing days from a date on.
  ///
  /// - Parameters:
  ///   - selection: A binding to the chosen days.
  ///   - bounds: The date from which on days can be chosen.
  ///   - label: The label.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: bounds.lowerBound, to: nil, label: label())
  }

  /// Creates a control for choosing days before a date.
  ///
  /// - Parameters:
  ///   - selection: A binding to the chosen days.
  ///   - bounds: The date before which days can be chosen.
  ///   - label: The label.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: nil, to: bounds.upperBound, label: label())
  }

  /// The days of a month.
  public var body: some View {
    let choice = choice
    MonthView { _ in choice }
      .accessibilityElement(children: .contain).accessibilityLabel(name ?? "")
  }

  private var choice: DayChoice {
    let (selection, calendar) = (selection, calendar)
    let chosen = selection.wrappedValue.compactMap { calendar.date(from: $0)?.usable }
    let days = Set(chosen.map { calendar.startOfDay(for: $0) })
    let least = least?.usable ?? Date.usable.lowerBound
    let end = max(end?.usable ?? Date.usable.upperBound, least)
    let shown = days.min() ?? min(max(Date().usable, least), end)
    return DayChoice(date: shown, staysInMonth: true, least: least, end: end) { day in
      days.contains(calendar.startOfDay(for: day))
    } choose: { day in
      let isChosen = days.contains(calendar.startOfDay(for: day))
      if isChosen {
        selection.wrappedValue = selection.wrappedValue.filter { parts in
          calendar.date(from: parts).map { !calendar.isDate($0, inSameDayAs: day) } ?? true
        }
      } else {
        selection.wrappedValue.insert(
          calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day))
      }
    }
  }
}

extension MultiDatePicker where Label == Text {
  /// Creates a control for choosing days, with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title.
  ///   - selection: A binding to the chosen days.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(titleKey) }
  }

  /// Creates a control for choosing days, with a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - selection: A binding to the chosen days.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(title) }
  }

  /// Creates a control for choosing days in a range, with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title.
  ///   - selection: A binding to the chosen days.
  ///   - bounds: The dates between which days can be chosen.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  /// Creates a control for choosing days in a range, with a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - selection: A binding to the chosen days.
  ///   - bounds: The dates between which days can be chosen.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(title) }
  }

  /// Creates a control for choosing days from a date on, with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title.
  ///   - selection: A binding to the chosen days.
  ///   - bounds: The date from which on days can be chosen.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  /// Creates a control for choosing days from a date on, with a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - selection: A binding to the chosen days.
  ///   - bounds: The date from which on days can be chosen.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(title) }
  }

  /// Creates a control for choosing days before a date, with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title.
  ///   - selection: A binding to the chosen days.
  ///   - bounds: The date before which days can be chosen.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  /// Creates a control for choosing days before a date, with a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - selection: A binding to the chosen days.
  ///   - bounds: The date before which days can be chosen.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(title) }
  }
}
