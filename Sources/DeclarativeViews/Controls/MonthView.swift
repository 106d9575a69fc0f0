// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// The days of a month, of which some are chosen.
struct MonthView: View {
  private let choosing: (Calendar) -> DayChoice
  /// The month that is shown instead of that of the date.
  @State private var shown: Date?
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale
  @Environment(\.tint) private var tint

  init(choosing: @escaping (Calendar) -> DayChoice) {
    self.choosing = choosing
  }

  private var choice: DayChoice { choosing(calendar) }

  var body: some View {
    let start = month
    VStack(spacing: 4) {
      HStack {
        Text(format.month(.wide).year().format(start)).font(.headline)
        Spacer()
        turning("chevron.left", "Previous Month", to: -1, from: start)
        turning("chevron.right", "Next Month", to: 1, from: start)
      }
      .padding(.horizontal, 8).frame(height: 44)
      HStack(spacing: 0) {
        ForEach(weekdays.indices) { index in
          Text(weekdays[index]).font(.footnote.weight(.semibold)).foregroundStyle(.tertiary)
            .frame(maxWidth: .infinity)
        }
      }
      .accessibilityHidden(true)
      ForEach(weeks(from: start), id: \.self) { week in
        HStack(spacing: 0) {
          ForEach(week.indices) { index in
            if let day = week[index] { self.day(day) } else { Color.clear.frame(height: 44) }
          }
        }
      }
    }
  }

  private var format: Date.FormatStyle {
    Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
  }

  /// The beginning of the month that is shown.
  private var month: Date {
    let date = shown ?? choice.date
    return calendar.dateInterval(of: .month, for: date)?.start ?? date
  }

  private func turning(
    _ symbol: String, _ name: String, to offset: Int, from start: Date
  ) -> some View {
    let other = calendar.date(byAdding: .month, value: offset, to: start) ?? start
    let end = calendar.date(byAdding: .month, value: 1, to: other) ?? other
    return Button {
      shown = other
    } label: {
      Image(systemName: symbol).font(.title3.weight(.semibold)).frame(width: 44, height: 44)
    }
    .disabled(!choice.overlaps(from: other, to: end))
    .accessibilityLabel(name)
  }

  // MARK: Days

  /// The names of the days of the week, from the first one.
  private var weekdays: [String] {
    let names = calendar.shortWeekdaySymbols
    let first = min(max(calendar.firstWeekday - 1, 0), max(names.count - 1, 0))
    return (names[first...] + names[..<first]).map { $0.uppercased(with: locale) }
  }

  /// Returns the days of the month in weeks, with none before the first day and after the last.
  private func weeks(from start: Date) -> [[Date?]] {
    let count = calendar.range(of: .day, in: .month, for: start)?.count ?? 0
    let weekday = calendar.component(.weekday, from: start)
    let gap = ((weekday - calendar.firstWeekday) % 7 + 7) % 7
    var days = [Date?](repeating: nil, count: gap)
    for offset in 0..<count { days.append(calendar.date(byAdding: .day, value: offset, to: start)) }
    while days.count % 7 > 0 { days.append(nil) }
    return stride(from: 0, to: days.count, by: 7).map { Array(days[$0..<$0 + 7]) }
  }

  private func day(_ day: Date) -> some View {
    let isChosen = choice.isChosen(day)
    let next = calendar.date(byAdding: .day, value: 1, to: day) ?? day
    let isPossible = choice.overlaps(from: day, to: next)
    let color = tint ?? .tintColor
    return Button {
      choice.choose(day)
      shown = choice.staysInMonth ? month : nil
    } label: {
      Text("\(calendar.component(.day, from: day))")
        .font(.title3.weight(isChosen ? .medium : .regular))
        .foregroundColor(isChosen ? color : isPossible ? .label : .tertiaryLabel)
        .frame(maxWidth: .infinity, minHeight: 44)
        .background(alignment: .center) {
          if isChosen { Circle().fill(color.withAlphaComponent(0.15)) }
        }
    }
    .buttonStyle(.plain)
    .disabled(!isPossible)
    .accessibilityLabel(format.weekday(.wide).month(.wide).day().format(day))
    .accessibilityAddTraits(isChosen ? .isSelected : [])
    .accessibilityRemoveTraits(isChosen ? [] : .isSelected)
  }
}

/// The hour and the minute of a date, each with a stepper.
struct TimeView: View {
  let choice: DateChoice
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale

  var body: some View {
    let format = Date.FormatStyle(
      locale: locale, calendar: calendar, timeZone: calendar.timeZone)
    VStack(spacing: 8) {
      LabeledContent("Time", value: format.hour().minute().format(choice.date))
      stepper("Hour", by: 3600)
      stepper("Minute", by: 60)
    }
  }

  private func stepper(_ title: String, by seconds: TimeInterval) -> some View {
    Stepper(title) {
      choice.choose(choice.date + seconds)
    } onDecrement: {
      choice.choose(choice.date - seconds)
    }
  }
}
