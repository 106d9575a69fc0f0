// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// Something wrong with a layout that a person should hear of when it happens.
public enum LayoutDiagnostic: Hashable, Sendable {
  /// A mistake in the use of the tree, which was refused.
  case problem(LayoutProblem)
  /// Required constraints that cannot hold together, one of which was dropped.
  case conflict(LayoutConflict)
}

extension LayoutDiagnostic: CustomStringConvertible {
  /// The message for people.
  public var description: String {
    switch self {
    case .problem(let problem): problem.description
    case .conflict(let conflict): conflict.description
    }
  }
}

extension ViewNode {
  /// Called for each conflict and mistake of the tree as it occurs; ask for it and set it at the
  /// root. With `nil`, the default, each is written to standard error once.
  public final var layoutDiagnosticsHandler: ((LayoutDiagnostic) -> Void)? {
    get { rootNode.rare?.diagnosticsHandler }
    set { rootNode.rareState.diagnosticsHandler = newValue }
  }

  /// At the root: passes a message on.
  final func tell(_ diagnostic: LayoutDiagnostic) {
    if let handler = rare?.diagnosticsHandler {
      handler(diagnostic)
      return
    }
    FileHandle.standardError.write(Data("ViewFactory: \(diagnostic.description)\n".utf8))
  }
}
