// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

#if Cairo
  import Foundation
  import ViewNodes
  import ViewPictures

  @testable import CairoPictures

  /// A node with a background.
  func box(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: Color? = nil
  ) -> ViewNode {
    let node = ViewNode(frame: CGRect(x: x, y: y, width: width, height: height))
    node.backgroundColor = color
    return node
  }

  /// A label with its frame.
  func label(
    _ text: String, width: CGFloat = 200, size: CGFloat = 20,
    alignment: TextAlignment = .natural
  ) -> LabelNode {
    let label = LabelNode(frame: CGRect(x: 0, y: 0, width: width, height: size * 1.5))
    label.text = text
    label.font = .systemFont(ofSize: size)
    label.textAlignment = alignment
    return label
  }

  /// The pixels of a picture, to ask for single ones.
  struct Pixels {
    let bitmap: Bitmap

    init(bitmap: Bitmap) {
      self.bitmap = bitmap
    }

    init(_ list: DisplayList, scale: CGFloat = 1, background: Color? = .white) throws {
      bitmap = try Bitmap(list, options: PNGOptions(scale: scale, background: background))
    }

    init(_ node: ViewNode, scale: CGFloat = 1, background: Color? = .white) throws {
      try self.init(DisplayList(of: node), scale: scale, background: background)
    }

    /// Red, green, blue and opacity, from 0 to 255.
    subscript(_ x: Int, _ y: Int) -> [Int] {
      let start = (y * bitmap.width + x) * bitmap.bytesPerPixel
      let channels = bitmap.pixels[start..<start + bitmap.bytesPerPixel].map(Int.init)
      return bitmap.isOpaque ? channels + [255] : channels
    }

    /// The columns in which something is drawn on white.
    var inkColumns: ClosedRange<Int>? {
      let columns = (0..<bitmap.width).filter { x in
        (0..<bitmap.height).contains { y in self[x, y].contains { $0 < 200 } }
      }
      guard let first = columns.first, let last = columns.last else { return nil }
      return first...last
    }
  }

  /// Whether two pixels differ by rounding at most.
  func near(_ first: [Int], _ second: [Int], _ tolerance: Int = 2) -> Bool {
    zip(first, second).allSatisfy { abs($0 - $1) <= tolerance }
  }
#endif
