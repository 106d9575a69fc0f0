// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewFactory
import ViewGallery

extension Catalogue {
  nonisolated static var texts: GalleryGroup {
    GalleryGroup(
      title: "Labels and inputs", introduction: "Text to read, and text to type.",
      examples: [
        GalleryExample("label-header", "Header") {
          let label = $0.label.header()
          label.text = "Chapter one"
          return label
        },
        GalleryExample("label-header-center", "Header, centered") {
          let label = $0.label.header(alignment: .center)
          label.text = "Chapter one"
          return label
        },
        GalleryExample("label-body", "Body") {
          let label = $0.label.body()
          label.text = "Text of any length, over as many lines as it needs."
          return label
        },
        GalleryExample("label-input", "Input label") {
          let label = $0.label.inputLabel()
          label.text = "Name"
          return label
        },
        GalleryExample("label-hint", "Hint") {
          let label = $0.label.hint()
          label.text = "Small print of any length."
          return label
        },
        GalleryExample("input-text", "Text input") {
          let input = $0.input.text()
          input.text = "Ana Silva"
          input.accessibilityLabel = "Name"
          return input
        },
        GalleryExample("input-number", "Number input, empty") {
          let input = $0.input.number()
          input.placeholder = "How many?"
          input.accessibilityLabel = "Guests"
          return input
        },
        GalleryExample("input-labeled", "Labeled view") {
          let label = $0.label.inputLabel()
          label.text = "Name"
          let input = $0.input.text()
          input.placeholder = "As on your card"
          return $0.stack.labeledView(label: label, for: input)
        },
      ])
  }
}
