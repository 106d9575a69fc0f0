// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import CairoPictures
import Foundation
import ViewNodes
import ViewPictures

/// A picture as drawn in one theme.
struct DrawnPicture: Sendable {
  let svg: String
  /// Its size, in points.
  let size: CGSize
  /// The other requested files, by file extension.
  let others: [(fileExtension: String, bytes: [UInt8])]

  init(
    _ picture: Picture, in theme: GalleryTheme, traits: TraitCollection = TraitCollection(),
    also kinds: [FileKind], scale: Double = 2,
    family: EmbeddedTextMeasurer.Family = .liberationSans
  ) throws {
    let node = try picture.make(theme)
    var families = SVGOptions.defaultFontFamilies
    if family != .liberationSans {
      node.textMeasurer = EmbeddedTextMeasurer(family)
      families.insert(family.name, at: 0)
    }
    node.traitOverrides = TraitCollection(traitsFrom: [node.traitOverrides, traits])
    let list = picture.marksLayoutProblems ? DisplayList(marking: node) : DisplayList(of: node)
    svg = list.svg(options: SVGOptions(fontFamilies: families))
    size = list.size
    others = try kinds.map {
      ($0.fileExtension, try $0.bytes(of: node, list, scale: scale, families: families))
    }
  }
}

/// The file formats of pictures besides SVG.
enum FileKind: String, CaseIterable, Sendable {
  case html, frames, png, pdf

  var fileExtension: String { self == .frames ? "txt" : rawValue }

  /// Whether this program can write it.
  var isAvailable: Bool {
    #if Cairo
      true
    #else
      self == .html || self == .frames
    #endif
  }

  fileprivate func bytes(
    of node: ViewNode, _ list: DisplayList, scale: Double, families: [String]
  ) throws -> [UInt8] {
    switch self {
    case .html: return Array(node.html().utf8)
    case .frames: return Array(node.frameTree().utf8)
    case .png, .pdf:
      #if Cairo
        return [UInt8](
          self == .png
            ? try list.png(options: PNGOptions(scale: CGFloat(scale), fontFamilies: families))
            : try DisplayList.pdf(pages: [list], options: PDFOptions(fontFamilies: families)))
      #else
        // The command line was rejected before this point.
        throw GalleryOptions.ParseError.kindNeedsCairo(self)
      #endif
    }
  }
}
