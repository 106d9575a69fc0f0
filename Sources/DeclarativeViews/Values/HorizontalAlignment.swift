// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A vertical line that views stacked on each other line up by.
///
/// SwiftUI: `HorizontalAlignment`.
public nonisolated struct HorizontalAlignment: Hashable, Sendable {
  let key: GuideKey

  /// Creates an alignment of a guide of your own.
  ///
  /// - Parameter id: The type that names it.
  public init(_ id: any AlignmentID.Type) {
    key = GuideKey(axis: .horizontal, type: id)
  }

  /// The sides where reading begins.
  public static var leading: HorizontalAlignment { HorizontalAlignment(WidthShare.Leading.self) }
  /// The middles.
  public static var center: HorizontalAlignment { HorizontalAlignment(WidthShare.Center.self) }
  /// The sides where reading ends.
  public static var trailing: HorizontalAlignment { HorizontalAlignment(WidthShare.Trailing.self) }
}
