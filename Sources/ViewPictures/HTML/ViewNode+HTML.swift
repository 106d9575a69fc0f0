// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

extension ViewNode {
  /// Returns a self-contained web page of the node, after performing pending layout.
  ///
  /// Every node is an element with the frame from the layout. Controls are native: `<button>`,
  /// `<input>` with the type and keyboard of the input node, `<label>`; headings, lists, and images
  /// have their semantics, and accessibility properties become names, states, and roles. Elements
  /// are in reading order. Scroll nodes scroll their existing content: for a table, the visible
  /// rows. Text and drawings are generated from the same display list as all pictures. Colors that
  /// depend on the appearance follow the reader's preference for light or dark.
  ///
  /// Controls perform no actions, but text can be edited. The text of a secure input is omitted.
  /// The same tree results in the same bytes on every machine, with one element on each line.
  ///
  /// - Parameter options: The options of the page.
  /// - Returns: The document.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes, plus the time for sorting siblings.
  public final func html(options: HTMLOptions = HTMLOptions()) -> String {
    String(decoding: htmlBytes(options: options), as: UTF8.self)
  }

  /// Returns the page as UTF-8 bytes.
  final func htmlBytes(options: HTMLOptions) -> [UInt8] {
    HTMLPage(of: self, options: options).bytes
  }
}
