// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewFactory

extension Catalogue {
  static var cards: PictureGroup {
    PictureGroup(
      title: "Cards",
      introduction: "A raised surface around a stack, with rounded corners and a soft shadow.",
      pictures: [
        card("card-main", "Main") { theme in
          let factory = theme.viewFactory
          let header = factory.label.header()
          header.text = "Example header"
          let body = factory.label.body()
          body.text = "Example of a body text that is long enough to take more than one line."
          let hint = factory.label.hint()
          hint.text = "Example hint"
          return factory.card.main(stack: factory.stack.vertical(views: [header, body, hint]))
        },
        card("card-titled", "Titled form") { theme in
          let factory = theme.viewFactory
          let label = factory.label.inputLabel()
          label.text = "Example label"
          let input = factory.input.text()
          input.placeholder = "Example placeholder"
          return factory.card.titled(
            title: "Example form", views: [factory.stack.labeledView(label: label, for: input)])
        },
        card("card-action", "Action") { theme in
          let button = theme.viewFactory.button.negative()
          button.setTitle("Delete", for: .normal)
          return theme.viewFactory.card.action(
            title: "Delete this chapter?", message: "Its 1,240 words will be gone for good.",
            button: button)
        },
      ])
  }

  private static func card(
    _ name: String, _ title: String, make: @escaping (GalleryTheme) -> ViewNode
  ) -> Picture {
    Picture(name, title) { theme in
      let surface = ViewNode()
      surface.translatesAutoresizingMaskIntoConstraints = false
      surface.backgroundColor = theme.background
      surface.widthAnchor(equalTo: 375)
      let card = make(theme)
      card.translatesAutoresizingMaskIntoConstraints = false
      surface.addSubview(card)
      theme.viewFactory.styleHelper.constraint.setAll(for: card, to: surface, at: .sixteen)
      return surface
    }
  }
}
