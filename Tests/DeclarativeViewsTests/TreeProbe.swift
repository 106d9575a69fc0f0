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

  /// The lines of text as they are drawn.
  var texts: [(text: String, origin: CGPoint, width: CGFloat, font: Font, color: Color)] {
    tree.drawingSteps().compactMap { step in
      guard case .mark(.text(let line)) = step, let first = line.runs.first else { return nil }
      return (line.text, line.baseline, line.width, first.font, first.color)
    }
  }

  /// The drawn items and their effects, one word each.
  var steps: [String] {
    tree.drawingSteps().compactMap { step in
      switch step {
      case .mark(.fill(_, let color)): "fill \(color.alpha)"
      case .mark(.gradient): "gradient"
      case .mark(.stroke): "stroke"
      case .mark(.text(let line)): line.text
      case .mark(.runs(_, let line, let layout, _)): layout.lines[line].text
      case .mark(.image): "image"
      case .mark(.node): "node"
      case .mark(.masked): "masked"
      case .mark(.spoken): nil
      case .open(.opacity(let value), _, _): "opacity \(value)"
      case .open(.shadow, _, _): "shadow"
      case .open(.clip, _, _): "clip"
      case .open(.mask, _, _): "mask"
      case .open(.filter, _, _): "filter"
      case .open(.blend(let mode), _, _): "blend \(mode.rawValue)"
      case .open(.hidden, _, _): "hidden"
      case .open(.transform, _, _): "transform"
      case .open(.holder, _, _): "holder"
      case .open(.scroll, _, _): "scroll"
      case .close: "end"
      }
    }
  }
}
