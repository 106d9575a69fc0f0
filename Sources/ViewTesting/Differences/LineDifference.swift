// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A description of how two texts differ, by their first differing line.
nonisolated enum LineDifference {
  static func text(_ reference: String, _ actual: String) -> String {
    let former = reference.split(separator: "\n", omittingEmptySubsequences: false)
    let latter = actual.split(separator: "\n", omittingEmptySubsequences: false)
    let line = firstDifference(of: former, and: latter)
    return """
      line \(line + 1) of \(actual.isEmpty ? 0 : latter.count)
      was: \(shown(former, at: line))
      is:  \(shown(latter, at: line))
      """
  }

  /// Returns the index of the first differing line, or the length of the shorter text if the other
  /// begins with it.
  static func firstDifference(of former: [Substring], and latter: [Substring]) -> Int {
    zip(former, latter).enumerated().first { $1.0 != $1.1 }?.offset
      ?? min(former.count, latter.count)
  }

  static func shown(_ lines: [Substring], at index: Int) -> String {
    guard lines.indices.contains(index) else { return "(no such line)" }
    let line = lines[index]
    return line.count > 300 ? "\(line.prefix(300))…" : String(line)
  }
}
