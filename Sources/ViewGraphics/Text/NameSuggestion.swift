// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A suggestion of the name that was probably meant by an unknown one.
package enum NameSuggestion {
  /// Returns the closest name by edit distance, ignoring case, or `nil` if none is similar.
  ///
  /// Of several, it returns the first in alphabetical order.
  package static func nearest(to name: String, among names: some Sequence<String>) -> String? {
    let wanted = Array(name.lowercased())
    // A longer name is unlikely to be a typo and would take long to compare.
    guard wanted.count <= 64 else { return nil }
    var best: (name: String, distance: Int)?
    for candidate in names {
      let letters = Array(candidate.lowercased())
      guard letters.count <= 64 else { continue }
      let distance = distance(wanted, letters)
      let shorter = min(wanted.count, letters.count)
      // Names of a single letter are never similar.
      guard distance <= (shorter < 2 ? 0 : max(1, shorter / 3)) else { continue }
      if let best, (best.distance, best.name) <= (distance, candidate) { continue }
      best = (candidate, distance)
    }
    return best?.name
  }

  /// Returns the edit distance: the number of letters to replace, insert, delete, or swap with the
  /// next one to turn one word into the other.
  package static func distance(_ first: [Character], _ second: [Character]) -> Int {
    var before: [Int] = []
    var row = Array(0...second.count)
    for (i, a) in first.enumerated() {
      var next = [i + 1]
      for (j, b) in second.enumerated() {
        var least = min(row[j] + (a == b ? 0 : 1), row[j + 1] + 1, next[j] + 1)
        if i > 0, j > 0, a == second[j - 1], b == first[i - 1] {
          least = min(least, before[j - 1] + 1)
        }
        next.append(least)
      }
      before = row
      row = next
    }
    return row[second.count]
  }
}
