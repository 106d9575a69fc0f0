// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

// Names that UIKit nests in its views.

extension ViewNode {
  /// UIKit's nested name of ``ContentMode``.
  public typealias ContentMode = ViewNodes.ContentMode
  /// UIKit's nested name of ``AutoresizingMask``.
  public typealias AutoresizingMask = ViewNodes.AutoresizingMask
}
