// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A shape of any type.
///
/// SwiftUI: `AnyShape`.
public struct AnyShape: Shape {
  private let shape: any Shape

  /// Creates a shape that is another one.
  ///
  /// - Parameter shape: The other shape.
  public init(_ shape: some Shape) {
    self.shape = shape
  }

  /// Returns the path of the shape in a rectangle, in points.
  public func path(in rect: CGRect) -> BezierPath { shape.path(in: rect) }

  /// Returns the size of the shape for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}
