// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewFactory

extension Catalogue {
  static var inputs: PictureGroup {
    PictureGroup(
      title: "Inputs",
      introduction: "48 points tall, with a rounded border and the palette's placeholder color.",
      pictures: [
        input("input-number-empty", "Number, empty") { factory in
          let input = factory.number()
          input.placeholder = "Example placeholder"
          return input
        },
        input("input-number", "Number") { factory in
          let input = factory.number()
          input.text = "1321.22"
          return input
        },
        input("input-text-empty", "Text, empty") { factory in
          let input = factory.text()
          input.placeholder = "Example placeholder"
          return input
        },
        input("input-text", "Text") { factory in
          let input = factory.text()
          input.text = "Example text input"
          return input
        },
        input("input-text-editing", "Text, while editing") { factory in
          let input = factory.text()
          input.text = "Example text input"
          input.becomeFirstResponder()
          return input
        },
        input("input-text-long", "Text, longer than the input") { factory in
          let input = factory.text()
          input.text = "Example text input that goes on for longer than the input is wide"
          return input
        },
        Picture("input-number-toolbar", "The number input's toolbar") { theme in
          let toolbar = theme.viewFactory.input.number().inputAccessoryView ?? ViewNode()
          toolbar.frame = CGRect(x: 0, y: 0, width: 375, height: 44)
          return toolbar
        },
      ])
  }

  private static func input(
    _ name: String, _ title: String, make: @escaping (any InputFactoryProtocol) -> InputNode
  ) -> Picture {
    Picture(name, title) { theme in
      let input = make(theme.viewFactory.input)
      input.accessibilityLabel = title
      input.translatesAutoresizingMaskIntoConstraints = false
      input.widthAnchor(equalTo: 375)
      return input
    }
  }
}
