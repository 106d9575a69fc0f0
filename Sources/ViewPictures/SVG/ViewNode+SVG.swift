// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

extension ViewNode {
  /// Returns an SVG picture of the node's bounds and the margin for its shadow, after performing
  /// pending layout.
  ///
  /// The size is rounded up to whole points, because browsers would otherwise scale the picture to
  /// fit a fraction of a pixel. The same tree results in the same bytes on every machine. There is
  /// one element on each line, so that pictures can be compared line by line.
  ///
  /// - Parameter options: The options of the picture.
  /// - Returns: The document.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  public final func svg(options: SVGOptions = SVGOptions()) -> String {
    DisplayList(of: self, for: options).svg(options: options)
  }

  /// Returns the picture as UTF-8 bytes.
  final func svgBytes(options: SVGOptions) -> [UInt8] {
    var writer = SVGWriter(options: options)
    return writer.document(for: DisplayList(of: self, for: options)).bytes
  }
}

nonisolated extension DisplayList {
  /// Returns the drawing as an SVG picture; see ``ViewNodes/ViewNode/svg(options:)``.
  ///
  /// - Parameter options: The options of the picture.
  /// - Returns: The document.
  public func svg(options: SVGOptions = SVGOptions()) -> String {
    var writer = SVGWriter(options: options)
    return writer.document(for: self).string
  }
}

extension DisplayList {
  fileprivate init(of node: ViewNode, for options: SVGOptions) {
    self =
      options.marksLayoutProblems
      ? DisplayList(marking: node) : DisplayList(of: node, margin: options.margin)
  }
}
