// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

/// A frame of reference: a view or a display.
///
/// The coordinates of a display are those of the window that covers it, or of the root of a tree.
#if MainActor
  @MainActor
#endif
public protocol UICoordinateSpace: NSObjectProtocol {
  /// The area of the space in its own coordinates, in points.
  var bounds: CGRect { get }

  /// Returns a point of this space in the coordinates of another.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint

  /// Returns a point of another space in the coordinates of this one.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint

  /// Returns a rectangle of this space in the coordinates of another.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect

  /// Returns a rectangle of another space in the coordinates of this one.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

// The casts go by way of `AnyObject`, each in its place: the optimizer crashes at those of a
// protocol's opened type, and at a function for all of them.
extension UIView: UICoordinateSpace {
  /// Returns a point of this view in the coordinates of a view or a display.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, to: coordinateSpace as AnyObject as? UIView)
  }

  /// Returns a point of a view or a display in the coordinates of this view.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, from: coordinateSpace as AnyObject as? UIView)
  }

  /// Returns a rectangle of this view in the coordinates of a view or a display.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, to: coordinateSpace as AnyObject as? UIView)
  }

  /// Returns a rectangle of a view or a display in the coordinates of this view.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, from: coordinateSpace as AnyObject as? UIView)
  }
}

extension UIScreen: UICoordinateSpace {
  /// The display itself.
  public var coordinateSpace: any UICoordinateSpace { self }

  /// The display itself, which doesn't rotate.
  public var fixedCoordinateSpace: any UICoordinateSpace { self }

  /// Returns a point of the display in the coordinates of a view.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as AnyObject as? UIView)?.convert(point, from: nil) ?? point
  }

  /// Returns a point of a view in the coordinates of the display.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as AnyObject as? UIView)?.convert(point, to: nil) ?? point
  }

  /// Returns a rectangle of the display in the coordinates of a view.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as AnyObject as? UIView)?.convert(rect, from: nil) ?? rect
  }

  /// Returns a rectangle of a view in the coordinates of the display.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as AnyObject as? UIView)?.convert(rect, to: nil) ?? rect
  }
}
