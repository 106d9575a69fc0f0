// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A layer that draws a color gradient.
///
/// UIKit: `CAGradientLayer`.
open class GradientLayer: Layer {
  /// The geometry of the gradient, axial by default.
  public final var type: Gradient.Kind = .axial
  /// The colors, from start to end.
  @_disfavoredOverload
  public final var colors: [Color] = []
  /// The locations of the colors, from 0 to 1, or `nil` for uniform spacing.
  @_disfavoredOverload
  public final var locations: [CGFloat]?
  /// The start point in unit coordinates, by default the center of the top edge.
  public final var startPoint = CGPoint(x: 0.5, y: 0)
  /// The end point in unit coordinates, by default the center of the bottom edge.
  public final var endPoint = CGPoint(x: 0.5, y: 1)

  /// Creates a gradient layer without colors.
  public override init() {
    super.init()
  }

  /// Creates a layer without a node.
  ///
  /// Core Animation calls this initializer to copy a layer for an animation; here, nothing calls it.
  public override init(layer: Any) {
    super.init(layer: layer)
  }

  /// Creates a layer as if in code, because there are no archives to decode.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The colors, for use where another member is named `colors`.
  package final var ownColors: [Color] {
    get { colors }
    set { colors = newValue }
  }

  /// The locations, for use where another member is named `locations`.
  package final var ownLocations: [CGFloat]? {
    get { locations }
    set { locations = newValue }
  }

  /// The gradient that the layer draws, or `nil` without colors.
  ///
  /// Locations that are missing, not finite, or out of order are replaced with uniform spacing.
  public final var gradient: Gradient? {
    guard !colors.isEmpty else { return nil }
    let last = CGFloat(max(colors.count - 1, 1))
    var positions = colors.indices.map { CGFloat($0) / last }
    if let locations, locations.count == colors.count,
      locations.allSatisfy(\.isFinite), zip(locations, locations.dropFirst()).allSatisfy(<=)
    {
      positions = locations.map { min(max($0, 0), 1) }
    }
    return Gradient(
      kind: type, start: startPoint, end: endPoint,
      stops: zip(colors, positions).map { Gradient.Stop(color: $0, location: $1) })
  }

  open override func draw(_ rect: CGRect, in context: any GraphicsContext) {
    guard let gradient else { return }
    context.fill(outline, with: gradient)
  }
}
