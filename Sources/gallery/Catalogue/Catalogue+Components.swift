// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewGallery

extension Catalogue {
  /// All components, those that other components are made of first.
  nonisolated static var components: [GalleryGroup] { [texts, actions, containers] + families }

  /// All components that a screen is put together from.
  nonisolated static var families: [GalleryGroup] {
    [
      rows, sections, fields, choices, links, tags, avatars, progress, notices, dialogs, headers,
      collections,
    ]
  }
}
