// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import PlatformViews

extension CAGradientLayer {
  /// A corner, the middle of an edge, or the center of a layer, at which a gradient can start or
  /// end.
  public nonisolated enum Point: Hashable, Sendable, CaseIterable {
    /// The top left corner.
    case topLeft
    /// The middle of the top edge.
    case topCenter
    /// The top right corner.
    case topRight
    /// The middle of the left edge.
    case centerLeft
    /// The middle.
    case center
    /// The middle of the right edge.
    case centerRight
    /// The bottom left corner.
    case bottomLeft
    /// The middle of the bottom edge.
    case bottomCenter
    /// The bottom right corner.
    case bottomRight

    /// The point in unit coordinates: (0, 0) is the top left corner, and (1, 1) is the bottom right
    /// corner.
    public var point: CGPoint {
      switch self {
      case .topLeft: CGPoint(x: 0, y: 0)
      case .topCenter: CGPoint(x: 0.5, y: 0)
      case .topRight: CGPoint(x: 1, y: 0)
      case .centerLeft: CGPoint(x: 0, y: 0.5)
      case .center: CGPoint(x: 0.5, y: 0.5)
      case .centerRight: CGPoint(x: 1, y: 0.5)
      case .bottomLeft: CGPoint(x: 0, y: 1)
      case .bottomCenter: CGPoint(x: 0.5, y: 1)
      case .bottomRight: CGPoint(x: 1, y: 1)
      }
    }
  }

  /// Creates a gradient of evenly spaced colors between two points of the layer.
  ///
  /// - Parameters:
  ///   - start: The start point.
  ///   - end: The end point.
  ///   - colors: The colors, from start to end.
  ///   - type: The type of the gradient.
  public convenience init(start: Point, end: Point, colors: [UIColor], type: CAGradientLayerType) {
    self.init()
    startPoint = start.point
    endPoint = end.point
    self.colors = colors.map(\.cgColor)
    self.type = type
  }
}
