// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

#if Cairo
  public import CairoPictures
  import Foundation
  public import ViewNodes
  import ViewPictures

  extension SnapshotStrategy where Value == ViewNode {
    /// A strategy for a PNG image at two pixels per point, compared exactly; it requires the trait
    /// Cairo.
    public static var png: SnapshotStrategy<ViewNode> { png() }

    /// Returns a strategy for a PNG image; it requires the trait Cairo.
    ///
    /// The pixels of letters depend on the versions of fonts and of Cairo: keep such references for
    /// one machine image, allow a tolerance, or draw blocks in place of text.
    ///
    /// - Parameters:
    ///   - options: The options of the image.
    ///   - textAsBlocks: Whether to draw a block in place of each piece of text, for layouts alone;
    ///     see ``ViewPictures/DisplayList/replacingTextWithBlocks()``.
    ///   - tolerance: The tolerance for each channel of a pixel, from 0 to 255.
    ///   - share: The fraction of pixels that may exceed the tolerance, from 0 to 1.
    /// - Returns: The strategy.
    public static func png(
      options: PNGOptions = PNGOptions(), textAsBlocks: Bool = false, tolerance: Int = 0,
      share: Double = 0
    ) -> SnapshotStrategy<ViewNode> {
      pixels(options, textAsBlocks, tolerance, share) { node in
        let list = DisplayList(of: node, displayScale: options.scale, margin: options.margin)
        return textAsBlocks ? list.replacingTextWithBlocks() : list
      }
    }
  }

  extension SnapshotStrategy where Value == SnapshotVariants {
    /// A strategy for a sheet with PNG images of all variants at two pixels per point, each above
    /// its name, compared exactly; it requires the trait Cairo.
    public static var png: SnapshotStrategy<SnapshotVariants> { png() }

    /// Returns a strategy for the sheet as PNG; see
    /// ``SnapshotStrategy/png(options:textAsBlocks:tolerance:share:)``.
    public static func png(
      options: PNGOptions = PNGOptions(), textAsBlocks: Bool = false, tolerance: Int = 0,
      share: Double = 0
    ) -> SnapshotStrategy<SnapshotVariants> {
      pixels(options, textAsBlocks, tolerance, share) { variants in
        try SnapshotSheet.list(of: variants, textAsBlocks: textAsBlocks)
      }
    }
  }

  extension SnapshotStrategy {
    /// Returns the PNG file of a value's display list.
    private static func pixels(
      _ options: PNGOptions, _ textAsBlocks: Bool, _ tolerance: Int, _ share: Double,
      of list: @escaping SnapshotFunction<Value, DisplayList>
    ) -> SnapshotStrategy {
      SnapshotStrategy(
        pathExtension: textAsBlocks ? "blocks.png" : "png",
        bytesDifference: {
          PixelDifference.between($0, $1, tolerance: tolerance, share: share)
        },
        contents: { [UInt8](try list($0).png(options: options)) })
    }
  }

  /// The comparison of two PNG images.
  nonisolated enum PixelDifference {
    static func between(
      _ reference: [UInt8], _ actual: [UInt8], tolerance: Int, share: Double
    ) -> SnapshotDifference? {
      guard let was = PixelGrid(png: reference), let now = PixelGrid(png: actual) else {
        return SnapshotDifference(summary: "the reference is not a PNG file that can be read")
      }
      guard was.width == now.width, was.height == now.height else {
        return SnapshotDifference(
          summary: "\(now.width) × \(now.height) pixels instead of \(was.width) × \(was.height)")
      }
      var marked = now
      var count = 0
      var most = 0
      var box: (left: Int, top: Int, right: Int, bottom: Int)?
      for y in 0..<now.height {
        for x in 0..<now.width {
          let distance = was.distance(to: now, x, y)
          guard distance > tolerance else {
            marked.fade(x, y)
            continue
          }
          count += 1
          most = max(most, distance)
          box = (
            min(box?.left ?? x, x), min(box?.top ?? y, y), max(box?.right ?? x, x),
            max(box?.bottom ?? y, y)
          )
          marked.paintRed(x, y)
        }
      }
      let total = now.width * now.height
      guard let box, Double(count) > share * Double(total) else { return nil }
      return SnapshotDifference(
        summary: "\(count) of \(total) pixels differ, by up to \(most) of 255, within "
          + "(\(box.left), \(box.top), \(box.right - box.left + 1), \(box.bottom - box.top + 1))",
        picture: marked.png())
    }
  }
#endif
