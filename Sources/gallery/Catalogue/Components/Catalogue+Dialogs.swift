// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewFactory
import ViewGallery

extension Catalogue {
  nonisolated static var dialogs: GalleryGroup {
    GalleryGroup(
      title: "Dialogs", introduction: "Panels that cover a screen and receive all touches.",
      examples: [
        GalleryExample("dialog-alert", "Alert") {
          $0.dialog.alert(
            title: "Delete this chapter?", message: "Its 1,240 words will be gone for good.",
            actions: [
              DialogAction("Keep", role: .cancel), DialogAction("Delete", role: .destructive),
            ])
        },
        GalleryExample("dialog-alert-many", "Alert with three actions") {
          $0.dialog.alert(
            title: "Save changes?", message: nil,
            actions: [
              DialogAction("Save"), DialogAction("Don't save", role: .destructive),
              DialogAction("Cancel", role: .cancel),
            ])
        },
        GalleryExample("dialog-sheet", "Sheet") {
          $0.dialog.sheet(
            title: "Share",
            content: $0.section.group(rows: [
              $0.row.disclosure(
                title: "Copy link", subtitle: nil, image: Image(systemName: "doc"), value: nil),
              $0.row.disclosure(
                title: "Email", subtitle: nil, image: Image(systemName: "envelope"), value: nil),
            ]))
        },
      ])
  }
}
