// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing
import ViewNodes

/// A list as people write it.
nonisolated struct ListForm: Hashable, Sendable, CustomTestStringConvertible {
  /// What holds the rows together.
  nonisolated enum Container: String, CaseIterable, Sendable {
    /// A vertical stack whose bottom is open.
    case stack
    /// Constraints from each row to the one before.
    case anchors
    /// A vertical stack in a scroll node.
    case scroll
    /// A vertical stack that has to fill a height.
    case stretched
    /// A vertical stack in a height that is too small for it.
    case compressed
  }

  /// What is in a row, which is a horizontal stack.
  nonisolated enum Content: String, CaseIterable, Sendable {
    /// Three labels of one line.
    case labels
    /// A picture, a column of two texts, one of several lines, and an amount.
    case column
    /// A label and a switch.
    case control
  }

  var container = Container.stack
  var content = Content.column
  var distribution = StackNode.Distribution.fill
  var alignment = StackNode.Alignment.fill

  var testDescription: String {
    "\(container), \(content), \(distribution), \(alignment)"
  }

  /// Every distribution with every alignment, and every container with every content.
  nonisolated static let all: [ListForm] = {
    var forms: [ListForm] = []
    for distribution in distributions {
      for alignment in alignments {
        forms.append(ListForm(distribution: distribution, alignment: alignment))
      }
    }
    for container in [Container.stack, .anchors, .scroll] {
      for content in Content.allCases {
        for alignment in [StackNode.Alignment.center, .firstBaseline, .trailing] {
          forms.append(ListForm(container: container, content: content, alignment: alignment))
        }
      }
    }
    return forms
  }()

  /// Every alignment with every content where the rows have to fill a height, or too small a one.
  ///
  /// How often the baselines of texts of several lines have to be asked for depends on the texts, and in
  /// too small a height baselines contradict it, so those are left out.
  nonisolated static let stretched: [ListForm] = [Container.stretched, .compressed].flatMap {
    container in
    Content.allCases.flatMap { content in
      alignments.filter { !$0.isBaseline || (content != .column && container == .stretched) }
        .map { ListForm(container: container, content: content, alignment: $0) }
    }
  }

  /// Every container with every content, some of them with heights that nothing determines.
  nonisolated static let reported: [ListForm] = Container.allCases.flatMap { container in
    Content.allCases.flatMap { content in
      [StackNode.Alignment.fill, .center, .trailing].map {
        ListForm(container: container, content: content, alignment: $0)
      }
    }
  }

  nonisolated static let distributions: [StackNode.Distribution] = [
    .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
  ]
  nonisolated static let alignments: [StackNode.Alignment] = [
    .fill, .leading, .firstBaseline, .center, .trailing, .lastBaseline,
  ]
}

nonisolated extension StackNode.Alignment {
  fileprivate var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
