// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewPictures

/// A description of how two frame trees differ, node by node: moved, added, and removed nodes.
nonisolated enum FrameDifference {
  /// The maximum number of differences listed; the others are only counted.
  private static let longestList = 20
  /// The maximum product of the node counts for which nodes are matched.
  private static let mostPairs = 4_000_000

  static func text(_ reference: String, _ actual: String) -> String {
    guard let was = FrameTree(parsing: reference), let now = FrameTree(parsing: actual) else {
      return LineDifference.text(reference, actual)
    }
    let changes = changes(from: was.entries, to: now.entries)
    // The numbers may be equal but formatted differently, after manual edits.
    guard !changes.isEmpty else { return LineDifference.text(reference, actual) }
    var lines = Array(changes.prefix(longestList))
    if changes.count > longestList { lines.append("and \(changes.count - longestList) more") }
    return lines.joined(separator: "\n")
  }

  private static func changes(
    from was: [FrameTree.Entry], to now: [FrameTree.Entry]
  ) -> [String] {
    guard let pairs = Pairing(was, now, mostPairs: mostPairs) else {
      return ["\(now.count) nodes instead of \(was.count), too different to compare"]
    }
    var lines: [String] = []
    for step in pairs.steps {
      switch step {
      case .both(let former, let latter):
        let place = Place(of: latter, in: now)
        lines += change(from: was[former], to: now[latter]).map { "\(place.text) \($0)" }
      case .former(let index):
        let place = Place(of: index, in: was)
        lines.append(
          "\(place.text) is gone; it was at \(FrameTree.Entry.text(of: was[index].frame))")
      case .latter(let index):
        let place = Place(of: index, in: now)
        lines.append("\(place.text) is new, at \(FrameTree.Entry.text(of: now[index].frame))")
      }
    }
    return lines
  }

  /// The name of a node in a sentence: its class and identifier, and its superview if these aren't
  /// sufficient.
  private struct Place {
    var text: String

    init(of index: Int, in entries: [FrameTree.Entry]) {
      let entry = entries[index]
      text = entry.name
      guard entry.identifier.isEmpty else { return }
      text += " (line \(index + 1)"
      let parent = entries[..<index].last { $0.depth < entry.depth }
      if let parent { text += ", in \(parent.name)" }
      text += ")"
    }
  }

  private static func change(
    from was: FrameTree.Entry, to now: FrameTree.Entry
  ) -> [String] {
    var sentences: [String] = []
    if was.frame != now.frame {
      let motion = FrameMotion(from: was.frame, to: now.frame)
      sentences.append(
        "\(motion.verb) from \(FrameTree.Entry.text(of: was.frame)) "
          + "to \(FrameTree.Entry.text(of: now.frame)): \(motion.distances)")
    }
    if was.text != now.text {
      sentences.append("shows \(quoted(now.text)) instead of \(quoted(was.text))")
    }
    if was.moreLines != now.moreLines {
      sentences.append("has \(now.moreLines + 1) lines of text instead of \(was.moreLines + 1)")
    }
    if was.remarks != now.remarks {
      sentences.append("is \(remark(now.remarks)) instead of \(remark(was.remarks))")
    }
    return sentences
  }

  private static func quoted(_ text: String) -> String {
    text.isEmpty ? "no text" : "\"\(text)\""
  }

  private static func remark(_ remarks: String) -> String {
    remarks.isEmpty ? "plainly visible" : remarks
  }
}
