// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTesting

@testable import DeclarativeViews

@Suite("Date pickers")
struct DatePickerTests {
  /// Monday, June 15, 2026, 9:41.
  private static let june = Date(timeIntervalSince1970: 1_781_516_460)
  private static let day: TimeInterval = 86400

  private struct Owner<Style: DatePickerStyle>: View {
    let style: Style
    var range = Date.distantPast...Date.distantFuture
    var components: DatePickerComponents = [.hourAndMinute, .date]
    @State var date = DatePickerTests.june

    var body: some View {
      DatePicker("Start", selection: $date, in: range, displayedComponents: components)
        .datePickerStyle(style)
      Text(
        verbatim:
          "seconds \(Int(exactly: date.timeIntervalSince(DatePickerTests.june).rounded()) ?? -1)")
    }
  }

  private func words(_ screen: Screen) -> [String] {
    (screen.rootNode?.accessibilityOrder ?? []).compactMap(\.accessibilityLabel)
      .map { $0.replacing("\u{202F}", with: " ") }
  }

  @Test("a compact picker shows the day and the time, and opens a calendar and a clock")
  func compact() throws {
    let (screen, host) = shown { Owner(style: .compact) }
    #expect(words(screen) == ["Start", "Jun 15, 2026", "9:41 AM", "seconds 0"])
    try screen.tap("Jun 15, 2026")
    screen.layoutIfNeeded()
    try screen.tap("Saturday, June 20")
    screen.layoutIfNeeded()
    #expect(words(screen).contains("June 2026"))
    let day = try screen.element(called: "Saturday, June 20")
    #expect(day.accessibilityTraits.contains(.selected))
    try screen.tap("Done")
    screen.layoutIfNeeded()
    #expect(words(screen) == ["Start", "Jun 20, 2026", "9:41 AM", "seconds \(5 * 86400)"])
    try screen.tap(try #require(host.all(TouchNode.self).last))
    screen.layoutIfNeeded()
    try screen.increment("Hour")
    screen.layoutIfNeeded()
    try screen.tap("Done")
    screen.layoutIfNeeded()
    #expect(words(screen).contains("10:41 AM"))
  }

  @Test("a picker shows only the parts that can be chosen")
  func parts() {
    func parts(_ components: DatePickerComponents, _ style: some DatePickerStyle) -> [String] {
      words(shown { Owner(style: style, components: components) }.screen)
    }
    #expect(parts(.date, .automatic) == ["Start", "Jun 15, 2026", "seconds 0"])
    #expect(parts(.hourAndMinute, .compact) == ["Start", "9:41 AM", "seconds 0"])
    #expect(parts([], .compact) == ["Start", "seconds 0"])
    #expect(!parts(.date, .graphical).contains("Hour"))
    #expect(
      parts(.hourAndMinute, .graphical) == ["Time", "9:41 AM", "Hour", "Minute", "seconds 0"])
  }

