// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

// Views that display content or contain other views.

/// UIKit's name for ``ViewNode``.
public typealias UIView = ViewNode

/// UIKit's name for ``LabelNode``.
public typealias UILabel = LabelNode

/// UIKit's name for ``ImageNode``.
public typealias UIImageView = ImageNode

/// UIKit's name for ``StackNode``.
public typealias UIStackView = StackNode

/// UIKit's name for ``SemanticContentAttribute``.
public typealias UISemanticContentAttribute = SemanticContentAttribute
