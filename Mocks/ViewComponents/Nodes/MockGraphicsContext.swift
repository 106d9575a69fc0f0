// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

#if !UIKitViews
  public import Foundation
  public import StyledViewMocks
  public import ViewNodes

  /// A graphics context that records what a node draws.
  public final class MockGraphicsContext: GraphicsContext {
    /// Creates the mock.
    public init() {}

    /// The number of pixels per point, 3 by default, which determines the width of hairlines.
    public var displayScale: CGFloat = 3

    /// The calls to ``fill(_:with:)``.
    public let fillColorCalls = CallRecorder<(path: BezierPath, color: Color), Void>()

    /// Records the call.
    public func fill(_ path: BezierPath, with color: Color) {
      fillColorCalls.record((path, color))
    }

    /// The calls to ``fill(_:with:)``.
    public let fillGradientCalls = CallRecorder<(path: BezierPath, gradient: Gradient), Void>()

    /// Records the call.
    public func fill(_ path: BezierPath, with gradient: Gradient) {
      fillGradientCalls.record((path, gradient))
    }

    /// The calls to ``stroke(_:with:style:)``.
    public let strokeCalls = CallRecorder<
      (path: BezierPath, color: Color, style: StrokeStyle), Void
    >()

    /// Records the call.
    public func stroke(_ path: BezierPath, with color: Color, style: StrokeStyle) {
      strokeCalls.record((path, color, style))
    }

    /// The calls to ``draw(_:)``.
    public let drawLineCalls = CallRecorder<TextLine, Void>()

    /// Records the call.
    public func draw(_ line: TextLine) {
      drawLineCalls.record(line)
    }

    /// The calls to ``draw(_:in:tint:)``.
    public let drawImageCalls = CallRecorder<(image: Image, rect: CGRect, tint: Color), Void>()

    /// Records the call.
    public func draw(_ image: Image, in rect: CGRect, tint: Color) {
      drawImageCalls.record((image, rect, tint))
    }

    /// The calls to ``withShadow(_:_:)``.
    public let withShadowCalls = CallRecorder<Shadow, Void>()

    /// Records the call and runs the closure.
    public func withShadow(_ shadow: Shadow, _ body: () -> Void) {
      withShadowCalls.record(shadow)
      body()
    }

    /// The calls to ``withClip(to:_:)``.
    public let withClipCalls = CallRecorder<BezierPath, Void>()

    /// Records the call and runs the closure.
    public func withClip(to path: BezierPath, _ body: () -> Void) {
      withClipCalls.record(path)
      body()
    }

    /// The calls to ``withTransform(_:_:)``.
    public let withTransformCalls = CallRecorder<Transform, Void>()

    /// Records the call and runs the closure.
    public func withTransform(_ transform: Transform, _ body: () -> Void) {
      withTransformCalls.record(transform)
      body()
    }

    /// The calls to ``withOpacity(_:_:)``.
    public let withOpacityCalls = CallRecorder<CGFloat, Void>()

    /// Records the call and runs the closure.
    public func withOpacity(_ opacity: CGFloat, _ body: () -> Void) {
      withOpacityCalls.record(opacity)
      body()
    }

    /// The calls to ``withMask(_:_:)``.
    public let withMaskCalls = CallRecorder<Void, Void>()

    /// Records the call and runs the closure of the content.
    public func withMask(_ mask: (any GraphicsContext) -> Void, _ body: () -> Void) {
      withMaskCalls.record(())
      body()
    }

    /// The calls to ``withFilter(_:_:)``.
    public let withFilterCalls = CallRecorder<DrawingFilter, Void>()

    /// Records the call and runs the closure.
    public func withFilter(_ filter: DrawingFilter, _ body: () -> Void) {
      withFilterCalls.record(filter)
      body()
    }

    /// The calls to ``withBlendMode(_:_:)``.
    public let withBlendModeCalls = CallRecorder<BlendMode, Void>()

    /// Records the call and runs the closure.
    public func withBlendMode(_ mode: BlendMode, _ body: () -> Void) {
      withBlendModeCalls.record(mode)
      body()
    }
  }
#endif
