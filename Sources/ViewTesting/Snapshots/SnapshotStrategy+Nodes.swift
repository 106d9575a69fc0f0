// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes
public import ViewPictures

extension SnapshotStrategy where Value == ViewNode {
  /// A strategy for the class, identifier, text, and frame of every node, with one line for each; a
  /// failure describes which nodes moved.
  public static var frames: SnapshotStrategy<ViewNode> { frames(includesGuides: false) }

  /// Returns a strategy like ``frames``, optionally with layout guides.
  ///
  /// - Parameter includesGuides: Whether to include the frames of layout guides.
  /// - Returns: The strategy.
  public static func frames(includesGuides: Bool) -> SnapshotStrategy<ViewNode> {
    SnapshotStrategy(pathExtension: "frames.txt", difference: FrameDifference.text) {
      $0.frameTree(includesGuides: includesGuides)
    }
  }

  /// A strategy for the accessibility elements of a node, with one line for each element in reading
  /// order.
  public static var accessibility: SnapshotStrategy<ViewNode> {
    SnapshotStrategy(pathExtension: "accessibility.txt", difference: LineDifference.text) {
      $0.accessibilityTree()
    }
  }

  /// A strategy for the SVG picture; a failure names the first element that differs.
  public static var svg: SnapshotStrategy<ViewNode> { svg(options: SVGOptions()) }

  /// Returns a strategy like ``svg``, with options.
  ///
  /// - Parameter options: The options of the picture.
  /// - Returns: The strategy.
  public static func svg(options: SVGOptions) -> SnapshotStrategy<ViewNode> {
    SnapshotStrategy(pathExtension: "svg", difference: MarkupDifference.text) {
      $0.svg(options: options)
    }
  }

  /// A strategy for the SVG picture with a block in place of each piece of text, for layouts alone:
  /// other text of the same width makes no difference; see
  /// ``ViewPictures/DisplayList/replacingTextWithBlocks()``.
  public static var blocks: SnapshotStrategy<ViewNode> {
    SnapshotStrategy(pathExtension: "blocks.svg", difference: MarkupDifference.text) {
      DisplayList(of: $0, margin: .automatic).replacingTextWithBlocks().svg()
    }
  }
}

extension SnapshotStrategy where Value == ViewNode {
  /// A strategy for the HTML page; a failure names the first element that differs.
  public static var html: SnapshotStrategy<ViewNode> { html(options: HTMLOptions()) }

  /// Returns a strategy like ``html``, with options.
  ///
  /// - Parameter options: The options of the page.
  /// - Returns: The strategy.
  public static func html(options: HTMLOptions) -> SnapshotStrategy<ViewNode> {
    SnapshotStrategy(pathExtension: "html", difference: MarkupDifference.text) {
      $0.html(options: options)
    }
  }
}

extension SnapshotStrategy where Value == String {
  /// A strategy for text; a failure names the first line that differs.
  public static var lines: SnapshotStrategy<String> {
    SnapshotStrategy(pathExtension: "txt", difference: LineDifference.text) { $0 }
  }
}
