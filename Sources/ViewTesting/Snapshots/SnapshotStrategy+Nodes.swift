// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes
public import ViewPictures

extension SnapshotStrategy where Value == ViewNode {
  /// Class, identifier, text and frame of every node, one a line; a failure says which node moved
  /// how far.
  public static var frames: SnapshotStrategy<ViewNode> { frames(includesGuides: false) }

  /// Like ``frames``, with layout guides too if asked for.
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

  /// The picture as SVG; a failure names the first element that differs.
  public static var svg: SnapshotStrategy<ViewNode> { svg(options: SVGOptions()) }

  /// Like ``svg``, with options.
  public static func svg(options: SVGOptions) -> SnapshotStrategy<ViewNode> {
    SnapshotStrategy(pathExtension: "svg", difference: MarkupDifference.text) {
      $0.svg(options: options)
    }
  }

  /// The picture as SVG with a block in place of each piece of text, for layouts alone: other words of
  /// the same width are no difference; see ``ViewPictures/DisplayList/replacingTextWithBlocks()``.
  public static var blocks: SnapshotStrategy<ViewNode> {
    SnapshotStrategy(pathExtension: "blocks.svg", difference: MarkupDifference.text) {
      DisplayList(of: $0, margin: .automatic).replacingTextWithBlocks().svg()
    }
  }
}

extension SnapshotStrategy where Value == ViewNode {
  /// The page as HTML; a failure names the first element that differs.
  public static var html: SnapshotStrategy<ViewNode> { html(options: HTMLOptions()) }

  /// Like ``html``, with options.
  public static func html(options: HTMLOptions) -> SnapshotStrategy<ViewNode> {
    SnapshotStrategy(pathExtension: "html", difference: MarkupDifference.text) {
      $0.html(options: options)
    }
  }
}

extension SnapshotStrategy where Value == String {
  /// The text itself; a failure names the first line that differs.
  public static var lines: SnapshotStrategy<String> {
    SnapshotStrategy(pathExtension: "txt", difference: LineDifference.text) { $0 }
  }
}
