// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
import ViewNodes

/// An item of a group whose frames a closure provides.
open class NSCollectionLayoutGroupCustomItem: NSObject {
  /// The frame in the group's coordinates, in points.
  public final let frame: CGRect
  /// The position from back to front, which is stored but has no effect.
  public final let zIndex: Int

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - frame: The frame in the group's coordinates, in points.
  ///   - zIndex: The position from back to front, which is stored but has no effect.
  public init(frame: CGRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }
}
