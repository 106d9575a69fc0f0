// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewFactory
import ViewGallery

extension Catalogue {
  nonisolated static var rows: GalleryGroup {
    GalleryGroup(
      title: "Rows",
      introduction: "Rows of lists and settings, at least 44 points tall.",
      examples: [
        GalleryExample("row-plain", "Plain") { $0.row.plain(title: "Version", value: "3.1.4") },
        GalleryExample("row-everything", "Everything at once") {
          $0.row.plain(
            title: "Chapter one", subtitle: "1,240 words, last changed on Tuesday",
            image: Image(systemName: "book"), value: "12 min")
        },
        GalleryExample("row-disclosure", "Disclosure") {
          $0.row.disclosure(
            title: "Notifications", subtitle: nil, image: Image(systemName: "bell"), value: "On")
        },
        GalleryExample("row-long", "Long texts") {
          $0.row.disclosure(
            title: "A title that is longer than one line of a phone can hold",
            subtitle: "And a subtitle that goes on for a while, too", image: nil,
            value: "A long value")
        },
        GalleryExample("row-avatar", "Avatar, selected") {
          let row = $0.row.disclosure(
            title: "Ana Silva", subtitle: "See you there!", image: nil, value: "9:41")
          row.leadingNode = $0.avatar.initials(name: "Ana Silva")
          row.isSelected = true
          return row
        },
        GalleryExample("row-picture-selected", "Picture, selected") {
          let row = $0.row.disclosure(
            title: "Inbox", subtitle: nil, image: Image(systemName: "envelope"), value: "4")
          row.isSelected = true
          return row
        },
        GalleryExample("row-pressed", "Disclosure, pressed") {
          let row = $0.row.disclosure(title: "Notifications")
          row.isHighlighted = true
          return row
        },
        GalleryExample("row-disabled", "Disclosure, disabled") {
          let row = $0.row.disclosure(
            title: "Notifications", subtitle: nil, image: Image(systemName: "bell"), value: "Off")
          row.isEnabled = false
          return row
        },
        GalleryExample("row-toggle-on", "Switch, on") {
          $0.row.toggle(title: "Wi-Fi", isOn: true)
        },
        GalleryExample("row-toggle-off", "Switch, off") {
          $0.row.toggle(
            title: "Low data mode", subtitle: "Apps use less data in the background.", isOn: false)
        },
        GalleryExample("row-toggle-disabled", "Switch, disabled") {
          let row = $0.row.toggle(title: "Airplane mode", isOn: true)
          row.isEnabled = false
          return row
        },
        GalleryExample("row-checkbox-on", "Checkbox, selected") {
          $0.row.checkbox(title: "I have read the terms", isOn: true)
        },
        GalleryExample("row-checkbox-off", "Checkbox") {
          $0.row.checkbox(title: "Send me news", subtitle: "At most once a month", isOn: false)
        },
        GalleryExample("row-checkbox-disabled", "Checkbox, disabled") {
          let row = $0.row.checkbox(title: "Keep a copy", isOn: true)
          row.isEnabled = false
          return row
        },
        GalleryExample("row-radio", "Radio group") {
          $0.row.radioGroup(titles: ["Automatic", "Light", "Dark"], selected: 1)
        },
        GalleryExample("row-radio-disabled", "Radio group, disabled") {
          let group = $0.row.radioGroup(titles: ["Metres", "Miles"], selected: 0)
          group.isEnabled = false
          return group
        },
        GalleryExample("row-slider", "Slider") {
          $0.row.slider(title: "Brightness", value: 0.4, in: 0...1)
        },
        GalleryExample("row-slider-disabled", "Slider, disabled") {
          let row = $0.row.slider(title: "Brightness", value: 0.4, in: 0...1)
          row.isEnabled = false
          return row
        },
        GalleryExample("row-stepper", "Stepper") {
          $0.row.stepper(title: "Guests", value: 2, in: 1...8)
        },
        GalleryExample("row-stepper-end", "Stepper, at its minimum") {
          $0.row.stepper(title: "Guests", value: 1, in: 1...8)
        },
        GalleryExample("row-stepper-disabled", "Stepper, disabled") {
          let row = $0.row.stepper(title: "Guests", value: 2, in: 1...8)
          row.isEnabled = false
          return row
        },
      ])
  }
}
