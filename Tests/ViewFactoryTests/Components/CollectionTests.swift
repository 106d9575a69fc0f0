// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewFactory
import ViewNodes
import ViewPictures
import ViewTesting

@Suite("Collections, figures, and calendars")
struct CollectionTests {
  let factory: any ViewFactoryProtocol = ViewFactory(theme: .standard)

  @Test(
    "a grid has equally wide columns, even in a partial last row, and one column at large text sizes"
  )
  func grid() {
    let cells = (0..<3).map { index in
      let label = factory.label.body()
      label.text = "Cell \(index)"
      return label
    }
    let grid = factory.collection.grid(columns: 2, views: cells)
    let screen = Screen(showing: grid)
    screen.layoutIfNeeded()
    let frames = cells.map { $0.convert($0.bounds, to: grid) }
    #expect(Set(frames.map(\.width)) == [(grid.bounds.width - 16) / 2])
    #expect(frames[1].minX == frames[0].maxX + 16)
    #expect(frames[2].minX == frames[0].minX && abs(frames[2].minY - frames[0].maxY - 16) < 0.5)
    #expect(screen.rootNode?.layoutReport().ambiguities.isEmpty == true)
    screen.traits = TraitCollection(preferredContentSizeCategory: .accessibilityMedium)
    screen.layoutIfNeeded()
    #expect(Set(cells.map { $0.bounds.width }) == [grid.bounds.width])
    #expect(factory.collection.grid(columns: 0, views: [ViewNode()]).subviews.count == 1)
  }

  @Test("cells of a row of a grid are aligned at the top")
  func gridTops() {
    let cells = [1, 4].map { lines in
      let label = factory.label.body()
      label.numberOfLines = 0
      label.text = Array(repeating: "Line", count: lines).joined(separator: "\n")
      return label
    }
    let grid = factory.collection.grid(columns: 2, views: cells)
    Screen(showing: grid).layoutIfNeeded()
    let frames = cells.map { $0.convert($0.bounds, to: grid) }
    #expect(frames[0].minY == frames[1].minY && frames[0].height < frames[1].height)
  }

  @Test("the dots of a carousel follow a swipe, in both directions")
  func carousel() throws {
    for direction in [TraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
      let pages = (0..<3).map { index in
        let label = factory.label.header()
        label.text = "Page \(index)"
        return label
      }
      let carousel = factory.collection.carousel(views: pages)
      let screen = Screen(showing: carousel)
      screen.traits = TraitCollection(layoutDirection: direction)
      screen.layoutIfNeeded()
      #expect(pages[0].bounds.width == carousel.bounds.width)
      #expect(carousel.currentPage == 0)
      #expect(pages[0].convert(pages[0].bounds, to: carousel).minX == 0)
      carousel.scroll.contentOffset.x = carousel.bounds.width
      #expect(carousel.currentPage == 1)
      carousel.scroll.contentOffset.x =
        direction == .leftToRight ? carousel.bounds.width * 2 : 0
      #expect(carousel.currentPage == 2)
      carousel.scroll.contentOffset.x = 1e30
      #expect(carousel.currentPage == (direction == .leftToRight ? 2 : 0))
    }
  }

  @Test("code can show a page of a carousel before and after layout, and so can its dots")
  func pages() throws {
    for direction in [TraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
      let views = (0..<3).map { index in
        let label = factory.label.header()
        label.text = "Page \(index)"
        return label
      }
      let carousel = factory.collection.carousel(views: views)
      carousel.currentPage = 1
      let screen = Screen(showing: carousel)
      screen.traits = TraitCollection(layoutDirection: direction)
      screen.layoutIfNeeded()
      func shown() -> Int? {
        views.firstIndex { abs($0.convert($0.bounds, to: carousel).minX) < 1 }
      }
      #expect(carousel.currentPage == 1 && shown() == 1)
      carousel.currentPage = 9
      screen.layoutIfNeeded()
      #expect(carousel.currentPage == 2 && shown() == 2)
      try screen.decrement("Page")
      screen.layoutIfNeeded()
      #expect(carousel.currentPage == 1 && shown() == 1)
      let dots = carousel.pageControl
      let side: CGFloat = direction == .leftToRight ? -20 : 20
      try screen.tap(
        at: dots.convert(CGPoint(x: dots.bounds.midX + side, y: -5), to: nil))
      screen.layoutIfNeeded()
      #expect(carousel.currentPage == 0 && shown() == 0)
      carousel.currentPage = -4
      #expect(carousel.currentPage == 0)
    }
    factory.collection.carousel(views: []).currentPage = 2
  }

