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

/// UIKit's name of ``ShapeLayer``.
public typealias CAShapeLayer = ShapeLayer

/// UIKit's name of ``StrokeStyle/Cap``.
public typealias CAShapeLayerLineCap = StrokeStyle.Cap

/// UIKit's name of ``StrokeStyle/Join``.
public typealias CAShapeLayerLineJoin = StrokeStyle.Join

/// UIKit's name of ``FillRule``.
public typealias CAShapeLayerFillRule = FillRule

/// Core Graphics' name of ``StrokeStyle/Cap``.
public typealias CGLineCap = StrokeStyle.Cap

/// Core Graphics' name of ``StrokeStyle/Join``.
public typealias CGLineJoin = StrokeStyle.Join

/// Core Graphics' name of ``BezierPath``.
public typealias CGPath = BezierPath
