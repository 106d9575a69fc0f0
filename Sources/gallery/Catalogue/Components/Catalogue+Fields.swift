// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewFactory
import ViewGallery

extension Catalogue {
  nonisolated static var fields: GalleryGroup {
    GalleryGroup(
      title: "Fields and forms",
      introduction: "Inputs with titles, help text and error messages.",
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
        GalleryExample("field-editing", "Field, while editing") {
          let field = $0.field.labelled(title: "Email")
          field.text = "ana@"
          return WhileEditing(field.input, in: field)
        },
        GalleryExample("field-disabled", "Field, disabled") {
          let field = $0.field.labelled(title: "Email")
          field.text = "ana@example.org"
          field.isEnabled = false
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
        GalleryExample("field-password-shown", "Password, revealed") {
          let field = $0.field.password(placeholder: "Password")
          field.text = "secret"
          field.isSecureTextEntry = false
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
        GalleryExample("field-select-disabled", "Select, disabled") {
          let select = $0.field.select(
            title: "Country", options: ["Brazil", "Korea", "Portugal"], selected: 0,
            prompt: "Choose a country")
          select.isEnabled = false
          return select
        },
        GalleryExample("field-select-error", "Select with an error") {
          let select = $0.field.select(
            title: "Country", options: ["Brazil", "Korea", "Portugal"], selected: nil,
            prompt: "Choose a country")
          let field = $0.field.labelled(title: "Country", select: select, help: nil)
          field.error = "Please choose one."
          return field
        },
        GalleryExample("field-text-area", "Text area, empty") {
          $0.field.textArea(placeholder: "What should we know?")
        },
        GalleryExample("field-text-area-text", "Text area with a limit") {
          let area = $0.field.textArea(placeholder: "What should we know?", characterLimit: 120)
          area.text = "Two of us are vegetarians.\nWe come by train and arrive at noon."
          return area
        },
        GalleryExample("field-text-area-editing", "Text area, while editing") {
          let area = $0.field.textArea(placeholder: "What should we know?")
          area.text = "Two of us are"
          return WhileEditing(area.textArea, in: area)
        },
        GalleryExample("field-text-area-scrolling", "Text area at its maximum height") {
          let area = $0.field.textArea(placeholder: "What should we know?")
          area.maximumLines = 4
          area.text = (1...9).map { "Guest \($0)" }.joined(separator: "\n")
          return area
        },
        GalleryExample("field-text-area-disabled", "Text area, disabled") {
          let area = $0.field.textArea(placeholder: "What should we know?")
          area.text = "Nothing more."
          area.isEnabled = false
          return area
        },
        GalleryExample("field-text-area-error", "Text area with an error") {
          let area = $0.field.textArea(placeholder: "What should we know?", characterLimit: 20)
          let field = $0.field.labelled(
            title: "Message", textArea: area, help: "For the kitchen.")
          field.text = "All of us are vegetarians."
          field.error = "Please write at most 20 characters."
          return field
        },
        GalleryExample("field-form", "Form, submitted incomplete") {
          let name = $0.field.labelled(title: "Name")
          name.text = "Ana"
          let email = $0.field.labelled(title: "Email")
          email.error = "An address is needed."
          return $0.field.form(fields: [name, email], submit: "Sign up")
        },
      ])
  }
}

/// A container of a field that begins editing when it appears.
private final class WhileEditing: StackNode {
  private let responder: ViewNode

  init(_ responder: ViewNode, in field: ViewNode) {
    self.responder = responder
    super.init(frame: .zero)
    addArrangedSubview(field)
  }

  required init(coder: NSCoder) {
    responder = ViewNode()
    super.init(coder: coder)
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    responder.becomeFirstResponder()
  }
}