  @Test(
    "a carousel stays on its page when its width changes",
    arguments: [TraitEnvironmentLayoutDirection.leftToRight, .rightToLeft], 0..<3)
  func turned(direction: TraitEnvironmentLayoutDirection, page: Int) {
    let views = (0..<3).map { index in
      let label = factory.label.header()
      label.text = "Page \(index)"
      return label
    }
    let carousel = factory.collection.carousel(views: views)
    let root = ViewNode()
    root.traitOverrides.layoutDirection = direction
    root.addSubview(carousel)
    let width = carousel.widthAnchor.constraint(equalToConstant: 300)
    width.isActive = true
    root.layoutIfNeeded()
    carousel.currentPage = page
    for length in [300, 200, 450, 300] as [CGFloat] {
      width.constant = length
      root.layoutIfNeeded()
      let shown = views[page].convert(views[page].bounds, to: carousel)
      #expect(shown.minX == 0 && shown.width == length, "\(length) points")
      #expect(carousel.currentPage == page, "\(length) points")
    }
  }

  @Test(
    "a statistic is one accessibility element, in the color of its trend",
    arguments: [
      (StatisticNode.Trend.better, PaletteRole.success), (.worse, .error), (.level, .labelHint),
    ])
  func statistic(trend: StatisticNode.Trend, role: PaletteRole) {
    let node = factory.figure.statistic(
      value: "86%", label: "Goal", change: "+12%", trend: trend)
    #expect(Screen(showing: node).aloud == "text \"Goal\" = \"86%, +12%\"\n")
    let change = node.arrangedSubviews.compactMap { $0 as? LabelNode }.last
    #expect(change?.textColor == role.color(in: factory.viewFactoryColor))
    #expect(factory.figure.statistic(value: "1", label: "One").accessibilityValue == "1")
  }

