// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

// Constraints and their parts.

/// UIKit's name for ``LayoutConstraint``.
public typealias NSLayoutConstraint = LayoutConstraint

/// UIKit's name for ``LayoutGuide``.
public typealias UILayoutGuide = LayoutGuide

/// UIKit's name for ``LayoutPriority``.
public typealias UILayoutPriority = LayoutPriority

/// The name that UIKit gave ``LayoutAttribute`` before Swift 4.2.
@available(*, deprecated, renamed: "NSLayoutConstraint.Attribute")
public typealias NSLayoutAttribute = LayoutAttribute

/// The name that UIKit gave ``LayoutRelation`` before Swift 4.2.
@available(*, deprecated, renamed: "NSLayoutConstraint.Relation")
public typealias NSLayoutRelation = LayoutRelation
