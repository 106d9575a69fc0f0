// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewFactory

extension Catalogue {
  static var choices: ComponentFamily {
    ComponentFamily(
      title: "Choices", introduction: "Choices among few.",
      examples: [
        ComponentExample("choice-segments", "Segments") {
          $0.choice.segments(titles: ["Day", "Week", "Month"], selected: 1)
        },
        ComponentExample("choice-rating", "Rating", isWide: false) {
          $0.choice.rating(value: 3, isEditable: true)
        },
        ComponentExample("choice-rating-shown", "Rating, only shown", isWide: false) {
          $0.choice.rating(value: 4.5, isEditable: false)
        },
      ])
  }
}
