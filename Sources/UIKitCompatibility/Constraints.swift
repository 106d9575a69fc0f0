// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

// Constraints and their parts.

/// UIKit's name of ``LayoutConstraint``.
public typealias NSLayoutConstraint = LayoutConstraint

/// UIKit's name of ``LayoutGuide``.
public typealias UILayoutGuide = LayoutGuide

/// UIKit's name of ``LayoutPriority``.
public typealias UILayoutPriority = LayoutPriority

/// UIKit's name of ``YAxisAnchor``.
public typealias NSLayoutYAxisAnchor = YAxisAnchor

/// UIKit's name of ``LayoutDimension``.
public typealias NSLayoutDimension = LayoutDimension

/// UIKit's single type for all horizontal positions.
///
/// Here, leading and trailing edges have a different type from left and right edges, so mixing them
/// doesn't compile. Code that names this type, such as a function with a parameter of it, compiles
/// nevertheless; an invalid combination is reported when the constraint is activated, with the file
/// and line that created it.
public typealias NSLayoutXAxisAnchor = any XAxisAnchor
