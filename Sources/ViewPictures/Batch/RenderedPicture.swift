// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A picture of a batch, drawn.
public nonisolated struct RenderedPicture: Sendable {
  /// Its place among the makers, counted from 0.
  public let index: Int
  /// The name that its maker gave.
  public let name: String
  /// The file.
  public let bytes: [UInt8]
}
