// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

/// An object whose path can also be set to a ``CGMutablePath``, of which it keeps a copy.
///
/// In Core Graphics, a mutable path is a path. Here, `CGPath` is a value, so that assigning a mutable
/// path needs a property of its own.
#if MainActor
  @MainActor
#endif
public protocol MutablePathAssignable: AnyObject {
  /// The path, or `nil` for none.
  var path: CGPath? { get set }
}

extension MutablePathAssignable {
  /// The path as a new mutable path, or `nil` for none.
  public var path: CGMutablePath? {
    get {
      guard let path: CGPath = self.path else { return nil }
      let copy = CGMutablePath()
      copy.addPath(path)
      return copy
    }
    set {
      let copy: CGPath? = newValue?.path
      self.path = copy
    }
  }
}

extension ShapeLayer: MutablePathAssignable {}
