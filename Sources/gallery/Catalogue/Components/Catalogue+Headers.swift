// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewFactory

extension Catalogue {
  static var headers: ComponentFamily {
    ComponentFamily(
      title: "Headers and tabs", introduction: "The heads of pages.",
      examples: [
        ComponentExample("bar-header", "Header") { $0.bar.header(title: "Library") },
        ComponentExample("bar-header-full", "Header with everything") {
          $0.bar.header(
            title: "Chapter one", subtitle: "1,240 words", back: "Library",
            actions: [$0.button.icon(image: Image(systemName: "ellipsis"), label: "More")])
        },
        ComponentExample("bar-tabs", "Tabs") {
          $0.bar.tabs(titles: ["Posts", "Replies", "Media"], selected: 0)
        },
        ComponentExample("bar-tabs-many", "Tabs that scroll") {
          $0.bar.tabs(
            titles: ["Today", "This week", "This month", "This year", "Always"], selected: 1)
        },
      ])
  }
}
