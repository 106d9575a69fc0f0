// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension View {
  /// Draws the view as a single picture first, which makes no difference to the result.
  ///
  /// - Parameters:
  ///   - opaque: Has no effect.
  ///   - colorMode: Has no effect.
  /// - Returns: The view itself.
  public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View { self }

  /// Sets the opacity of the view and its descendants as a group.
  ///
  /// - Parameter opacity: The opacity, clamped to the range from 0 to 1.
  /// - Returns: The modified view.
  public func opacity(_ opacity: Double) -> some View {
    let usable = opacity.isNaN ? 1 : min(max(opacity, 0), 1)
    return effect("opacity(\(CGFloat(usable).traceText))") { _, _ in .opacity(CGFloat(usable)) }
  }

  /// Hides the view, which keeps its place in the layout.
  ///
  /// - Returns: The hidden view.
  public func hidden() -> some View {
    effect("hidden()") { _, _ in .hidden }
  }

  /// Adds a shadow to the view.
  ///
  /// - Parameters:
  ///   - color: The color; black with an opacity of one third by default.
  ///   - radius: The blur radius in points.
  ///   - x: The offset toward the trailing edge, in points.
  ///   - y: The offset downward, in points.
  ///   - fileID: The file of the call, for problem reports.
  ///   - line: The line of the call, for problem reports.
  /// - Returns: The modified view.
  public func shadow(
    color: Color = Color(white: 0, alpha: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    var check = NumberCheck(CodePlace(fileID, line))
    let radius = check.length(radius, "radius") ?? 0
    let offset = CGSize(
      width: check.number(x, "x") ?? 0, height: check.number(y, "y") ?? 0)
    return effect("shadow(radius: \(radius.traceText))", problems: check.problems) { _, direction in
      let across = direction == .rightToLeft ? -offset.width : offset.width
      return .shadow(
        Shadow(
          color: color, opacity: 1, offset: CGSize(width: across, height: offset.height),
          radius: radius))
    }
  }

  /// Clips the view to a shape.
  ///
  /// - Parameters:
  ///   - shape: The shape.
  ///   - style: How the shape is filled where its outline crosses itself.
  /// - Returns: The modified view.
  public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some View {
    WrappedView(content: self, element: ClipElement(shape: shape, style: style))
  }

  /// Clips the view to its frame.
  ///
  /// - Parameter antialiased: Has no effect: edges are always smoothed.
  /// - Returns: The modified view.
  public func clipped(antialiased: Bool = false) -> some View {
    effect("clipped()") { frame, _ in .clip(BezierPath(rect: frame)) }
  }

  /// Clips the view to a rounded rectangle.
  ///
  /// - Parameters:
  ///   - radius: The radius in points.
  ///   - antialiased: Has no effect: edges are always smoothed.
  ///   - fileID: The file of the call, for problem reports.
  ///   - line: The line of the call, for problem reports.
  /// - Returns: The modified view.
  public func cornerRadius(
    _ radius: CGFloat, antialiased: Bool = true, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    var check = NumberCheck(CodePlace(fileID, line))
    let radius = check.length(radius, "radius") ?? 0
    return effect("cornerRadius(\(radius.traceText))", problems: check.problems) { frame, _ in
      .clip(BezierPath(roundedRect: frame, cornerRadius: radius))
    }
  }

  func effect(
    _ name: String, problems: [ViewProblem] = [],
    _ make: @escaping (CGRect, UserInterfaceLayoutDirection) -> DrawingEffect
  ) -> WrappedView {
    WrappedView(
      content: self, element: EffectElement(name: name, make: make), problems: problems)
  }
}
