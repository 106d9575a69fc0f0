// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewFactory

/// A context that records what a node draws into it.
public final class MockGraphicsContext: GraphicsContext {
  /// Makes the mock.
  public init() {}

  /// What hairlines count with: 3 pixels to a point unless set.
  public var displayScale: CGFloat = 3

  // MARK: fill(_:with:)

  /// The arguments of the calls of ``fill(_:with:)``, in order.
  public private(set) var fillColorCalls: [(path: BezierPath, color: Color)] = []
  /// How often ``fill(_:with:)`` was called.
  public var fillColorCallsCount: Int { fillColorCalls.count }

  /// Records the call.
  public func fill(_ path: BezierPath, with color: Color) {
    fillColorCalls.append((path: path, color: color))
  }

  // MARK: fill(_:with:)

  /// The arguments of the calls of ``fill(_:with:)``, in order.
  public private(set) var fillGradientCalls: [(path: BezierPath, gradient: Gradient)] = []
  /// How often ``fill(_:with:)`` was called.
  public var fillGradientCallsCount: Int { fillGradientCalls.count }

  /// Records the call.
  public func fill(_ path: BezierPath, with gradient: Gradient) {
    fillGradientCalls.append((path: path, gradient: gradient))
  }

  // MARK: stroke(_:with:style:)

  /// The arguments of the calls of ``stroke(_:with:style:)``, in order.
  public private(set) var strokeCalls: [(path: BezierPath, color: Color, style: StrokeStyle)] = []
  /// How often ``stroke(_:with:style:)`` was called.
  public var strokeCallsCount: Int { strokeCalls.count }

  /// Records the call.
  public func stroke(_ path: BezierPath, with color: Color, style: StrokeStyle) {
    strokeCalls.append((path: path, color: color, style: style))
  }

  // MARK: draw(_:)

  /// The arguments of the calls of ``draw(_:)``, in order.
  public private(set) var drawLineCalls: [TextLine] = []
  /// How often ``draw(_:)`` was called.
  public var drawLineCallsCount: Int { drawLineCalls.count }

  /// Records the call.
  public func draw(_ line: TextLine) {
    drawLineCalls.append(line)
  }

  // MARK: draw(_:in:tint:)

  /// The arguments of the calls of ``draw(_:in:tint:)``, in order.
  public private(set) var drawImageCalls: [(image: Image, rect: CGRect, tint: Color)] = []
  /// How often ``draw(_:in:tint:)`` was called.
  public var drawImageCallsCount: Int { drawImageCalls.count }

  /// Records the call.
  public func draw(_ image: Image, in rect: CGRect, tint: Color) {
    drawImageCalls.append((image: image, rect: rect, tint: tint))
  }

  // MARK: withShadow(_:_:)

  /// The arguments of the calls of ``withShadow(_:_:)``, in order.
  public private(set) var withShadowCalls: [Shadow] = []
  /// How often ``withShadow(_:_:)`` was called.
  public var withShadowCallsCount: Int { withShadowCalls.count }

  /// Records the call and runs the closure.
  public func withShadow(_ shadow: Shadow, _ body: () -> Void) {
    withShadowCalls.append(shadow)
    body()
  }

  // MARK: withClip(to:_:)

  /// The arguments of the calls of ``withClip(to:_:)``, in order.
  public private(set) var withClipCalls: [BezierPath] = []
  /// How often ``withClip(to:_:)`` was called.
  public var withClipCallsCount: Int { withClipCalls.count }

  /// Records the call and runs the closure.
  public func withClip(to path: BezierPath, _ body: () -> Void) {
    withClipCalls.append(path)
    body()
  }

  // MARK: withTransform(_:_:)

  /// The arguments of the calls of ``withTransform(_:_:)``, in order.
  public private(set) var withTransformCalls: [Transform] = []
  /// How often ``withTransform(_:_:)`` was called.
  public var withTransformCallsCount: Int { withTransformCalls.count }

  /// Records the call and runs the closure.
  public func withTransform(_ transform: Transform, _ body: () -> Void) {
    withTransformCalls.append(transform)
    body()
  }

  // MARK: withOpacity(_:_:)

  /// The arguments of the calls of ``withOpacity(_:_:)``, in order.
  public private(set) var withOpacityCalls: [CGFloat] = []
  /// How often ``withOpacity(_:_:)`` was called.
  public var withOpacityCallsCount: Int { withOpacityCalls.count }

  /// Records the call and runs the closure.
  public func withOpacity(_ opacity: CGFloat, _ body: () -> Void) {
    withOpacityCalls.append(opacity)
    body()
  }
}
