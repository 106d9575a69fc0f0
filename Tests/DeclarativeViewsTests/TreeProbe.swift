// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

@testable import DeclarativeViews

/// A declarative view laid out in a size, for tests that look at single frames.
struct TreeProbe {
  let tree: LayoutTree

  init(
    _ view: some View, width: CGFloat, height: CGFloat,
    environment: EnvironmentValues = EnvironmentValues()
  ) {
    tree = LayoutTree(view, environment: environment, measurer: EmbeddedTextMeasurer())
    tree.place(in: CGRect(x: 0, y: 0, width: width, height: height))
  }

  /// The frames of the views whose name begins in a way, in the order of the tree.
  func frames(_ name: String) -> [CGRect] {
    tree.nodes.dropFirst().filter { $0.element.name.hasPrefix(name) }.map(\.frame)
  }

  /// What a view answers to an offer.
  static func size(
    of view: some View, _ width: CGFloat?, _ height: CGFloat?,
    environment: EnvironmentValues = EnvironmentValues()
  ) -> CGSize {
    LayoutTree(view, environment: environment, measurer: EmbeddedTextMeasurer())
      .fittingSize(for: ProposedViewSize(width: width, height: height))
  }
}
