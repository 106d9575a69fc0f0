// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

extension ViewNode {
  /// The node as a web page that needs nothing beside it, after a layout if one is pending.
  ///
  /// Every node is an element at the place that layout gave it. Controls are real ones: `<button>`,
  /// `<input>` with the type and keyboard of the input node, `<label>`; headings, lists and pictures
  /// say what they are, and accessibility properties become names, states and roles. Elements stand
  /// in reading order. Scroll nodes scroll, through as much of their content as has been made: of a
  /// table, that is the visible rows. Text and figures come from the drawing that all pictures are
  /// made of. Colors that depend on the appearance follow the reader's choice of light or dark.
  ///
  /// Nothing happens when a control is used; text can be typed. The text of a secure input is not
  /// written. The same tree gives the same bytes on every machine. One element a line.
  ///
  /// - Parameter options: What the page has besides the view.
  /// - Returns: The document. Linear in the number of nodes but for sorting siblings.
  public final func html(options: HTMLOptions = HTMLOptions()) -> String {
    String(decoding: htmlBytes(options: options), as: UTF8.self)
  }

  /// The same as bytes of UTF-8.
  final func htmlBytes(options: HTMLOptions) -> [UInt8] {
    HTMLPage(of: self, options: options).bytes
  }
}
