// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewFactory
import ViewGallery

extension Catalogue {
  nonisolated static var fields: GalleryGroup {
    GalleryGroup(
      title: "Fields and forms",
      introduction: "Inputs with their titles, help and what is wrong with them.",
      examples: [
        GalleryExample("field-labelled", "Field with help") {
          $0.field.labelled(
            title: "Email", input: $0.input.text(), help: "We never show it to anyone.")
        },
        GalleryExample("field-error", "Field with an error") {
          let field = $0.field.labelled(title: "Email")
          field.text = "ana.silva"
          field.error = "This is not an address: it has no @."
          return field
        },
        GalleryExample("field-search", "Search field") {
          $0.field.search(placeholder: "Search")
        },
        GalleryExample("field-search-text", "Search field with text") {
          let field = $0.field.search(placeholder: "Search")
          field.text = "Lisbon"
          return field
        },
        GalleryExample("field-password", "Password") {
          let field = $0.field.password(placeholder: "Password")
          field.text = "secret"
          return field
        },
        GalleryExample("field-select", "Select, closed") {
          $0.field.select(
            title: "Country", options: ["Brazil", "Korea", "Portugal"], selected: nil,
            prompt: "Choose a country")
        },
        GalleryExample("field-select-open", "Select, open") {
          let select = $0.field.select(
            title: "Country", options: ["Brazil", "Korea", "Portugal"], selected: 2,
            prompt: "Choose a country")
          select.isOpen = true
          return select
        },
        GalleryExample("field-form", "Form, sent too early") {
          let name = $0.field.labelled(title: "Name")
          name.text = "Ana"
          let email = $0.field.labelled(title: "Email")
          email.error = "An address is needed."
          return $0.field.form(fields: [name, email], submit: "Sign up")
        },
      ])
  }
}
