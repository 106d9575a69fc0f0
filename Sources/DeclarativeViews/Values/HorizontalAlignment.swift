// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A vertical guide for aligning views horizontally.
///
/// SwiftUI: `HorizontalAlignment`.
public nonisolated struct HorizontalAlignment: Hashable, Sendable {
  let key: GuideKey

  /// Creates an alignment with a custom guide.
  ///
  /// - Parameter id: The type that identifies the guide.
  public init(_ id: any AlignmentID.Type) {
    key = GuideKey(axis: .horizontal, type: id)
  }

  /// The leading edge.
  public static var leading: HorizontalAlignment { HorizontalAlignment(WidthShare.Leading.self) }
  /// The horizontal center.
  public static var center: HorizontalAlignment { HorizontalAlignment(WidthShare.Center.self) }
  /// The trailing edge.
  public static var trailing: HorizontalAlignment { HorizontalAlignment(WidthShare.Trailing.self) }
}
