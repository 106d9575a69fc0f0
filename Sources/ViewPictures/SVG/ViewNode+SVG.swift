// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

extension ViewNode {
  /// The node as an SVG picture of its bounds and the margin that its shadow needs, after a layout if
  /// one is pending.
  ///
  /// The size is rounded up to whole points: browsers would scale a fraction of a pixel away, and
  /// all else with it. The same tree gives the same bytes on every machine. One element a line, so that two pictures
  /// can be compared by line.
  ///
  /// - Parameter options: What the picture has besides the drawing.
  /// - Returns: The document. Linear in the number of nodes.
  public final func svg(options: SVGOptions = SVGOptions()) -> String {
    DisplayList(of: self, for: options).svg(options: options)
  }

  /// The same as bytes of UTF-8.
  final func svgBytes(options: SVGOptions) -> [UInt8] {
    var writer = SVGWriter(options: options)
    return writer.document(for: DisplayList(of: self, for: options)).bytes
  }
}

nonisolated extension DisplayList {
  /// The drawing as an SVG picture; see ``ViewNodes/ViewNode/svg(options:)``.
  ///
  /// - Parameter options: What the picture has besides the drawing.
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
