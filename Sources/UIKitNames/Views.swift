// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

// Views that display content or contain other views.

/// UIKit's name of ``ViewNode``.
public typealias UIView = ViewNode

/// UIKit's name of ``LabelNode``.
public typealias UILabel = LabelNode

/// UIKit's name of ``ImageNode``.
public typealias UIImageView = ImageNode

/// UIKit's name of ``StackNode``.
public typealias UIStackView = StackNode

/// UIKit's name of ``SemanticContentAttribute``.
public typealias UISemanticContentAttribute = SemanticContentAttribute
