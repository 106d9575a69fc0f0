// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

// Views that show something or hold others.

/// UIKit's name of ``ViewNode``.
public typealias UIView = ViewNode

/// UIKit's name of ``LabelNode``.
public typealias UILabel = LabelNode

/// UIKit's name of ``ImageNode``.
public typealias UIImageView = ImageNode

/// UIKit's name of ``StackNode``.
public typealias UIStackView = StackNode

extension ViewNode {
  /// Where UIKit keeps ``ContentMode``.
  public typealias ContentMode = ViewNodes.ContentMode
  /// Where UIKit keeps ``AutoresizingMask``.
  public typealias AutoresizingMask = ViewNodes.AutoresizingMask
}

/// UIKit's name of ``SemanticContentAttribute``.
public typealias UISemanticContentAttribute = SemanticContentAttribute
