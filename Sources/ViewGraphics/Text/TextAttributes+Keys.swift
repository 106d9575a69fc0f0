// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension TextAttributes {
  /// The value of an attribute, or `nil` if it isn't specified.
  ///
  /// A value of a type other than the attribute's is treated as `nil`.
  ///
  /// - Parameter key: The name of the attribute.
  public subscript(key: Key) -> (any TextAttributeValue)? {
    get {
      switch key {
      case .font: font
      case .foregroundColor: foregroundColor
      case .kern: kern
      }
    }
    set {
      switch key {
      case .font: font = newValue as? Font
      case .foregroundColor: foregroundColor = newValue as? Color
      case .kern: kern = newValue as? CGFloat ?? (newValue as? Double).map { CGFloat($0) }
      }
    }
  }
}
