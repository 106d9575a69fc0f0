// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The messages that were told last, so that what only stands is not told again.
///
/// Those of long ago are forgotten, for a layout whose messages keep changing would grow by them.
struct ToldMessages {
  /// The largest number of messages that are remembered.
  static var limit: Int { 256 }

  private var known: Set<String> = []
  /// In the order in which they were told, round and round.
  private var order: [String] = []
  private var oldest = 0

  /// The number of messages that are currently remembered.
  var count: Int { known.count }

  /// Remembers a message.
  ///
  /// Answers whether it is new.
  mutating func insert(_ message: String) -> Bool {
    guard known.insert(message).inserted else { return false }
    if order.count < ToldMessages.limit {
      order.append(message)
    } else {
      known.remove(order[oldest])
      order[oldest] = message
      oldest = (oldest + 1) % ToldMessages.limit
    }
    return true
  }
}