  @Test("a calendar has the days of a month below their weekdays")
  func month() throws {
    let view = DatePicker("Start", selection: .constant(Self.june), displayedComponents: .date)
      .datePickerStyle(.graphical)
    let probe = TreeProbe(view, width: 280, height: 400)
    let texts = probe.texts
    #expect(
      texts.prefix(8).map(\.text) == ["June 2026", "SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"])
    #expect(texts.dropFirst(8).map(\.text) == (1...30).map(String.init))
    let middles = texts.dropFirst().map { $0.origin.x + $0.width / 2 }
    // June 1, 2026 is a Monday.
    #expect(abs(middles[7] - 60) < 1 && abs(middles[1] - 60) < 1 && abs(middles[13] - 20) < 1)
    let (_, host) = shown { Owner(style: .graphical) }
    let chosen = host.accessibilityOrder.filter { $0.accessibilityTraits.contains(.selected) }
    #expect(chosen.map(\.accessibilityLabel) == ["Monday, June 15"])
  }

  @Test("other months are turned to, and a chosen day keeps the time")
  func turning() throws {
    let (screen, host) = shown { Owner(style: .graphical, components: .date) }
    try screen.tap("Next Month")
    screen.layoutIfNeeded()
    #expect(words(screen).first == "July 2026" && !words(screen).contains("Monday, June 15"))
    try screen.tap("Wednesday, July 1")
    screen.layoutIfNeeded()
    #expect(host.accessibilityTree().contains("seconds \(16 * 86400)"))
    for _ in 0..<2 {
      try screen.tap("Previous Month")
      screen.layoutIfNeeded()
    }
    #expect(words(screen).first == "May 2026")
  }

  @Test("the time is changed in steps")
  func time() throws {
    let (screen, host) = shown { Owner(style: .graphical, components: .hourAndMinute) }
    try screen.increment("Hour")
    try screen.decrement("Minute")
    screen.layoutIfNeeded()
    #expect(words(screen).contains("10:40 AM"))
    #expect(host.accessibilityTree().contains("seconds 3540"))
  }

  @Test("only dates in the range can be chosen")
  func range() throws {
    let range = (Self.june - 3600)...(Self.june + 2 * Self.day)
    let (screen, host) = shown { Owner(style: .graphical, range: range) }
    func isEnabled(_ name: String) throws -> Bool {
      try #require(screen.element(called: name) as? TouchNode).isEnabled
    }
    #expect(try !isEnabled("Sunday, June 14") && isEnabled("Monday, June 15"))
    #expect(try isEnabled("Wednesday, June 17") && !isEnabled("Thursday, June 18"))
    #expect(try !isEnabled("Next Month") && !isEnabled("Previous Month"))
    try screen.decrement("Hour")
    try screen.decrement("Hour")
    screen.layoutIfNeeded()
    #expect(host.accessibilityTree().contains("seconds -3600"))
    for (first, last) in [(nil, Self.june), (Self.june, nil)] as [(Date?, Date?)] {
      let date = Binding.constant(Self.june)
      let view =
        if let first {
          DatePicker("A", selection: date, in: first..., displayedComponents: .date)
        } else {
          DatePicker("A", selection: date, in: ...(last ?? .now), displayedComponents: .date)
        }
      let (other, _) = shown { view.datePickerStyle(.graphical) }
      let days = (other.rootNode?.all(TouchNode.self) ?? []).filter(\.isEnabled).count
      // 30 days and two buttons: those up to the 15th and the previous month, or the others.
      #expect(days == (first == nil ? 16 : 17))
    }
  }

  @Test("dates are shown in the calendar, time zone, and locale of the environment")
  func environment() throws {
    let zone = try #require(TimeZone(secondsFromGMT: 15 * 3600))
    let (screen, _) = shown {
      Owner(style: .compact).environment(\.timeZone, zone)
        .environment(\.locale, Locale(identifier: "de_DE"))
    }
    #expect(words(screen) == ["Start", "16. Juni 2026", "00:41", "seconds 0"])
    var calendar = Calendar(identifier: .gregorian)
    calendar.firstWeekday = 2
    calendar.timeZone = zone
    let view = Owner(style: .graphical, components: .date).environment(\.calendar, calendar)
    let texts = TreeProbe(view, width: 280, height: 400).texts.map(\.text)
    #expect(texts[1] == "MON")
  }

  @Test("a client's style chooses a date within its limits")
  func own() throws {
    struct Tomorrow: DatePickerStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button("Tomorrow") { configuration.selection += 86400 }
        configuration.label
        if configuration.minimumDate != nil, configuration.displayedComponents == .date {
          Text("limited")
        }
      }
    }
    let (screen, host) = shown { Owner(style: Tomorrow(), components: .date) }
    #expect(words(screen) == ["Tomorrow", "Start", "limited", "seconds 0"])
    try screen.tap("Tomorrow")
    screen.layoutIfNeeded()
    #expect(host.accessibilityTree().contains("seconds 86400"))
  }

  @Test("dates that no calendar handles are shown as others", arguments: [0, 1, 2, 3])
  func unusable(_ index: Int) throws {
    let seconds = [Double.nan, .infinity, -.infinity, 1e300][index]
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    for style in [
      AnyView(Owner(style: .compact, date: date)), AnyView(Owner(style: .graphical, date: date)),
    ] {
      let (screen, _) = shown { style }
      #expect(words(screen).count > 2)
    }
  }
}
