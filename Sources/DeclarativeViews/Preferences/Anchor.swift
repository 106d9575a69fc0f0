// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A point or a rectangle of a view, which a ``GeometryProxy`` converts to its own coordinates.
///
/// SwiftUI: `Anchor`.
///
/// ```swift
/// Text("Title")
///   .anchorPreference(key: BoundsKey.self, value: .bounds) { $0 }
///   ...
///   .overlayPreferenceValue(BoundsKey.self) { anchor in
///     GeometryReader { proxy in
///       if let anchor { Frame(rect: proxy[anchor]) }
///     }
///   }
/// ```
public nonisolated struct Anchor<Value> {
  /// The value in the coordinates of the host.
  let value: Value

  /// What a view makes known of itself.
  ///
  /// SwiftUI: `Anchor.Source`.
  public struct Source {
    /// Returns the value for the frame and the layout direction of a view.
    let resolve: (CGRect, LayoutDirection) -> Value
  }
}

nonisolated extension Anchor: Equatable where Value: Equatable {}
nonisolated extension Anchor: Hashable where Value: Hashable {}
nonisolated extension Anchor: Sendable where Value: Sendable {}

nonisolated extension Anchor.Source where Value == CGRect {
  /// The bounds of the view.
  public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source { frame, _ in frame } }

  /// Returns a rectangle of the view.
  ///
  /// - Parameter rect: The rectangle, in points from the corner of the view.
  /// - Returns: The source.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { frame, _ in rect.offsetBy(dx: frame.minX, dy: frame.minY) }
  }
}

nonisolated extension Anchor.Source where Value == CGPoint {
  /// Returns a point of the view.
  ///
  /// - Parameter point: The point, in points from the corner of the view.
  /// - Returns: The source.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { frame, _ in
      CGPoint(x: frame.minX + point.x, y: frame.minY + point.y)
    }
  }

  /// Returns a point of the view relative to its size.
  ///
  /// - Parameter point: The point.
  /// - Returns: The source.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { frame, direction in
      let point = point.resolved(direction)
      return CGPoint(x: frame.minX + frame.width * point.x, y: frame.minY + frame.height * point.y)
    }
  }

  /// The top leading corner.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The middle of the top edge.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The top trailing corner.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The middle of the leading edge.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The center.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the trailing edge.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The bottom leading corner.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The middle of the bottom edge.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The bottom trailing corner.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension GeometryProxy {
  /// Returns the value of an anchor in the coordinates of the reader.
  ///
  /// The view of the anchor must be in the same host, that is, not in a row of a list.
  public subscript<Value>(anchor: Anchor<Value>) -> Value {
    let origin = originInHost
    let moved = (anchor.value as? any AnchoredValue)?.relative(to: origin)
    return moved as? Value ?? anchor.value
  }
}

/// A value that depends on the origin of its coordinates.
nonisolated private protocol AnchoredValue {
  func relative(to origin: CGPoint) -> Self
}

nonisolated extension CGRect: AnchoredValue {
  fileprivate func relative(to origin: CGPoint) -> CGRect { offsetBy(dx: -origin.x, dy: -origin.y) }
}

nonisolated extension CGPoint: AnchoredValue {
  fileprivate func relative(to origin: CGPoint) -> CGPoint {
    CGPoint(x: x - origin.x, y: y - origin.y)
  }
}
