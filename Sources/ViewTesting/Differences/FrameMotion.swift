// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewPictures

/// A textual description of how a rectangle changed: `4 pt down, 10 pt wider`.
nonisolated struct FrameMotion {
  /// `moved`, `resized`, or both.
  var verb: String
  /// The distances and directions.
  var distances: String

  init(from was: CGRect, to now: CGRect) {
    let moves = [
      FrameMotion.distance(now.minX - was.minX, "right", "left"),
      FrameMotion.distance(now.minY - was.minY, "down", "up"),
    ].compactMap { $0 }
    let sizes = [
      FrameMotion.distance(now.width - was.width, "wider", "narrower"),
      FrameMotion.distance(now.height - was.height, "taller", "shorter"),
    ].compactMap { $0 }
    verb = sizes.isEmpty ? "moved" : moves.isEmpty ? "resized" : "moved and resized"
    distances = (moves + sizes).joined(separator: ", ")
  }

  private static func distance(
    _ value: CGFloat, _ positive: String, _ negative: String
  ) -> String? {
    guard !OutputNumber.isZero(value) else { return nil }
    return "\(OutputNumber.text(abs(value))) pt \(value > 0 ? positive : negative)"
  }
}
