// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// A cache of the most recently used images, limited by size in bytes.
struct ImageCache {
  private struct Entry {
    var data: Data
    var lastUse: Int
  }

  let mostBytes: Int
  private(set) var bytes = 0
  private var entries: [String: Entry] = [:]
  /// Keys in order of use, including outdated entries for keys that were used again or removed.
  private var uses: [(key: String, use: Int)] = []
  private var first = 0
  private var clock = 0

  init(mostBytes: Int) {
    self.mostBytes = mostBytes
  }

  subscript(key: String) -> Data? {
    mutating get {
      guard let data = entries[key]?.data else { return nil }
      use(key, data)
      return data
    }
    set {
      bytes -= entries.removeValue(forKey: key)?.data.count ?? 0
      guard let newValue, newValue.count <= mostBytes else { return }
      bytes += newValue.count
      use(key, newValue)
      while bytes > mostBytes, first < uses.count {
        let oldest = uses[first]
        first += 1
        if entries[oldest.key]?.lastUse == oldest.use {
          bytes -= entries.removeValue(forKey: oldest.key)?.data.count ?? 0
        }
      }
    }
  }

  private mutating func use(_ key: String, _ data: Data) {
    clock += 1
    entries[key] = Entry(data: data, lastUse: clock)
    uses.append((key, clock))
    // The list must not grow with every use.
    guard uses.count > 64 + 4 * entries.count else { return }
    uses = uses[first...].filter { entries[$0.key]?.lastUse == $0.use }
    first = 0
  }
}