  @Test("a price announces its former value")
  func price() {
    let reduced = factory.figure.price(amount: "€ 9", former: "€ 12")
    #expect(Screen(showing: reduced).aloud == "text \"€ 9, formerly € 12\"\n")
    #expect(
      Screen(showing: factory.figure.price(amount: "€ 9")).aloud == "text \"€ 9\"\n")
  }

  nonisolated static let weekdays: [(Int, Int, Int, Int)] = [
    (1970, 1, 1, 4), (2000, 2, 29, 2), (2024, 2, 29, 4), (2026, 8, 1, 6), (1582, 10, 15, 5),
    (1900, 3, 1, 4), (2100, 12, 31, 5),
  ]

  @Test("weekdays match the calendar", arguments: weekdays)
  func weekday(year: Int, month: Int, day: Int, weekday: Int) {
    #expect(CalendarMonth(year: year, month: month).weekday(of: day) == weekday)
  }

  @Test("every number has a weekday, which repeats after seven")
  func anyDay() {
    let month = CalendarMonth(year: 2026, month: 8)
    #expect(month.weekday(of: .max) == month.weekday(of: .max - 7))
    #expect(month.weekday(of: .min) == month.weekday(of: .min + 7))
    #expect(month.weekday(of: -6) == month.weekday(of: 1))
  }

  @Test("weekdays are consecutive for 800 years")
  func everyDay() {
    var month = CalendarMonth(year: 1600, month: 1)
    var expected = month.weekday(of: 1)
    while month.year < 2400 {
      for day in 1...month.dayCount {
        guard month.weekday(of: day) == expected else {
          Issue.record("\(month) \(day)")
          return
        }
        expected = (expected + 1) % 7
      }
      month = month.next
    }
  }

  @Test("months continue across the ends of a year")
  func months() {
    #expect(CalendarMonth(year: 2026, month: 13) == CalendarMonth(year: 2027, month: 1))
    #expect(CalendarMonth(year: 2026, month: 0) == CalendarMonth(year: 2025, month: 12))
    #expect(CalendarMonth(year: 2026, month: -11) == CalendarMonth(year: 2025, month: 1))
    #expect(CalendarMonth(year: 2026, month: 1).previous == CalendarMonth(year: 2025, month: 12))
    let lengths = (1...12).map { CalendarMonth(year: 2026, month: $0).dayCount }
    #expect(lengths == [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31])
    #expect(
      [1900, 2000, 2024, 2100].map { CalendarMonth(year: $0, month: 2).dayCount }
        == [28, 29, 29, 28])
    _ = CalendarMonth(year: .max, month: .min)
  }

  @Test("days are in the columns of their weekdays, and a tap selects one")
  func month() throws {
    // 1 August 2026 is a Saturday: the sixth column of weeks that begin on Monday.
    let node = factory.calendar.month(
      CalendarMonth(year: 2026, month: 8), selected: nil, today: 5)
    var chosen: [Int] = []
    node.onChange = { chosen.append($0) }
    let screen = Screen(showing: node)
    let first = try screen.element(called: "Saturday, 1 August 2026")
    let column = first.convert(first.bounds, to: node).minX / (node.bounds.width / 7)
    #expect(abs(column - 5) < 0.05)
    #expect(node.arrangedSubviews.count == 2 + 6)
    let today = try screen.element(called: "Wednesday, 5 August 2026")
    #expect(today.accessibilityValue == "Today")
    try screen.tap("Friday, 14 August 2026")
    try screen.tap("Friday, 14 August 2026")
    #expect(node.selectedDay == 14)
    #expect(chosen == [14])
    node.selectedDay = 32
    #expect(node.selectedDay == 14)
    node.selectedDay = nil
    #expect(node.selectedDay == nil)
  }

  @Test("missing names are left empty, and weeks begin on the configured day")
  func names() {
    let names = CalendarNames(months: [], weekdays: [], shortWeekdays: ["x"], firstWeekday: -1)
    let node = factory.calendar.month(
      CalendarMonth(year: 2026, month: 8), selected: 1, today: nil, names: names)
    var sunday = CalendarNames.english
    sunday.firstWeekday = 0
    for (names, expected) in [
      (CalendarNames.english, ["M", "T", "W", "T", "F", "S", "S"]),
      (sunday, ["S", "M", "T", "W", "T", "F", "S"]),
    ] {
      let month = factory.calendar.month(
        CalendarMonth(year: 2026, month: 8), selected: nil, today: nil, names: names)
      let head = month.arrangedSubviews[1] as? StackNode
      #expect(head?.arrangedSubviews.compactMap { ($0 as? LabelNode)?.text } == expected)
    }
    // The first is a Saturday, and so is the beginning of the week.
    let week = node.arrangedSubviews[2] as? StackNode
    #expect(week?.arrangedSubviews.first is Control)
    #expect(node.selectedDay == 1)
  }

  @Test("the disc behind a day fits into its column and is 40 points high at most")
  func discs() throws {
    for (width, side) in [(210, 30), (700, 40)] as [(CGFloat, CGFloat)] {
      let month = factory.calendar.month(
        CalendarMonth(year: 2026, month: 8), selected: 1, today: nil)
      let root = ViewNode()
      month.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(month)
      LayoutConstraint.activate([
        month.topAnchor.constraint(equalTo: root.topAnchor),
        month.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        month.widthAnchor.constraint(equalToConstant: width),
      ])
      let screen = Screen(.phone, rootNode: root)
      screen.layoutIfNeeded()
      let day = try screen.element(called: "Saturday, 1 August 2026")
      let disc = try #require(day.subviews.first)
      #expect(abs(disc.frame.width - side) < 0.5 && disc.frame.height == disc.frame.width)
      #expect(disc.layer.cornerRadius == disc.frame.width / 2)
      #expect(disc.frame.midX == day.bounds.midX && disc.frame.midY == day.bounds.midY)
    }
  }
}
