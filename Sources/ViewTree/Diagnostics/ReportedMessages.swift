// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The most recent messages, so that persistent problems aren't reported repeatedly.
///
/// Old messages are removed, because otherwise memory would grow for a layout whose messages keep
/// changing.
struct ReportedMessages {
  /// The maximum number of messages remembered.
  static var limit: Int { 256 }

  private var known: Set<String> = []
  /// The messages in the order in which they were reported, as a ring buffer.
  private var order: [String] = []
  private var oldest = 0

  /// The number of messages that are currently remembered.
  var count: Int { known.count }

  /// Inserts a message and returns whether it is new.
  mutating func insert(_ message: String) -> Bool {
    guard known.insert(message).inserted else { return false }
    if order.count < ReportedMessages.limit {
      order.append(message)
    } else {
      known.remove(order[oldest])
      order[oldest] = message
      oldest = (oldest + 1) % ReportedMessages.limit
    }
    return true
  }
}
