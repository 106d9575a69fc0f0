// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

// Layers and their contents.

/// Core Animation's name for ``Layer``.
public typealias CALayer = Layer

/// A layer of a class that views can create as their own; a class that ``ViewNode/layerClass`` returns
/// conforms to it.
///
/// Core Animation has no such protocol: the Objective-C runtime creates layers of any class.
public typealias CreatableLayer = ViewNodes.CreatableLayer

/// Core Animation's name for ``LayerDelegate``.
public typealias CALayerDelegate = LayerDelegate

/// Core Animation's name for ``LayerAction``.
public typealias CAAction = LayerAction

/// Core Animation's name for ``GradientLayer``.
public typealias CAGradientLayer = GradientLayer

/// Core Animation's name for ``Gradient/Kind``.
public typealias CAGradientLayerType = Gradient.Kind

/// Core Animation's name for ``CornerMask``.
public typealias CACornerMask = CornerMask

/// Core Animation's name for ``CornerCurve``.
public typealias CALayerCornerCurve = CornerCurve

/// Core Animation's name for ``ShapeLayer``.
public typealias CAShapeLayer = ShapeLayer

/// Core Animation's name for ``StrokeStyle/Cap``.
public typealias CAShapeLayerLineCap = StrokeStyle.Cap

/// Core Animation's name for ``StrokeStyle/Join``.
public typealias CAShapeLayerLineJoin = StrokeStyle.Join

/// Core Animation's name for ``FillRule``.
public typealias CAShapeLayerFillRule = FillRule

/// Core Graphics' name for ``StrokeStyle/Cap``.
public typealias CGLineCap = StrokeStyle.Cap

/// Core Graphics' name for ``StrokeStyle/Join``.
public typealias CGLineJoin = StrokeStyle.Join

/// Core Graphics' name for ``BezierPath``.
public typealias CGPath = BezierPath
