// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

#if Cairo
  import ViewPictures

  /// A cache of recently decoded images, because the cards of a batch often share a logo.
  final class ImageCache {
    private var images: [ImageFile: DecodedImage] = [:]
    private var bytes = 0
    private let mostBytes: Int

    init(mostBytes: Int = 32_000_000) {
      self.mostBytes = mostBytes
    }

    func image(of placed: DisplayList.PlacedImage) -> DecodedImage? {
      let file = ImageFile(of: placed)
      if let image = images[file] { return image }
      guard let image = ImageDecoder.decode(placed) else { return nil }
      if bytes + image.byteCount > mostBytes {
        images.removeAll()
        bytes = 0
      }
      if image.byteCount <= mostBytes {
        images[file] = image
        bytes += image.byteCount
      }
      return image
    }
  }
#endif
