// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes
import ViewPictures

extension SnapshotStrategy where Value == SnapshotVariants {
  /// A strategy for the frames of all variants, each below its name.
  public static var frames: SnapshotStrategy<SnapshotVariants> {
    sections(of: .frames) {
      $0.frameTree()
    } difference: {
      FrameDifference.text($0, $1)
    }
  }

  /// A strategy for the accessibility elements of all variants, each below its name.
  public static var accessibility: SnapshotStrategy<SnapshotVariants> {
    sections(of: .accessibility) {
      $0.accessibilityTree()
    } difference: {
      LineDifference.text($0, $1)
    }
  }

  /// A strategy for a sheet with the pictures of all variants, each above its name.
  public static var svg: SnapshotStrategy<SnapshotVariants> {
    SnapshotStrategy(pathExtension: "svg", difference: MarkupDifference.text) { variants in
      try SnapshotSheet.list(of: variants).svg()
    }
  }

  /// A strategy for the same sheet with a block in place of each piece of text in the pictures, for
  /// layouts alone.
  public static var blocks: SnapshotStrategy<SnapshotVariants> {
    SnapshotStrategy(pathExtension: "blocks.svg", difference: MarkupDifference.text) { variants in
      try SnapshotSheet.list(of: variants, textAsBlocks: true).svg()
    }
  }

  private static func sections(
    of single: SnapshotStrategy<ViewNode>, text: @escaping SnapshotFunction<ViewNode, String>,
    difference: @escaping @Sendable (String, String) -> String
  ) -> SnapshotStrategy<SnapshotVariants> {
    SnapshotStrategy(
      pathExtension: single.pathExtension,
      difference: { VariantSections.difference($0, $1, within: difference) },
      text: { variants in
        try variants.all.map { "\(VariantSections.mark)\($0.name)\n\(try text(try $0.make()))" }
          .joined()
      })
  }
}

/// The text of several variants in one file.
nonisolated enum VariantSections {
  static let mark = "== "

  /// Returns the first section that differs, with its name and its difference.
  static func difference(
    _ reference: String, _ actual: String, within: (String, String) -> String
  ) -> String {
    let was = sections(of: reference)
    let now = sections(of: actual)
    guard was.map(\.name) == now.map(\.name) else { return LineDifference.text(reference, actual) }
    let changed = zip(was, now).filter { $0.text != $1.text }
    guard let first = changed.first else { return LineDifference.text(reference, actual) }
    var lines = ["in \(first.0.name):", within(first.0.text, first.1.text)]
    if changed.count > 1 {
      lines.append("and in \(changed.count - 1) more of \(now.count) variants")
    }
    return lines.joined(separator: "\n")
  }

  private static func sections(of text: String) -> [(name: String, text: String)] {
    var result: [(name: String, text: String)] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: true) {
      if line.hasPrefix(mark) {
        result.append((String(line.dropFirst(mark.count)), ""))
      } else if !result.isEmpty {
        result[result.count - 1].text += line + "\n"
      }
    }
    return result
  }
}
