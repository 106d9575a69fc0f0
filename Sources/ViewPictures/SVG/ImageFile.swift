// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The file of an image, for detecting repeated use.
package nonisolated struct ImageFile: Hashable {
  package let bytes: [UInt8]
  package let mediaType: String

  package init(of image: DisplayList.PlacedImage) {
    bytes = image.bytes
    mediaType = image.mediaType
  }

  /// Hashes the length and the end, which distinguish files well enough without reading a photo to
  /// its last byte.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(bytes.count)
    for byte in bytes.suffix(32) { hasher.combine(byte) }
  }
}
