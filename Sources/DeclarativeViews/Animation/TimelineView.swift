// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
import ViewNodes

/// A view whose content would change at the dates of a schedule.
///
/// SwiftUI: `TimelineView`.
///
/// View trees are static: it shows the first date of its schedule, from the time of the screen's
/// clock on, which begins at the reference date. To show another date, pass an
/// ``ExplicitTimelineSchedule``.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  /// The date that a timeline view shows.
  ///
  /// SwiftUI: `TimelineView.Context`.
  public typealias Context = TimelineViewDefaultContext

  private let schedule: Schedule
  private let content: (Context) -> Content

  /// Creates a view with a schedule.
  ///
  /// - Parameters:
  ///   - schedule: The schedule.
  ///   - content: A closure that creates the content for a date.
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
    self.schedule = schedule
    self.content = content
  }

  /// The view itself.
  public var body: TimelineView { return self }

  /// Expands the content.
  public func _expand(in step: _ViewStep) {
    let (item, expansion) = (step.item, step.expansion)
    let start = Date(timeIntervalSinceReferenceDate: expansion.memory.host?.window?.time ?? 0)
    let context = Context(
      date: schedule.entries(from: start, mode: .normal).first { _ in true } ?? start)
    expansion.replace(item, by: expansion.make(in: item) { content(context) })
  }
}

/// The date that a ``TimelineView`` shows.
///
/// SwiftUI: `TimelineViewDefaultContext`.
public nonisolated struct TimelineViewDefaultContext: Hashable, Sendable {
  /// How often a view changes.
  ///
  /// SwiftUI: `TimelineView.Context.Cadence`.
  public enum Cadence: Int, Hashable, Sendable, Comparable {
    /// At any time.
    case live
    /// At most each second.
    case seconds
    /// At most each minute.
    case minutes

    /// Returns whether a cadence is faster than another.
    ///
    /// - Parameters:
    ///   - lhs: A cadence.
    ///   - rhs: Another cadence.
    /// - Returns: Whether the first is faster.
    public static func < (lhs: Cadence, rhs: Cadence) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  /// The date.
  public let date: Date
  /// How often the view changes: at any time.
  public var cadence: Cadence { .live }
}
