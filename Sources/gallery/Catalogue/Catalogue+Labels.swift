// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewFactory

extension Catalogue {
  static var labels: PictureGroup {
    let short = "Example short text"
    let long =
      "Example of a long text that should show what happens when a label has more to say than one "
      + "line can hold, which is a lot"
    return PictureGroup(
      title: "Labels",
      introduction: "Header and input label shrink to one line; body and hint take as many as fit.",
      pictures: [
        label("label-header-short", "Header", short) { $0.header() },
        label("label-header-long", "Header, long text", long, note: "Shrinks to fit.") {
          $0.header()
        },
        label("label-header-center", "Header, centered", short) { $0.header(alignment: .center) },
        label("label-header-right", "Header, right", short) { $0.header(alignment: .right) },
        label("label-body-short", "Body", short) { $0.body() },
        label(
          "label-body-long", "Body, long text", long, note: "Two lines fit; the rest is truncated."
        ) {
          $0.body()
        },
        label("label-body-center", "Body, centred", short) { $0.body(alignment: .center) },
        label("label-body-right", "Body, right", short) { $0.body(alignment: .right) },
        label("label-input-short", "Input label", short) { $0.inputLabel() },
        label("label-input-long", "Input label, long text", long) { $0.inputLabel() },
        label("label-hint-short", "Hint", short) { $0.hint() },
        label("label-hint-long", "Hint, long text", long) { $0.hint() },
      ])
  }

  private static func label(
    _ name: String, _ title: String, _ text: String, note: String? = nil,
    make: @escaping (any LabelFactoryProtocol) -> LabelNode
  ) -> Picture {
    Picture(name, title, note: note) { theme in
      let label = make(theme.viewFactory.label)
      label.translatesAutoresizingMaskIntoConstraints = true
      label.frame = CGRect(x: 0, y: 0, width: 375, height: 50)
      label.backgroundColor = theme.palette.card
      label.text = text
      return label
    }
  }
}
