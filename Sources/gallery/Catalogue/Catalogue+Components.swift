// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension Catalogue {
  /// All components that a screen is put together from.
  static var families: [ComponentFamily] {
    [
      rows, sections, fields, choices, links, tags, avatars, progress, notices, dialogs, headers,
      collections,
    ]
  }
}
