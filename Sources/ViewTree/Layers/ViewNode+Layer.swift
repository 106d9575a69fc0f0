// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension ViewNode {
  /// The layer that draws the background, border, corners, and shadow, created on first use.
  public final var layer: Layer {
    if let existing = layerStorage { return existing }
    let made = Layer(ownedBy: self)
    layerStorage = made
    return made
  }
}
