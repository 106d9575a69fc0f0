// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The kinds of information that a text area turns into links.
///
/// UIKit: `UIDataDetectorTypes`.
public nonisolated struct DataDetectorTypes: OptionSet, Hashable, Sendable {
  /// The raw bits, with UIKit's values.
  public let rawValue: UInt

  /// Creates types from raw bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Telephone numbers.
  public static let phoneNumber = DataDetectorTypes(rawValue: 1 << 0)
  /// Web and mail addresses.
  public static let link = DataDetectorTypes(rawValue: 1 << 1)
  /// Postal addresses.
  public static let address = DataDetectorTypes(rawValue: 1 << 2)
  /// Dates of events.
  public static let calendarEvent = DataDetectorTypes(rawValue: 1 << 3)
  /// Numbers of shipments.
  public static let shipmentTrackingNumber = DataDetectorTypes(rawValue: 1 << 4)
  /// Numbers of flights.
  public static let flightNumber = DataDetectorTypes(rawValue: 1 << 5)
  /// Suggestions for terms.
  public static let lookupSuggestion = DataDetectorTypes(rawValue: 1 << 6)
  /// Everything.
  public static let all = DataDetectorTypes(rawValue: .max)
}
