// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import UIKitNames

/// A font without a size, which a text layer can have.
public nonisolated struct CGFont: Hashable, Sendable {
  /// The name of the font.
  public let postScriptName: CFString?

  /// Creates a font with a name; every name is accepted.
  public init?(_ name: CFString) {
    postScriptName = name
  }
}
