// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension ViewNode {
  /// What few nodes set, kept apart so that plain nodes stay small.
  package final class RareState {
    package var tintColor: Color?
    package var contentMode: ContentMode?
    package var autoresizingMask: AutoresizingMask?
    package var hugging: (horizontal: Float, vertical: Float)?
    package var compression: (horizontal: Float, vertical: Float)?
    /// At the root: the node of the tree that takes what is typed.
    package var firstResponder: ItemReference?
    /// What measures the text here and below.
    package var textMeasurer: MeasurerReference?
  }

  /// The rare state, made at first use.
  package final var rareState: RareState {
    if let existing = rare { return existing }
    let made = RareState()
    rare = made
    return made
  }
}
