// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewGallery

extension Catalogue {
  /// All components that a screen is put together from.
  nonisolated static var families: [GalleryGroup] {
    [
      rows, sections, fields, choices, links, tags, avatars, progress, notices, dialogs, headers,
      collections,
    ]
  }
}
