// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewFactory
import ViewGallery

extension Catalogue {
  nonisolated static var headers: GalleryGroup {
    GalleryGroup(
      title: "Headers and tabs", introduction: "The tops of pages.",
      examples: [
        GalleryExample("bar-header", "Header") { $0.bar.header(title: "Library") },
        GalleryExample("bar-header-full", "Header with everything") {
          $0.bar.header(
            title: "Chapter one", subtitle: "1,240 words", back: "Library",
            actions: [$0.button.icon(image: Image(systemName: "ellipsis"), label: "More")])
        },
        GalleryExample("bar-tabs", "Tabs") {
          $0.bar.tabs(titles: ["Posts", "Replies", "Media"], selected: 0)
        },
        GalleryExample("bar-tabs-last", "Tabs, scrolled to the last") {
          $0.bar.tabs(
            titles: ["Today", "This week", "This month", "This year", "Always"], selected: 4)
        },
        GalleryExample("bar-tabs-many", "Tabs that scroll") {
          $0.bar.tabs(
            titles: ["Today", "This week", "This month", "This year", "Always"], selected: 1)
        },
      ])
  }
}
