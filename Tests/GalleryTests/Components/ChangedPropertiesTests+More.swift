// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewFactory
import ViewNodes

extension ChangedPropertiesTests {
  static var more: [Change] {
    [
      change(
        "field's help", { $0.field.labelled(title: "Email") },
        { $0.help = "Where you get letters" },
        back: { $0.help = nil },
        expected: {
          $0.field.labelled(
            title: "Email", input: $0.input.text(), help: "Where you get letters")
        }),
      change(
        "field's help and error", { $0.field.labelled(title: "Email") },
        {
          $0.help = "Where you get letters"
          $0.error = "Not an address"
          $0.text = "Words"
        },
        back: {
          $0.error = nil
          $0.help = nil
          $0.text = ""
        },
        expected: {
          let field = $0.field.labelled(title: "Email")
          field.text = "Words"
          field.error = "Not an address"
          field.help = "Where you get letters"
          return field
        }),
      change(
        "text area's lines", { $0.field.textArea(placeholder: "Note") },
        {
          $0.minimumLines = 5
          $0.maximumLines = 6
        },
        back: {
          $0.minimumLines = 3
          $0.maximumLines = 8
        },
        expected: {
          let area = $0.field.textArea(placeholder: "Note")
          area.minimumLines = 5
          area.maximumLines = 6
          return area
        }),
      change(
        "text area's fewer lines",
        { factory -> TextAreaFieldNode in
          let area = factory.field.textArea(placeholder: "Note")
          area.text = "one\ntwo\nthree\nfour\nfive"
          return area
        },
        { $0.maximumLines = 3 }, back: { $0.maximumLines = 8 },
        expected: {
          let area = $0.field.textArea(placeholder: "Note")
          area.maximumLines = 3
          area.text = "one\ntwo\nthree\nfour\nfive"
          return area
        }),
      change(
        "spinner", { $0.progress.spinner(title: "Files") }, { $0.isSpinning.toggle() },
        back: { $0.isSpinning.toggle() },
        expected: {
          let spinner = $0.progress.spinner(title: "Files")
          spinner.isSpinning.toggle()
          return spinner
        }),
      change(
        "row's leading node", { $0.row.disclosure(title: "One") },
        { $0.leadingNode = ImageNode(image: book) }, back: { $0.leadingNode = nil },
        expected: {
          let row = $0.row.disclosure(title: "One")
          row.leadingNode = ImageNode(image: book)
          return row
        }),
      change(
        "row that has a subtitle from the start",
        { $0.row.plain(title: "One", subtitle: "Below", image: book, value: "3") },
        {
          $0.subtitle = nil
          $0.image = nil
          $0.value = nil
        },
        back: {
          $0.subtitle = "Below"
          $0.image = book
          $0.value = "3"
        }, expected: { $0.row.plain(title: "One") }),
      change(
        "radio group that is disabled", { $0.row.radioGroup(titles: ["a", "b"], selected: 0) },
        { $0.isEnabled = false }, back: { $0.isEnabled = true },
        expected: {
          let group = $0.row.radioGroup(titles: ["a", "b"], selected: 0)
          group.isEnabled = false
          return group
        }),
      change(
        "switch that is disabled", { $0.row.toggle(title: "One", isOn: true) },
        { $0.isEnabled = false }, back: { $0.isEnabled = true },
        expected: {
          let row = $0.row.toggle(title: "One", isOn: true)
          row.isEnabled = false
          return row
        }),
      change(
        "segment that is disabled", { $0.choice.segments(titles: ["a", "b"], selected: 0) },
        { $0.setEnabled(false, at: 1) }, back: { $0.setEnabled(true, at: 1) },
        expected: {
          let segments = $0.choice.segments(titles: ["a", "b"], selected: 0)
          segments.setEnabled(false, at: 1)
          return segments
        }),
      change(
        "select that is disabled",
        { $0.field.select(title: "Size", options: ["S", "M"], selected: 0, prompt: "Choose") },
        { $0.isEnabled = false }, back: { $0.isEnabled = true },
        expected: {
          let select = $0.field.select(
            title: "Size", options: ["S", "M"], selected: 0, prompt: "Choose")
          select.isEnabled = false
          return select
        }),
      change(
        "pages of a carousel",
        { $0.collection.carousel(views: [$0.label.body(), $0.label.header(), $0.label.body()]) },
        { $0.currentPage = 2 }, back: { $0.currentPage = 0 },
        expected: {
          let carousel = $0.collection.carousel(
            views: [$0.label.body(), $0.label.header(), $0.label.body()])
          carousel.currentPage = 2
          return carousel
        }),
      change(
        "chip that is disabled and highlighted", { $0.tag.chip(title: "One", isSelected: true) },
        {
          $0.isEnabled = false
          $0.isHighlighted = true
        },
        back: {
          $0.isHighlighted = false
          $0.isEnabled = true
        },
        expected: {
          let chip = $0.tag.chip(title: "One", isSelected: true)
          chip.isHighlighted = true
          chip.isEnabled = false
          return chip
        }),
    ]
  }
}
