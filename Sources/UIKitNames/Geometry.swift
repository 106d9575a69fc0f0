// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

// Insets and transforms.

/// Insets of a rectangle in points, with left and right edges that don't depend on the layout
/// direction.
///
/// An alias of ``EdgeInsets``.
public typealias UIEdgeInsets = EdgeInsets

/// Insets of a rectangle in points, whose horizontal edges follow the layout direction.
///
/// An alias of ``DirectionalEdgeInsets``.
public typealias NSDirectionalEdgeInsets = DirectionalEdgeInsets

/// Core Graphics' name for ``Transform``.
public typealias CGAffineTransform = Transform
