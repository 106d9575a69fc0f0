// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewGraphics

/// Suggestions for an unknown name.
enum MisspelledName {
  /// Returns the name with the smallest edit distance, the first among equals.
  ///
  /// Returns `nil` for a name that resembles none of them.
  static func nearest(to name: String, among names: some Sequence<String>) -> String? {
    let wanted = Array(name.lowercased())
    // A longer text cannot be a misspelled name, and comparing it would take too long.
    guard wanted.count <= 64 else { return nil }
    var best: (name: String, distance: Int)?
    for candidate in names {
      let distance = NameSuggestion.distance(wanted, Array(candidate.lowercased()))
      if distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    guard let best, best.distance <= max(2, best.name.count / 2) else { return nil }
    return best.name
  }
}
