// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension LayoutAnchorTarget: CustomStringConvertible {
  /// The item and attribute, such as `title.leading`.
  public var description: String { ObjectDescription.term(self) }
}

extension DirectionalXAnchor: CustomStringConvertible {
  /// The anchor in UIKit's words, such as `<NSLayoutXAxisAnchor: title.leading>`.
  public var description: String { "<NSLayoutXAxisAnchor: \(target)>" }
}

extension AbsoluteXAnchor: CustomStringConvertible {
  /// The anchor in UIKit's words, such as `<NSLayoutXAxisAnchor: title.left>`.
  public var description: String { "<NSLayoutXAxisAnchor: \(target)>" }
}

extension CenterXAnchor: CustomStringConvertible {
  /// The anchor in UIKit's words, such as `<NSLayoutXAxisAnchor: title.centerX>`.
  public var description: String { "<NSLayoutXAxisAnchor: \(target)>" }
}

extension YAxisAnchor: CustomStringConvertible {
  /// The anchor in UIKit's words, such as `<NSLayoutYAxisAnchor: title.top>`.
  public var description: String { "<NSLayoutYAxisAnchor: \(target)>" }
}

extension LayoutDimension: CustomStringConvertible {
  /// The anchor in UIKit's words, such as `<NSLayoutDimension: title.width>`.
  public var description: String { "<NSLayoutDimension: \(target)>" }
}
