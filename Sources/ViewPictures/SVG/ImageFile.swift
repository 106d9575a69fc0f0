// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The file of an image, to recognize it at other places.
package nonisolated struct ImageFile: Hashable {
  package let bytes: [UInt8]
  package let mediaType: String

  package init(of image: DisplayList.PlacedImage) {
    bytes = image.bytes
    mediaType = image.mediaType
  }

  /// Length and end tell files apart well enough: a photo need not be read to its last byte for it.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(bytes.count)
    for byte in bytes.suffix(32) { hasher.combine(byte) }
  }
}
