// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

package import Foundation

/// A node with a styled text: a label, an input, or a text area.
///
/// Extensions declare `attributedText` and `attributedPlaceholder` with the library's type. The
/// classes declare them with Foundation's type, as UIKit does, so that subclasses can override them.
public protocol AttributedTextNode: ViewNode {}

extension AttributedTextNode where Self: LabelNode {
  /// The styled text that the label displays; attributes that a run doesn't specify are those of
  /// the label.
  @_disfavoredOverload
  public var attributedText: AttributedText? {
    get { styledContent }
    set { styledContent = newValue }
  }
}

/// A node whose styled texts a higher module converts to Foundation's type and back.
package protocol FoundationTextNode: ViewNode {
  var foundationText: NSAttributedString? { get set }
  var foundationPlaceholder: NSAttributedString? { get set }
}

extension FoundationTextNode {
  /// No placeholder, as most nodes have none.
  package var foundationPlaceholder: NSAttributedString? {
    get { nil }
    set {}
  }
}

extension AttributedTextNode {
  /// The node, if the module that converts styled texts is in use.
  var foundationNode: (any FoundationTextNode)? { self as? any FoundationTextNode }
}

extension AttributedText? {
  /// The text without its styles.
  var plain: NSAttributedString? { map { NSAttributedString(string: $0.string) } }

  /// Creates a text without styles.
  init(plain text: NSAttributedString?) {
    self = text.map { AttributedText(string: $0.string) }
  }
}
