// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewGallery

extension Catalogue {
  /// All components, basic ones first.
  nonisolated static var components: [GalleryGroup] { [texts, actions, containers] + families }

  /// All components for building screens.
  nonisolated static var families: [GalleryGroup] {
    [
      rows, sections, fields, choices, links, tags, avatars, progress, notices, dialogs, headers,
      collections,
    ]
  }
}
