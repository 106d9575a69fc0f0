// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A horizontal line that views in a row line up by.
///
/// SwiftUI: `VerticalAlignment`.
public nonisolated struct VerticalAlignment: Hashable, Sendable {
  let key: GuideKey

  /// Creates an alignment of a guide of your own.
  ///
  /// - Parameter id: The type that names it.
  public init(_ id: any AlignmentID.Type) {
    key = GuideKey(axis: .vertical, type: id)
  }

  /// The upper sides.
  public static var top: VerticalAlignment { VerticalAlignment(HeightShare.Top.self) }
  /// The middles.
  public static var center: VerticalAlignment { VerticalAlignment(HeightShare.Center.self) }
  /// The lower sides.
  public static var bottom: VerticalAlignment { VerticalAlignment(HeightShare.Bottom.self) }
  /// The baselines of the first lines of text; the lower side where there is no text.
  public static var firstTextBaseline: VerticalAlignment {
    VerticalAlignment(HeightShare.FirstTextBaseline.self)
  }
  /// The baselines of the last lines of text; the lower side where there is no text.
  public static var lastTextBaseline: VerticalAlignment {
    VerticalAlignment(HeightShare.LastTextBaseline.self)
  }
}
