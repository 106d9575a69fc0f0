// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewFactory

/// A picture of the gallery: a node created with an injected factory.
struct Picture {
  /// The file name without folder and extension, unique in its theme.
  let name: String
  /// The title of the picture.
  let title: String
  /// A sentence of explanation, if the title isn't sufficient.
  let note: String?
  /// Whether layout problems are marked.
  let marksLayoutProblems: Bool
  /// A closure that creates the node, ready to be laid out.
  let make: (GalleryTheme) throws -> ViewNode

  init(
    _ name: String, _ title: String, note: String? = nil, marksLayoutProblems: Bool = false,
    make: @escaping (GalleryTheme) throws -> ViewNode
  ) {
    self.name = name
    self.title = title
    self.note = note
    self.marksLayoutProblems = marksLayoutProblems
    self.make = make
  }
}

/// Pictures under one heading.
struct PictureGroup {
  let title: String
  let introduction: String
  let pictures: [Picture]
}
