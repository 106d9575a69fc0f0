// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

nonisolated extension NSValue {
  /// Creates a value of a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// Creates a value of a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// Creates a value of a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }

  /// The rectangle.
  public var cgRectValue: CGRect { rectValue }
  /// The point.
  public var cgPointValue: CGPoint { pointValue }
  /// The size.
  public var cgSizeValue: CGSize { sizeValue }
}
