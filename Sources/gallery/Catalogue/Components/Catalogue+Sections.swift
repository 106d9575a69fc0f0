// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewFactory
import ViewGallery

extension Catalogue {
  nonisolated static var sections: GalleryGroup {
    GalleryGroup(
      title: "Sections",
      introduction: "Headers, dividers, and groups that structure a list or a page.",
      examples: [
        GalleryExample("section-header", "Header") { $0.section.header(title: "Account") },
        GalleryExample("section-footer", "Footer") {
          $0.section.footer(text: "Your name is shown to those whom you write to.")
        },
        GalleryExample("section-divider", "Divider") { $0.section.divider() },
        GalleryExample("section-group", "Group of rows") {
          $0.section.group(rows: [
            $0.row.disclosure(title: "General"), $0.row.disclosure(title: "Privacy"),
            $0.row.toggle(title: "Location", isOn: true),
          ])
        },
        GalleryExample("section-accordion-closed", "Accordion, closed") {
          $0.section.accordion(
            title: "How do I cancel?", content: $0.label.body(), isExpanded: false)
        },
        GalleryExample("section-accordion-open", "Accordion, open") {
          let text = $0.label.body()
          text.text = "Any time in the settings. What is paid for stays yours until it ends."
          return $0.section.accordion(title: "How do I cancel?", content: text, isExpanded: true)
        },
      ])
  }
}
