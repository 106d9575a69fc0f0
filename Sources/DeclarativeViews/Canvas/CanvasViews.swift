// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewGraphics

/// The views that a canvas can draw, laid out on demand.
final class CanvasViews {
  let environment: EnvironmentValues
  private let measurer: any TextMeasurer
  private let symbols: (any View)?
  private let report: (ViewProblem) -> Void
  /// The tree of the symbols, each in its ideal size.
  private var symbolTree: LayoutTree?

  init(
    environment: EnvironmentValues, measurer: any TextMeasurer, symbols: (any View)?,
    report: @escaping (ViewProblem) -> Void
  ) {
    self.environment = environment
    self.measurer = measurer
    self.symbols = symbols
    self.report = report
  }

  /// Returns the tree of a view in the environment of the canvas.
  func tree(of view: any View) -> LayoutTree {
    let tree = LayoutTree(view, environment: environment, measurer: measurer)
    for problem in tree.problems { report(problem) }
    return tree
  }

  /// Returns the drawing and the size of the symbol with a tag, or nil if there is none.
  func symbol(tagged id: AnyHashable) -> (drawing: Drawing, size: CGSize)? {
    guard let symbols else { return nil }
    let tree = symbolTree ?? tree(of: symbols.idealized)
    if symbolTree == nil {
      symbolTree = tree
      tree.place(in: CGRect(origin: .zero, size: tree.fittingSize(for: .unspecified)))
    }
    let found = tree.nodes.indices.first {
      (tree.nodes[$0].element as? TagElement)?.tag == id
    }
    guard let found else { return nil }
    let frame = tree.drawnFrame(of: found)
    return (Drawing(steps: tree.drawingSteps(from: found), origin: frame.origin), frame.size)
  }
}

extension View {
  /// The view, or each of several, in its ideal size.
  fileprivate var idealized: any View { fixedSize() }
}
