// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewFactory
import ViewNodes
import ViewPictures
import ViewTesting

@Suite("Choices, headers, and tabs")
struct ChoiceTests {
  let factory: any ViewFactoryProtocol = ViewFactory(theme: .standard)

  @Test("one of several segments is selected, and tapping the selected one notifies no one")
  func segments() throws {
    let segments = factory.choice.segments(titles: ["Day", "Week"], selected: 0)
    var chosen: [Int] = []
    segments.onChange = { chosen.append($0) }
    let screen = Screen(showing: segments)
    #expect(
      screen.aloud
        == "group\n  button \"Day\" = \"1 of 2\" [selected]\n  button \"Week\" = \"2 of 2\"\n")
    try screen.tap("Week")
    try screen.tap("Week")
    #expect(segments.selectedIndex == 1)
    #expect(chosen == [1])
    segments.selectedIndex = 5
    #expect(segments.selectedIndex == 1)
    #expect(factory.choice.segments(titles: [], selected: 3).selectedIndex == 0)
  }

  @Test("segments are three points from each other and from the border")
  func segmentSpacing() throws {
    let segments = factory.choice.segments(titles: ["Day", "Week"], selected: 0)
    let screen = Screen(showing: segments)
    screen.layoutIfNeeded()
    let frames = try ["Day", "Week"].map { title in
      let segment = try screen.element(called: title)
      return segment.convert(segment.bounds, to: segments)
    }
    #expect(frames[0].minX == 3 && frames[0].minY == 3)
    #expect(frames[1].minX == frames[0].maxX + 3 && frames[1].maxX == segments.bounds.width - 3)
  }

  @Test("a disabled segment is faded and can't be selected")
  func disabledSegment() throws {
    let segments = factory.choice.segments(titles: ["Day", "Week"], selected: 0)
    segments.setEnabled(false, at: 1)
    segments.setEnabled(false, at: 9)
    #expect(segments.isEnabled(at: 0) && !segments.isEnabled(at: 1) && !segments.isEnabled(at: -1))
    let screen = Screen(showing: segments)
    #expect(screen.aloud.contains("\"Week\" = \"2 of 2\" [disabled]"), "\(screen.aloud)")
    try? screen.tap("Week")
    #expect(segments.selectedIndex == 0)
    segments.setEnabled(true, at: 1)
    try screen.tap("Week")
    #expect(segments.selectedIndex == 1)
  }

  @Test("the selected tab is scrolled into view, in both directions")
  func revealed() throws {
    for direction in [TraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
      let names = (0..<20).map { "Tab number \($0)" }
      let tabs = factory.bar.tabs(titles: names, selected: 15)
      let screen = Screen(showing: tabs)
      screen.traits = TraitCollection(layoutDirection: direction)
      screen.layoutIfNeeded()
      let tab = try screen.element(called: "Tab number 15")
      func frame() -> CGRect { tab.convert(tab.bounds, to: tabs) }
      #expect(frame().minX >= 0 && frame().maxX <= tabs.bounds.width)
      tabs.selectedIndex = 0
      screen.layoutIfNeeded()
      #expect(frame().minX > tabs.bounds.width || frame().maxX < 0)
      tabs.selectedIndex = 19
      screen.layoutIfNeeded()
      let last = try screen.element(called: "Tab number 19")
      let end = last.convert(last.bounds, to: tabs)
      let gap = direction == .leftToRight ? tabs.bounds.width - end.maxX : end.minX
      #expect(abs(gap) < 1)
      // One that is seen already stays where it is.
      tabs.selectedIndex = 18
      screen.layoutIfNeeded()
      #expect(last.convert(last.bounds, to: tabs) == end)
    }
  }

  @Test(
    "tabs stay at their leading edge when their width shrinks",
    arguments: [TraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func shrunk(direction: TraitEnvironmentLayoutDirection) throws {
    let tabs = factory.bar.tabs(titles: (0..<20).map { "Tab number \($0)" }, selected: 0)
    let screen = Screen(showing: tabs)
    screen.traits = TraitCollection(layoutDirection: direction)
    for width in [400, 250, 320] as [CGFloat] {
      screen.size = CGSize(width: width, height: 600)
      screen.layoutIfNeeded()
      let tab = try screen.element(called: "Tab number 0")
      let frame = tab.convert(tab.bounds, to: tabs)
      let gap = direction == .leftToRight ? frame.minX : width - frame.maxX
      #expect(abs(gap) < 0.001, "\(width)")
    }
  }

  @Test(
    "the selected tab stays in view when the text size or the width changes", arguments: [9, 19])
  func selectedTabStays(selected: Int) throws {
    let names = (0..<20).map { "Tab number \($0)" }
    let tabs = factory.bar.tabs(titles: names, selected: selected)
    let screen = Screen(showing: tabs)
    screen.layoutIfNeeded()
    let tab = try screen.element(called: names[selected])
    func isSeen() -> Bool {
      let frame = tab.convert(tab.bounds, to: tabs)
      return frame.minX > -1 && frame.maxX < tabs.bounds.width + 1
    }
    for size in [.extraExtraExtraLarge, .extraSmall, .large] as [ContentSizeCategory] {
      screen.traits.preferredContentSizeCategory = size
      screen.layoutIfNeeded()
      #expect(isSeen(), "\(size)")
    }
    for width in [250, 400, 300] as [CGFloat] {
      screen.size.width = width
      screen.layoutIfNeeded()
      #expect(isSeen(), "\(width)")
    }
    // Tabs that the user has scrolled away aren't brought back.
    let scroll = try #require(tabs.subviews.first?.subviews.first as? ScrollNode)
    scroll.contentOffset.x = 0
    screen.layoutIfNeeded()
    screen.traits.preferredContentSizeCategory = .extraLarge
    screen.layoutIfNeeded()
    #expect(scroll.contentOffset.x == 0)
  }

  @Test("segments are stacked at large text sizes")
  func largeText() {
    let segments = factory.choice.segments(titles: ["Day", "Week", "Month"], selected: 0)
    let screen = Screen(showing: segments)
    screen.layoutIfNeeded()
    let low = segments.bounds.height
    screen.traits = TraitCollection(preferredContentSizeCategory: .accessibilityMedium)
    screen.layoutIfNeeded()
    #expect(segments.bounds.height > low * 2.5)
  }

  @Test("a tap selects a tab, and tabs scroll if they don't fit")
  func tabs() throws {
    let tabs = factory.bar.tabs(titles: ["Posts", "Replies"], selected: 1)
    var chosen: [Int] = []
    tabs.onChange = { chosen.append($0) }
    let screen = Screen(showing: tabs)
    try screen.tap("Posts")
    #expect(tabs.selectedIndex == 0)
    #expect(chosen == [0])
    let names = (0..<20).map { "Tab number \($0)" }
    let many = factory.bar.tabs(titles: names, selected: 0)
    Screen(showing: many).layoutIfNeeded()
    let scroll = many.subviews.first?.subviews.first as? ScrollNode
    #expect((scroll?.contentSize.width ?? 0) > many.bounds.width * 3)
  }

  @Test(
    "a page header has its title as a heading, and a back button that points backward"
  )
  func header() throws {
    let header = factory.bar.header(
      title: "Chapter", subtitle: "1,240 words", back: "Library", actions: [])
    var taps = 0
    header.backControl?.addAction(for: .primaryActionTriggered) { taps += 1 }
    let screen = Screen(showing: header)
    #expect(screen.aloud == "button \"Library\"\nheader \"Chapter\"\ntext \"1,240 words\"\n")
    try screen.tap("Library")
    #expect(taps == 1)
    #expect(factory.bar.header(title: "Top").backControl == nil)
    func angle(_ direction: TraitEnvironmentLayoutDirection) throws -> [CGPoint] {
      let back = try #require(
        factory.bar.header(title: "", subtitle: nil, back: "Back", actions: []).backControl)
      back.traitOverrides.layoutDirection = direction
      back.layoutIfNeeded()
      for case .stroke(let path, _, _) in DisplayList(of: back).operations {
        return path.elements.compactMap {
          switch $0 {
          case .move(let point), .line(let point): point
          default: nil
          }
        }
      }
      return []
    }
    let (left, right) = (try angle(.leftToRight), try angle(.rightToLeft))
    #expect(left.count == 3 && left[1].x < left[0].x)
    #expect(right.count == 3 && right[1].x > right[0].x)
  }

  @Test("a rating is set by taps and by adjusting, and shows fractions")
  func rating() throws {
    let rating = factory.choice.rating(value: 2, isEditable: true)
    var changes = 0
    rating.addAction(for: .valueChanged) { changes += 1 }
    let screen = Screen(showing: rating, isWide: false)
    #expect(screen.aloud == "adjustable \"Rating\" = \"2 of 5\"\n")
    let middle = rating.bounds.height / 2
    try screen.tap(at: rating.convert(CGPoint(x: 36 * 3 + 10, y: middle), to: nil))
    #expect(rating.value == 4)
    try screen.increment("Rating")
    try screen.increment("Rating")
    #expect(rating.value == 5)
    try screen.decrement("Rating")
    #expect(rating.value == 4)
    #expect(changes == 3)
    rating.value = .nan
    #expect(rating.value == 4)
    rating.value = 99
    #expect(rating.value == 5)
    let shown = factory.choice.rating(value: 4.5, isEditable: false)
    #expect(Screen(showing: shown, isWide: false).aloud == "image \"Rating\" = \"4.5 of 5\"\n")
  }

  @Test("right to left, the first star is on the right")
  func mirroredRating() throws {
    let rating = factory.choice.rating(value: 0, isEditable: true)
    let screen = Screen(showing: rating, isWide: false)
    screen.traits = TraitCollection(layoutDirection: .rightToLeft)
    screen.layoutIfNeeded()
    try screen.tap(at: rating.convert(CGPoint(x: rating.bounds.maxX - 5, y: 20), to: nil))
    #expect(rating.value == 1)
  }

  @Test("a rating is changed in whole stars, from one to its count, unless it is disabled")
  func adjustedRating() {
    let rating = RatingNode(count: 3)
    rating.value = 1.5
    var changes = 0
    rating.addAction(for: .valueChanged) { changes += 1 }
    var values: [Double] = []
    for step in [1, 1, 1, -1, -1, -1, -1] {
      if step > 0 { rating.accessibilityIncrement() } else { rating.accessibilityDecrement() }
      values.append(rating.value)
    }
    #expect(values == [2, 3, 3, 2, 1, 1, 1] && changes == 4)
    rating.isEnabled = false
    rating.accessibilityIncrement()
    #expect(rating.value == 1 && changes == 4 && rating.alpha == 0.4)
    rating.isEnabled = true
    #expect(rating.alpha == 1)
  }
}
