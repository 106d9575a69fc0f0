// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes

/// The `Contents.json` of an image in an asset catalog.
nonisolated struct ImageSet: Decodable {
  let images: [Entry]
  let properties: Properties?

  nonisolated struct Entry: Decodable {
    let filename: String?
    let scale: String?
    let idiom: String?
    let appearances: [ColorSet.Appearance]?
  }

  nonisolated struct Properties: Decodable {
    let rendering: String?

    enum CodingKeys: String, CodingKey {
      case rendering = "template-rendering-intent"
    }
  }

  /// Reads the file in the folder of an image; `nil` if it isn't one.
  init?(in folder: URL) {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
      let read = try? JSONDecoder().decode(ImageSet.self, from: data)
    else { return nil }
    self = read
  }

  /// The files with their scales, the largest scale first; those for the dark appearance or other
  /// devices are omitted.
  var files: [(name: String, scale: CGFloat)] {
    images
      .filter { $0.appearances?.isEmpty ?? true }
      .filter { ["universal", "iphone", nil].contains($0.idiom) }
      .compactMap { entry in
        entry.filename.map { ($0, CGFloat(Int(entry.scale?.prefix(1) ?? "1") ?? 1)) }
      }
      .sorted { $0.1 > $1.1 }
  }

  var isTemplate: Bool { properties?.rendering == "template" }
}
