// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing
import ViewNodes
import ViewTreeTestSupport

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

  /// Whether to use a form with choices that have these numbers: one in three forms, among which
  /// are any two of three choices together, or all of them if the tests are thorough.
  private nonisolated static func isChosen(_ numbers: Int...) -> Bool {
    testsAreThorough || numbers.reduce(0, +).isMultiple(of: 3)
  }

  /// Distributions with alignments, and containers with contents and alignments.
  nonisolated static let all: [ListForm] = {
    var forms: [ListForm] = []
    for (row, distribution) in distributions.enumerated() {
      for (column, alignment) in alignments.enumerated() where isChosen(row, column) {
        forms.append(ListForm(distribution: distribution, alignment: alignment))
      }
    }
    for (row, container) in [Container.stack, .anchors, .scroll].enumerated() {
      for (column, content) in Content.allCases.enumerated() {
        for (place, alignment) in [StackNode.Alignment.center, .firstBaseline, .trailing]
          .enumerated() where isChosen(row, column, place)
        {
          forms.append(ListForm(container: container, content: content, alignment: alignment))
        }
      }
    }
    return forms
  }()

  /// Alignments with contents where the rows have to fill a height, or too small a one.
  ///
  /// How often the baselines of texts of several lines have to be asked for depends on the texts, and in
  /// too small a height baselines contradict it, so those are left out.
  nonisolated static let stretched: [ListForm] = {
    var forms: [ListForm] = []
    for (row, container) in [Container.stretched, .compressed].enumerated() {
      for (column, content) in Content.allCases.enumerated() {
        let possible = alignments.filter {
          !$0.isBaseline || (content != .column && container == .stretched)
        }
        for (place, alignment) in possible.enumerated() where isChosen(row, column, place) {
          forms.append(ListForm(container: container, content: content, alignment: alignment))
        }
      }
    }
    return forms
  }()

  /// Containers with contents and alignments, some of them with heights that nothing determines.
  nonisolated static let reported: [ListForm] = {
    var forms: [ListForm] = []
    for (row, container) in Container.allCases.enumerated() {
      for (column, content) in Content.allCases.enumerated() {
        for (place, alignment) in [StackNode.Alignment.fill, .center, .trailing].enumerated()
        where isChosen(row, column, place) {
          forms.append(ListForm(container: container, content: content, alignment: alignment))
        }
      }
    }
    return forms
  }()

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
