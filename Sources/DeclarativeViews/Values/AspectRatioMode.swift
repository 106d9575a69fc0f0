// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The way in which a view with a fixed aspect ratio fits a different space.
///
/// SwiftUI: `ContentMode`.
public nonisolated enum AspectRatioMode: Hashable, Sendable {
  /// As large as it can be without reaching beyond the room.
  case fit
  /// As small as it can be without leaving any of the room empty.
  case fill
}

/// SwiftUI's name of ``AspectRatioMode``; that of nodes is `ViewNodes.ContentMode`.
public typealias ContentMode = AspectRatioMode
