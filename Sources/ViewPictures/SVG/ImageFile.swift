// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The file of an image, to recognise it at other places.
struct ImageFile: Hashable {
  let bytes: [UInt8]
  let mediaType: String

  init(of image: DisplayList.PlacedImage) {
    bytes = image.bytes
    mediaType = image.mediaType
  }

  /// Length and end tell files apart well enough: a photo need not be read to its last byte for it.
  func hash(into hasher: inout Hasher) {
    hasher.combine(bytes.count)
    for byte in bytes.suffix(32) { hasher.combine(byte) }
  }
}
