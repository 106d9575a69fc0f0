// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Everything that the gallery shows, in order.
enum Catalogue {
  static var groups: [PictureGroup] {
    [
      screens, labels, languages, inputs, buttons, stacks, cards, tables, bars, controls,
    ] + families.map(\.pictures) + [images, gradients, declarative, layoutProblems]
  }
}
