// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes

nonisolated extension SVGWriter {
  mutating func findRepeatedImages(in list: DisplayList) {
    var seen: Set<ImageFile> = []
    for case .image(let image) in list.operations {
      let file = ImageFile(of: image)
      if !seen.insert(file).inserted { repeatedImages.insert(file) }
    }
  }

  mutating func draw(_ image: DisplayList.PlacedImage) {
    let filter = image.tint.map { tintName(for: $0) }
    let file = ImageFile(of: image)
    if repeatedImages.contains(file) {
      let name = name(of: .image(file)) { buffer, name in
        buffer.add("<image id=\"\(name)\" width=\"1\" height=\"1\"")
        buffer.source(of: image)
        buffer.add("/>\n")
      }
      body.add("<use href=\"#\(name)\"")
      body.transform(
        Transform(
          a: image.rect.width, b: 0, c: 0, d: image.rect.height, tx: image.rect.minX,
          ty: image.rect.minY))
    } else {
      body.add("<image")
      body.box(image.rect)
      body.source(of: image)
    }
    if let filter { body.add(" filter=\"url(#\(filter))\"") }
    body.add("/>\n")
  }

  /// Returns the name of a filter that paints everything in one color.
  private mutating func tintName(for color: Color) -> String {
    name(of: .tint(color)) { buffer, name in
      buffer.add("<filter id=\"\(name)\" x=\"0\" y=\"0\" width=\"1\" height=\"1\"")
      buffer.add(" color-interpolation-filters=\"sRGB\"><feFlood")
      buffer.paint("flood", color: "flood-color", color)
      buffer.add("/><feComposite operator=\"in\" in2=\"SourceAlpha\"/></filter>\n")
    }
  }
}

nonisolated extension MarkupBuffer {
  fileprivate mutating func source(of image: DisplayList.PlacedImage) {
    add(" preserveAspectRatio=\"none\" href=\"data:")
    add(escaping: image.mediaType)
    add(";base64,")
    addBase64(image.bytes)
    add("\"")
  }
}
