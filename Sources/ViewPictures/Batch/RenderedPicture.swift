// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A finished picture of a batch.
public nonisolated struct RenderedPicture: Sendable {
  /// The index of the picture's maker.
  public let index: Int
  /// The name of the picture's maker.
  public let name: String
  /// The bytes of the file.
  public let bytes: [UInt8]
}
