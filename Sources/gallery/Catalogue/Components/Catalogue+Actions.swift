// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewFactory
import ViewGallery

extension Catalogue {
  nonisolated static var actions: GalleryGroup {
    GalleryGroup(
      title: "Buttons", introduction: "Buttons to confirm, to refuse, and for neutral actions.",
      examples: [
        GalleryExample("button-positive", "Positive") {
          let button = $0.button.positive()
          button.setTitle("Save the chapter", for: .normal)
          return button
        },
        GalleryExample("button-positive-pressed", "Positive, pressed") {
          let button = $0.button.positive()
          button.setTitle("Save the chapter", for: .normal)
          button.isHighlighted = true
          return button
        },
        GalleryExample("button-positive-disabled", "Positive, disabled") {
          let button = $0.button.positive()
          button.setTitle("Save the chapter", for: .normal)
          button.isEnabled = false
          return button
        },
        GalleryExample("button-negative", "Negative") {
          let button = $0.button.negative()
          button.setTitle("Save the chapter", for: .normal)
          return button
        },
        GalleryExample("button-negative-pressed", "Negative, pressed") {
          let button = $0.button.negative()
          button.setTitle("Save the chapter", for: .normal)
          button.isHighlighted = true
          return button
        },
        GalleryExample("button-negative-disabled", "Negative, disabled") {
          let button = $0.button.negative()
          button.setTitle("Save the chapter", for: .normal)
          button.isEnabled = false
          return button
        },
        GalleryExample("button-neutral", "Neutral") {
          let button = $0.button.neutral()
          button.setTitle("Save the chapter", for: .normal)
          return button
        },
        GalleryExample("button-neutral-pressed", "Neutral, pressed") {
          let button = $0.button.neutral()
          button.setTitle("Save the chapter", for: .normal)
          button.isHighlighted = true
          return button
        },
        GalleryExample("button-neutral-disabled", "Neutral, disabled") {
          let button = $0.button.neutral()
          button.setTitle("Save the chapter", for: .normal)
          button.isEnabled = false
          return button
        },
        GalleryExample("button-main-fab", "Main floating button", isWide: false) {
          let button = $0.button.mainFab()
          button.setImage(Image(systemName: "pencil"), for: .normal)
          button.accessibilityLabel = "Write"
          return button
        },
        GalleryExample("button-mini-fab", "Small floating button", isWide: false) {
          let button = $0.button.miniFab()
          button.setImage(Image(systemName: "plus"), for: .normal)
          button.accessibilityLabel = "Add"
          return button
        },
      ])
  }
}
