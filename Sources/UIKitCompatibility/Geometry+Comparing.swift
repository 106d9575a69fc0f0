// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

nonisolated extension CGPoint {
  /// Returns whether the points are equal.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

nonisolated extension CGSize {
  /// Returns whether the sizes are equal.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

nonisolated extension CGRect {
  /// Returns whether the rectangles are equal.
  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}
