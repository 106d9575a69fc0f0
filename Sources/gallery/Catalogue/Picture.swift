// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewFactory

/// One picture of the gallery: a node made from an injected factory.
struct Picture {
  /// The name of its file, without folder and ending; unique in its theme.
  let name: String
  /// The title of the picture.
  let title: String
  /// A sentence about what to look at, if the title is not enough.
  let note: String?
  /// Whether what is wrong with the layout is marked.
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
