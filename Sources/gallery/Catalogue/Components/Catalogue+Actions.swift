// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewFactory
import ViewGallery

extension Catalogue {
  nonisolated static var actions: GalleryGroup {
    let kinds: [(name: String, make: GalleryExample.Maker)] = [
      ("positive", { $0.button.positive() }), ("negative", { $0.button.negative() }),
      ("neutral", { $0.button.neutral() }),
    ]
    let states: [(name: String, apply: @Sendable (ButtonNode) -> Void)] = [
      ("", { _ in }), ("-pressed", { $0.isHighlighted = true }),
      ("-disabled", { $0.isEnabled = false }),
    ]
    var examples: [GalleryExample] = []
    for kind in kinds {
      for state in states {
        let title = kind.name.capitalized + state.name.replacing("-", with: ", ")
        examples.append(
          GalleryExample("button-\(kind.name)\(state.name)", title) {
            let made = kind.make($0)
            guard let button = made as? ButtonNode else { return made }
            button.setTitle("Save the chapter", for: .normal)
            state.apply(button)
            return button
          })
      }
    }
    examples += [
      GalleryExample("button-main-fab", "Main floating button", isWide: false) {
        let button = $0.button.mainFab()
        button.setImage(Image(systemName: "pencil"), for: .normal)
        button.accessibilityLabel = "Write"
        return button
      },
      GalleryExample("button-mini-fab", "Small floating button", isWide: false) {
        let button = $0.button.miniFab()
        button.setImage(Image(systemName: "plus"), for: .normal)
        button.accessibilityLabel = "Add"
        return button
      },
    ]
    return GalleryGroup(
      title: "Buttons", introduction: "What goes on, refuses, or does neither.",
      examples: examples)
  }
}
