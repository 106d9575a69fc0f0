// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewFactory
import ViewGallery

extension Catalogue {
  nonisolated static var links: GalleryGroup {
    GalleryGroup(
      title: "Icon buttons and links",
      introduction: "Buttons without a background, at least 44 points in size.",
      examples: [
        GalleryExample("button-icon", "Icon button", isWide: false) {
          $0.button.icon(image: Image(systemName: "square.and.arrow.up"), label: "Share")
        },
        GalleryExample("button-icon-disabled", "Icon button, disabled", isWide: false) {
          let button = $0.button.icon(image: Image(systemName: "trash"), label: "Delete")
          button.isEnabled = false
          return button
        },
        GalleryExample("button-link", "Link", isWide: false) {
          $0.button.link(title: "Forgot your password?")
        },
      ])
  }
}
