// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewFactory
import ViewNodes

extension ChangedPropertiesTests {
  static var small: [Change] {
    [
      change(
        "chip", { $0.tag.chip(title: "One", isSelected: false) },
        {
          $0.title = "Another"
          $0.isSelected = true
        },
        back: {
          $0.title = "One"
          $0.isSelected = false
        }, expected: { $0.tag.chip(title: "Another", isSelected: true) }),
      change(
        "badge", { $0.tag.badge(count: 1) }, { $0.count = 100 }, back: { $0.count = 1 },
        expected: { $0.tag.badge(count: 100) }),
      change(
        "hidden badge", { $0.tag.badge(count: 1) }, { $0.count = 0 }, back: { $0.count = 1 },
        expected: { $0.tag.badge(count: 0) }),
      change(
        "avatar", { $0.avatar.initials(name: "Ana Silva", size: .medium) },
        { $0.image = book }, back: { $0.image = nil },
        expected: {
          let avatar = $0.avatar.initials(name: "Ana Silva", size: .medium)
          avatar.image = book
          return avatar
        }),
      change(
        "bar of progress", { $0.progress.bar(title: "Files", progress: 0) },
        { $0.progress = 0.995 }, back: { $0.progress = 0 },
        expected: { $0.progress.bar(title: "Files", progress: 0.995) }),
      change(
        "ring of progress", { $0.progress.ring(title: "Goal", progress: 0) },
        { $0.progress = 0.75 }, back: { $0.progress = 0 },
        expected: { $0.progress.ring(title: "Goal", progress: 0.75) }),
      change(
        "steps", { $0.progress.steps(titles: ["a", "b", "c"], current: 0) }, { $0.current = 2 },
        back: { $0.current = 0 },
        expected: { $0.progress.steps(titles: ["a", "b", "c"], current: 2) }),
      change(
        "segments", { $0.choice.segments(titles: ["a", "b"], selected: 0) },
        { $0.selectedIndex = 1 }, back: { $0.selectedIndex = 0 },
        expected: { $0.choice.segments(titles: ["a", "b"], selected: 1) }),
      change(
        "tabs", { $0.bar.tabs(titles: ["a", "b"], selected: 0) }, { $0.selectedIndex = 1 },
        back: { $0.selectedIndex = 0 },
        expected: { $0.bar.tabs(titles: ["a", "b"], selected: 1) }),
      change(
        "rating", { $0.choice.rating(value: 1, isEditable: true) },
        {
          $0.value = 3.5
          $0.isEditable = false
          $0.isEnabled = false
        },
        back: {
          $0.value = 1
          $0.isEditable = true
          $0.isEnabled = true
        },
        expected: {
          let rating = $0.choice.rating(value: 3.5, isEditable: false)
          rating.isEnabled = false
          return rating
        }),
      change(
        "accordion",
        { $0.section.accordion(title: "More", content: $0.label.body(), isExpanded: false) },
        { $0.isExpanded = true }, back: { $0.isExpanded = false },
        expected: {
          $0.section.accordion(title: "More", content: $0.label.body(), isExpanded: true)
        }),
      change(
        "month",
        { $0.calendar.month(CalendarMonth(year: 2026, month: 8), selected: 1, today: 2) },
        { $0.selectedDay = 2 }, back: { $0.selectedDay = 1 },
        expected: {
          $0.calendar.month(CalendarMonth(year: 2026, month: 8), selected: 2, today: 2)
        }),
      change(
        "divider", { $0.section.divider() },
        {
          $0.leadingInset = 30
          $0.color = .red
        },
        expected: {
          let divider = $0.section.divider()
          divider.color = .red
          divider.leadingInset = 30
          return divider
        }),
    ]
  }
}
