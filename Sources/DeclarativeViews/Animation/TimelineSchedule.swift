// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// The dates at which a ``TimelineView`` changes.
///
/// SwiftUI: `TimelineSchedule`.
public protocol TimelineSchedule {
  /// How often a view changes.
  typealias Mode = TimelineScheduleMode
  /// The type of the dates.
  associatedtype Entries: Sequence<Date>

  /// Returns dates in ascending order.
  ///
  /// - Parameters:
  ///   - startDate: The date from which on they are needed.
  ///   - mode: How often the view changes.
  /// - Returns: The dates.
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
}

/// How often a ``TimelineView`` changes.
///
/// SwiftUI: `TimelineScheduleMode`.
public nonisolated enum TimelineScheduleMode: Hashable, Sendable {
  /// As often as its schedule says.
  case normal
  /// Less often, to save power.
  case lowFrequency
}

/// A schedule of dates in equal intervals.
///
/// SwiftUI: `PeriodicTimelineSchedule`.
public nonisolated struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// Creates a schedule.
  ///
  /// - Parameters:
  ///   - startDate: One of the dates.
  ///   - interval: The interval in seconds; one that isn't positive is treated as 1.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval > 0 && interval.isFinite ? interval : 1
  }

  /// Returns the last date up to a start, and those after it.
  ///
  /// - Parameters:
  ///   - startDate: The start.
  ///   - mode: How often the view changes, which makes no difference.
  /// - Returns: The dates, without an end.
  public func entries(
    from startDate: Date, mode: TimelineScheduleMode
  ) -> UnfoldFirstSequence<Date> {
    let interval = interval
    let count = (startDate.timeIntervalSince(start) / interval).rounded(.down)
    let first = start.addingTimeInterval(count.isFinite ? count * interval : 0)
    return sequence(first: first) { $0.addingTimeInterval(interval) }
  }
}

/// A schedule of whole minutes.
///
/// SwiftUI: `EveryMinuteTimelineSchedule`.
public nonisolated struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates a schedule.
  public init() {}

  /// Returns the last whole minute up to a start, and those after it.
  ///
  /// - Parameters:
  ///   - startDate: The start.
  ///   - mode: How often the view changes, which makes no difference.
  /// - Returns: The dates, without an end.
  public func entries(
    from startDate: Date, mode: TimelineScheduleMode
  ) -> UnfoldFirstSequence<Date> {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
      .entries(from: startDate, mode: mode)
  }
}

/// A schedule of given dates.
///
/// SwiftUI: `ExplicitTimelineSchedule`.
public nonisolated struct ExplicitTimelineSchedule<Entries: Sequence<Date>>: TimelineSchedule {
  private let dates: Entries

  /// Creates a schedule.
  ///
  /// - Parameter dates: The dates in ascending order.
  public init(_ dates: Entries) {
    self.dates = dates
  }

  /// Returns the dates.
  ///
  /// - Parameters:
  ///   - startDate: The start, which makes no difference.
  ///   - mode: How often the view changes, which makes no difference.
  /// - Returns: The dates.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// A schedule of dates for an animation.
///
/// SwiftUI: `AnimationTimelineSchedule`.
public nonisolated struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: TimeInterval

  /// Creates a schedule.
  ///
  /// - Parameters:
  ///   - minimumInterval: The interval in seconds; nil for that of the screen.
  ///   - paused: Whether the dates are paused, which makes no difference.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = minimumInterval ?? 1 / 60
  }

  /// Returns dates from a start on.
  ///
  /// - Parameters:
  ///   - startDate: The start.
  ///   - mode: How often the view changes, which makes no difference.
  /// - Returns: The dates, without an end.
  public func entries(
    from startDate: Date, mode: TimelineScheduleMode
  ) -> UnfoldFirstSequence<Date> {
    PeriodicTimelineSchedule(from: startDate, by: interval).entries(from: startDate, mode: mode)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Returns a schedule of dates in equal intervals.
  ///
  /// - Parameters:
  ///   - startDate: One of the dates.
  ///   - interval: The interval in seconds.
  /// - Returns: The schedule.
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// A schedule of whole minutes.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// A schedule of dates for an animation.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// Returns a schedule of dates for an animation.
  ///
  /// - Parameters:
  ///   - minimumInterval: The interval in seconds; nil for that of the screen.
  ///   - paused: Whether the dates are paused.
  /// - Returns: The schedule.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// Returns a schedule of given dates.
  ///
  /// - Parameter dates: The dates in ascending order.
  /// - Returns: The schedule.
  public static func explicit<Dates: Sequence<Date>>(
    _ dates: Dates
  ) -> ExplicitTimelineSchedule<Dates> where Self == ExplicitTimelineSchedule<Dates> {
    ExplicitTimelineSchedule(dates)
  }
}
