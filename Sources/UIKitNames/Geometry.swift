// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

// Insets and transforms.

/// UIKit's name of ``EdgeInsets``.
public typealias UIEdgeInsets = EdgeInsets

/// UIKit's name of ``DirectionalEdgeInsets``.
public typealias NSDirectionalEdgeInsets = DirectionalEdgeInsets

/// Core Graphics' name of ``Transform``.
public typealias CGAffineTransform = Transform
