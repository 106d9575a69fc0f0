// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The curve of a layer's rounded corners.
///
/// UIKit: `CALayerCornerCurve`.
public nonisolated enum CornerCurve: String, Hashable, Sendable {
  /// An arc of a circle.
  case circular
  /// A curve that begins gradually.
  case continuous
}
