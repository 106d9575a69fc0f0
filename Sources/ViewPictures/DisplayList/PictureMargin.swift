// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
import ViewNodes

/// The margin around a node in its picture.
public nonisolated enum PictureMargin: Hashable, Sendable {
  /// The margin that the node's own shadow requires, rounded up to whole points: zero for a screen,
  /// and enough for the shadow of a card.
  case automatic
  /// No margin: the picture has the size of the bounds.
  case none
  /// The same margin on all sides, in points.
  case points(CGFloat)
}

extension PictureMargin {
  /// Returns the margin around a node.
  func insets(around node: ViewNode) -> EdgeInsets {
    switch self {
    case .none: .zero
    case .points(let length):
      length.isFinite && length > 0
        ? EdgeInsets(top: length, left: length, bottom: length, right: length) : .zero
    case .automatic: node.layerStorage?.shadowInsets ?? .zero
    }
  }
}

extension Layer {
  /// The extent of the layer's shadow beyond its bounds on each side, in whole points.
  fileprivate var shadowInsets: EdgeInsets {
    guard let shadow, shadow.isVisible, !masksToBounds else { return .zero }
    let bounds = bounds
    guard let figure = (shadowPath?.bounds ?? bounds).ifPositive else { return .zero }
    let extent = shadow.extent(of: figure)
    guard extent.isFinite else { return .zero }
    return EdgeInsets(
      top: max(0, (bounds.minY - extent.minY).rounded(.up)),
      left: max(0, (bounds.minX - extent.minX).rounded(.up)),
      bottom: max(0, (extent.maxY - bounds.maxY).rounded(.up)),
      right: max(0, (extent.maxX - bounds.maxX).rounded(.up)))
  }
}
