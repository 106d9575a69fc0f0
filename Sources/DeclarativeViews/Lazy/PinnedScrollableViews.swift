// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The views of sections in a lazy container that stay in the visible part of the scroll view.
///
/// SwiftUI: `PinnedScrollableViews`.
///
/// ```swift
/// ScrollView {
///   LazyVStack(pinnedViews: .sectionHeaders) {
///     ForEach(days) { day in
///       Section {
///         ForEach(day.events) { EventRow(event: $0) }
///       } header: {
///         Text(day.title)
///       }
///     }
///   }
/// }
/// ```
public nonisolated struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
  /// The bits of the options.
  public let rawValue: UInt32

  /// Creates options from their bits.
  ///
  /// - Parameter rawValue: The bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The headers of sections, which stay at the top or leading edge until the end of their section
  /// pushes them away.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections, which are at the bottom or trailing edge from the beginning of their
  /// section on.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
