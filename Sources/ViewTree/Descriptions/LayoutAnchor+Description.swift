// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension LayoutAnchorTarget: CustomStringConvertible {
  /// The item and attribute, such as `title.leading`.
  public var description: String { ObjectDescription.term(self) }
}

extension DirectionalXAnchor: CustomStringConvertible {
  /// A description of the anchor in UIKit's format, such as `<NSLayoutXAxisAnchor: title.leading>`.
  public var description: String { "<NSLayoutXAxisAnchor: \(target)>" }
}

extension AbsoluteXAnchor: CustomStringConvertible {
  /// A description of the anchor in UIKit's format, such as `<NSLayoutXAxisAnchor: title.left>`.
  public var description: String { "<NSLayoutXAxisAnchor: \(target)>" }
}

extension CenterXAnchor: CustomStringConvertible {
  /// A description of the anchor in UIKit's format, such as `<NSLayoutXAxisAnchor: title.centerX>`.
  public var description: String { "<NSLayoutXAxisAnchor: \(target)>" }
}

extension YAxisAnchor: CustomStringConvertible {
  /// A description of the anchor in UIKit's format, such as `<NSLayoutYAxisAnchor: title.top>`.
  public var description: String { "<NSLayoutYAxisAnchor: \(target)>" }
}

extension LayoutDimension: CustomStringConvertible {
  /// A description of the anchor in UIKit's format, such as `<NSLayoutDimension: title.width>`.
  public var description: String { "<NSLayoutDimension: \(target)>" }
}
