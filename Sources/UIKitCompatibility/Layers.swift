// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

// Layers and their contents.

/// UIKit's name of ``Layer``.
public typealias CALayer = Layer

/// UIKit's name of ``GradientLayer``.
public typealias CAGradientLayer = GradientLayer

/// UIKit's name of ``Gradient/Kind``.
public typealias CAGradientLayerType = Gradient.Kind

/// UIKit's name of ``CornerMask``.
public typealias CACornerMask = CornerMask
