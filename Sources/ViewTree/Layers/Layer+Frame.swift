// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension Layer {
  /// The smallest rectangle around the transformed layer, without a node.
  final var transformedFrame: CGRect {
    let own = ownFrame
    guard let map = ownTransform?.map.withExactQuarterTurns else { return own }
    let (size, place) = (own.size, position)
    return map.apply(
      to: CGRect(
        x: -anchor.x * size.width, y: -anchor.y * size.height, width: size.width,
        height: size.height)
    )
    .offsetBy(dx: place.x, dy: place.y)
  }

  /// Moves a layer without a node so that the transformed layer has a frame.
  ///
  /// A transform that isn't invertible doesn't determine the size, which then stays the same.
  final func moveFrame(to target: CGRect) {
    guard let map = ownTransform?.map.withExactQuarterTurns else {
      frameStorage = target
      return
    }
    let size = map.size(mappedTo: target.size) ?? ownFrame.size
    let pivot = CGPoint(x: anchor.x * size.width, y: anchor.y * size.height)
    let moved = map.apply(to: CGPoint(x: size.width / 2 - pivot.x, y: size.height / 2 - pivot.y))
    frameStorage = CGRect(
      x: target.midX - pivot.x - moved.x, y: target.midY - pivot.y - moved.y, width: size.width,
      height: size.height)
  }
}
