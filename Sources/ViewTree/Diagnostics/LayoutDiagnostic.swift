// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A problem with a layout that is reported when it occurs.
public nonisolated enum LayoutDiagnostic: Hashable, Sendable {
  /// An invalid use of the tree, which was ignored.
  case problem(LayoutProblem)
  /// Required constraints that can't be satisfied simultaneously, one of which was broken.
  case conflict(LayoutConflict)
}

nonisolated extension LayoutDiagnostic: CustomStringConvertible {
  /// A description of the diagnostic.
  public var description: String {
    switch self {
    case .problem(let problem): problem.description
    case .conflict(let conflict): conflict.description
    }
  }
}

extension ViewNode {
  /// A closure that is called for each conflict and problem of the tree as it occurs.
  ///
  /// Get and set it at the root. If `nil`, the default, each diagnostic is written to standard
  /// error once.
  public final var layoutDiagnosticsHandler: ((LayoutDiagnostic) -> Void)? {
    get { rootNode.rare?.diagnosticsHandler }
    set { rootNode.rareState.diagnosticsHandler = newValue }
  }

  /// Delivers a diagnostic, at the root.
  final func deliver(_ diagnostic: LayoutDiagnostic) {
    if let handler = rare?.diagnosticsHandler {
      handler(diagnostic)
      return
    }
    // If writing fails, the report still contains the problem.
    try? StandardStream.error.write(line: "ViewFactory: \(diagnostic.description)")
  }
}
