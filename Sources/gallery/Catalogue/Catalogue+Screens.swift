// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewFactory

extension Catalogue {
  static var screens: PictureGroup {
    PictureGroup(
      title: "Screens",
      introduction: "Built from an injected factory, as in an app.",
      pictures: [
        Picture("screen-words", "Writing diary") { theme in
          try WordsScreen(viewFactory: theme.viewFactory, background: theme.background)
        },
        Picture("screen-playback", "Playback settings") { theme in
          PlaybackScreen(viewFactory: theme.viewFactory, background: theme.background)
        },
        Picture("screen-business-cards", "Business cards", note: "One list, three price plans.") {
          theme in
          BusinessCardsScreen(
            viewFactory: theme.viewFactory, palette: theme.palette, background: theme.background)
        },
        Picture("screen-animals", "Animals", note: "Rows are as tall as their text.") { theme in
          AnimalsScreen(
            viewFactory: theme.viewFactory, palette: theme.palette, background: theme.background)
        },
        businessCard("business-card-senior", "Senior card", plan: .senior, person: .juca),
        businessCard("business-card-full", "Full card", plan: .full, person: .juca),
        businessCard("business-card-junior", "Junior card", plan: .junior, person: .juca),
      ])
  }

  private static func businessCard(
    _ name: String, _ title: String, plan: BusinessCardPlan, person: BusinessCardPerson
  ) -> Picture {
    Picture(name, title, note: "The same components in another screen.") { theme in
      try businessCard(of: person, plan: plan, in: theme)
    }
  }

  /// A single person's card, 320 points wide.
  static func businessCard(
    of person: BusinessCardPerson, plan: BusinessCardPlan, in theme: GalleryTheme,
    changing: (BusinessCardComponents) throws -> Void = { _ in }
  ) throws -> ViewNode {
    let components = BusinessCardComponents(
      person, viewFactory: theme.viewFactory, palette: theme.palette)
    let card = plan.view(of: components, viewFactory: theme.viewFactory)
    try changing(components)
    card.translatesAutoresizingMaskIntoConstraints = false
    card.backgroundColor = theme.palette.card
    card.layer.cornerRadius = 8
    card.clipsToBounds = true
    card.widthAnchor(equalTo: 320)
    return card
  }
}
