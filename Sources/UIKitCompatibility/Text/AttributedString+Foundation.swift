// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
import ViewNodes

nonisolated extension AttributeContainer {
  /// Creates attributes from a dictionary, of which fonts and colors are kept.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init(TextAttributes(foundation: dictionary))
  }
}

nonisolated extension AttributedString {
  /// Creates a string with the characters, fonts, and colors of another.
  public init(_ string: NSAttributedString) {
    self.init(AttributedText(string))
  }
}

extension NSAttributedString {
  /// Creates a string with the characters, fonts, and colors of another.
  public convenience init(_ string: AttributedString) {
    self.init(attributedString: NSAttributedString(AttributedText(string)))
  }
}
