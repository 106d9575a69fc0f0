// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

extension ViewNode {
  /// The node as an SVG picture of the size of its bounds, after a layout if one is pending.
  ///
  /// The same tree gives the same bytes on every machine. One element a line, so that two pictures
  /// can be compared by line.
  public final func svg(options: SVGOptions = SVGOptions()) -> String {
    let list = options.marksLayoutProblems ? DisplayList(marking: self) : DisplayList(of: self)
    return list.svg(options: options)
  }
}

extension DisplayList {
  /// The drawing as an SVG picture; see ``ViewNodes/ViewNode/svg(options:)``.
  public func svg(options: SVGOptions = SVGOptions()) -> String {
    var writer = SVGWriter(options: options)
    return writer.document(for: self)
  }
}
