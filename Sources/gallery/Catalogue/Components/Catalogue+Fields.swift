// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewFactory

extension Catalogue {
  static var fields: ComponentFamily {
    ComponentFamily(
      title: "Fields and forms",
      introduction: "Inputs with their titles, help and what is wrong with them.",
      examples: [
        ComponentExample("field-labelled", "Field with help") {
          $0.field.labelled(
            title: "Email", input: $0.input.text(), help: "We never show it to anyone.")
        },
        ComponentExample("field-error", "Field with an error") {
          let field = $0.field.labelled(title: "Email")
          field.text = "ana.silva"
          field.error = "This is not an address: it has no @."
          return field
        },
        ComponentExample("field-search", "Search field") {
          $0.field.search(placeholder: "Search")
        },
        ComponentExample("field-search-text", "Search field with text") {
          let field = $0.field.search(placeholder: "Search")
          field.text = "Lisbon"
          return field
        },
        ComponentExample("field-password", "Password") {
          let field = $0.field.password(placeholder: "Password")
          field.text = "secret"
          return field
        },
        ComponentExample("field-select", "Select, closed") {
          $0.field.select(
            title: "Country", options: ["Brazil", "Korea", "Portugal"], selected: nil,
            prompt: "Choose a country")
        },
        ComponentExample("field-select-open", "Select, open") {
          let select = $0.field.select(
            title: "Country", options: ["Brazil", "Korea", "Portugal"], selected: 2,
            prompt: "Choose a country")
          select.isOpen = true
          return select
        },
        ComponentExample("field-form", "Form, sent too early") {
          let name = $0.field.labelled(title: "Name")
          name.text = "Ana"
          let email = $0.field.labelled(title: "Email")
          email.error = "An address is needed."
          return $0.field.form(fields: [name, email], submit: "Sign up")
        },
      ])
  }
}
