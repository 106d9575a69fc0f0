// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

// Insets and transforms.

/// UIKit's name for ``EdgeInsets``.
public typealias UIEdgeInsets = EdgeInsets

/// UIKit's name for ``DirectionalEdgeInsets``.
public typealias NSDirectionalEdgeInsets = DirectionalEdgeInsets

/// Core Graphics' name for ``Transform``.
public typealias CGAffineTransform = Transform
