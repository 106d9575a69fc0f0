// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

// Constraints and what they are made of.

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

/// UIKit's one type of all horizontal positions.
///
/// Here leading and trailing edges have another type than left and right ones, and mixing them does
/// not compile. Code that names this type, a function with such a parameter for example, compiles
/// all the same; a wrong mix in it is reported when the constraint is activated, with the file and
/// line that made it.
public typealias NSLayoutXAxisAnchor = any XAxisAnchor
