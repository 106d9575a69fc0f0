// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewFactory

extension Catalogue {
  static var dialogs: ComponentFamily {
    ComponentFamily(
      title: "Dialogs", introduction: "Panels over a screen, which take all touches.",
      examples: [
        ComponentExample("dialog-alert", "Alert") {
          $0.dialog.alert(
            title: "Delete this chapter?", message: "Its 1,240 words will be gone for good.",
            actions: [
              DialogAction("Keep", role: .cancel), DialogAction("Delete", role: .destructive),
            ])
        },
        ComponentExample("dialog-alert-many", "Alert with three answers") {
          $0.dialog.alert(
            title: "Save changes?", message: nil,
            actions: [
              DialogAction("Save"), DialogAction("Don't save", role: .destructive),
              DialogAction("Cancel", role: .cancel),
            ])
        },
        ComponentExample("dialog-sheet", "Sheet") {
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
