// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The way in which a view with a fixed aspect ratio fits a different space.
///
/// SwiftUI: `ContentMode`.
public nonisolated enum AspectRatioMode: Hashable, Sendable {
  /// The largest size within the space.
  case fit
  /// The smallest size that fills the space.
  case fill
}

/// SwiftUI's name for ``AspectRatioMode``; that of nodes is `ViewNodes.ContentMode`.
public typealias ContentMode = AspectRatioMode
