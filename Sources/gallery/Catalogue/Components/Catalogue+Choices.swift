// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewFactory
import ViewGallery

extension Catalogue {
  nonisolated static var choices: GalleryGroup {
    GalleryGroup(
      title: "Choices", introduction: "Selection among a few options.",
      examples: [
        GalleryExample("choice-segments", "Segments") {
          $0.choice.segments(titles: ["Day", "Week", "Month"], selected: 1)
        },
        GalleryExample("choice-segments-disabled", "Segments, one of them disabled") {
          let segments = $0.choice.segments(titles: ["Day", "Week", "Month"], selected: 0)
          segments.setEnabled(false, at: 2)
          return segments
        },
        GalleryExample("choice-rating", "Rating", isWide: false) {
          $0.choice.rating(value: 3, isEditable: true)
        },
        GalleryExample("choice-rating-shown", "Rating, read-only", isWide: false) {
          $0.choice.rating(value: 4.5, isEditable: false)
        },
        GalleryExample("choice-rating-disabled", "Rating, disabled", isWide: false) {
          let rating = $0.choice.rating(value: 2, isEditable: true)
          rating.isEnabled = false
          return rating
        },
      ])
  }
}
