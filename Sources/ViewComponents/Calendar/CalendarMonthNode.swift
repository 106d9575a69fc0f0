// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import PlatformViews

/// The days of a month in weeks, one of which can be selected.
open class CalendarMonthNode: UIStackView {
  /// The month.
  public final let month: CalendarMonth
  /// The handler that is called with the day when a tap changes the selection.
  public final var onChange: ((Int) -> Void)?
  private var days: [CalendarDayNode] = []

  /// Creates a month without a selected day.
  ///
  /// - Parameters:
  ///   - month: The month.
  ///   - today: The current day, starting at 1, if it is in this month.
  ///   - names: The names of months and weekdays; those of the style's words if `nil`.
  ///   - style: The style of the month.
  public init(
    month: CalendarMonth = CalendarMonth(year: 2_026, month: 1), today: Int? = nil,
    names: CalendarNames? = nil, style: ComponentStyle = ComponentStyle()
  ) {
    self.month = month
    let words = style.words
    let names = names ?? words.calendar
    super.init(frame: .zero)
    axis = .vertical
    translatesAutoresizingMaskIntoConstraints = false
    let title = words.text(
      \.monthTitle, names.month(month.month), words.number(month.year))
    let titleLabel = style.label(\.headline, style.color.labelHeader, text: title)
    titleLabel.accessibilityTraits = .header
    addArrangedSubview(titleLabel)
    setCustomSpacing(style.spacing.small.value, after: titleLabel)
    addWeek(
      (0..<7).map { column in
        let weekday = (names.firstColumn + column) % 7
        let label = UILabel()
        label.font = style.columnFont(\.hint, atMost: 20)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = style.color.labelHint
        label.textAlignment = .center
        label.text = names.shortWeekday(weekday)
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        // VoiceOver reads the weekday with each day.
        label.isAccessibilityElement = false
        return label
      })
    days = (1...month.dayCount).map { day in
      let node = CalendarDayNode(day: day, isToday: day == today, style: style)
      let weekday = names.weekday(month.weekday(of: day))
      node.accessibilityLabel = words.text(\.dayTitle, weekday, words.number(day), title)
      node.accessibilityValue = day == today ? words.today : nil
      node.addAction(to: self, for: .primaryActionTriggered) { $0.choose(day) }
      return node
    }
    let offset = (month.weekday(of: 1) - names.firstColumn + 7) % 7
    var cells: [UIView] = (0..<offset).map { _ in UIView() } + days
    while !cells.count.isMultiple(of: 7) { cells.append(UIView()) }
    for start in stride(from: 0, to: cells.count, by: 7) {
      addWeek(Array(cells[start..<start + 7]))
    }
  }

  /// Creates an empty component, because components do not support decoding.
  public required convenience init(coder: NSCoder) { self.init() }

  private func addWeek(_ views: [UIView]) {
    let week = UIStackView(arrangedSubviews: views)
    week.distribution = .fillEqually
    addArrangedSubview(week)
  }

  /// The selected day, starting at 1; `nil` if there is none.
  ///
  /// Setting it does not call the handler, and an invalid day is ignored.
  open var selectedDay: Int? {
    get { days.first { $0.isSelected }?.day }
    set {
      guard newValue.map({ (1...month.dayCount).contains($0) }) ?? true else { return }
      for node in days { node.isSelected = node.day == newValue }
    }
  }

  private func choose(_ day: Int) {
    guard day != selectedDay else { return }
    selectedDay = day
    onChange?(day)
  }
}

extension ComponentStyle {
  /// Returns a font that grows with the text size as far as a column on a narrow phone has space
  /// for it.
  func columnFont(
    _ role: KeyPath<Theme.Typography, Theme.Typography.Role>, atMost size: CGFloat
  ) -> UIFont {
    theme.typography[keyPath: role].uiFont(atMost: size)
  }
}
