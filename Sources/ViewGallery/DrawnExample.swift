// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewFactory
import ViewNodes
import ViewPictures

/// An example in one layout and all themes.
struct DrawnExample: Sendable {
  /// A view of the example, as the inspector shows it.
  nonisolated struct View: Sendable {
    var depth: Int
    var name: String
    /// The frame in the coordinates of the picture.
    var frame: CGRect
    /// The frame in the coordinates of its container.
    var ownFrame: CGRect
    /// The constraints of the view, with their source locations.
    var constraints: [(algebra: String, place: String)]
  }

  var size = CGSize.zero
  /// The picture in each theme.
  var pictures: [String] = []
  var views: [View] = []
  /// The text that VoiceOver reads.
  var spoken = ""
  /// The findings about layout and accessibility.
  var findings: [String] = []

  init(_ example: GalleryExample, index: Int, in layout: GalleryLayout, themes: [ShownTheme]) {
    var drawn: (theme: Theme, page: ViewNode)?
    for shown in themes {
      // A theme that differs only in colors needs no new layout.
      if drawn.map({ $0.theme.isLaidOut(like: shown.theme) }) != true {
        drawn = (
          shown.theme, example.page(ViewFactory(theme: shown.theme), width: layout.width)
        )
      }
      guard let page = drawn?.page else { continue }
      var traits = TraitCollection(traitsFrom: [layout.traits, shown.appearance.traits])
      traits.palette = shown.theme.palette
      page.traitOverrides = traits
      if pictures.isEmpty { describe(page) }
      pictures.append(
        page.svg(options: SVGOptions(title: nil, idPrefix: "e\(index)-", margin: .none)))
    }
  }

  private mutating func describe(_ page: ViewNode) {
    page.layoutIfNeeded()
    size = page.bounds.size
    let tree = FrameTree(of: page)
    var pending = [page]
    var nodes: [ViewNode] = []
    while let node = pending.popLast() {
      nodes.append(node)
      pending.append(contentsOf: node.subviews.reversed())
    }
    for (entry, node) in zip(tree.entries, nodes) where !node.isHiddenInTree {
      let text = entry.text.isEmpty ? "" : " “\(entry.text)”"
      let held = [Axis.horizontal, .vertical].flatMap { node.constraintsAffectingLayout(for: $0) }
      views.append(
        View(
          depth: entry.depth, name: entry.className + text,
          frame: node.convert(node.bounds, to: page), ownFrame: entry.frame,
          constraints: held.map { constraint in
            let written = constraint.written
            let place = written.fileID.map { "\($0):\(written.line)" }
            return (written.algebra, place ?? written.identifier ?? "")
          }))
    }
    spoken = page.accessibilityTree()
    let report = page.layoutReport()
    if !report.isEmpty { findings.append(report.description) }
    for element in page.accessibilityOrder where element.accessibilityLabel?.isEmpty ?? true {
      findings.append("\(type(of: element)) has no accessibility label.")
    }
    for node in nodes where !node.isHiddenInTree {
      guard let control = node as? Control, !control.isLargeEnoughToTouch else { continue }
      findings.append("\(type(of: control)) has a touch target smaller than 44 points.")
    }
  }
}

extension DrawnExample {
  /// Whether the frame of a view in its container follows from their frames in the picture.
  func ownFrameFollows(_ index: Int) -> Bool {
    let view = views[index]
    let origin = views[..<index].last { $0.depth == view.depth - 1 }?.frame.origin ?? .zero
    let frame = view.frame.offsetBy(dx: -origin.x, dy: -origin.y)
    return zip(
      [frame.minX, frame.minY, frame.width, frame.height],
      [view.ownFrame.minX, view.ownFrame.minY, view.ownFrame.width, view.ownFrame.height]
    ).allSatisfy { abs($0 - $1) < 0.001 }
  }
}

extension Theme {
  /// Whether two themes differ only in colors.
  fileprivate func isLaidOut(like other: Theme) -> Bool {
    typography == other.typography && shape == other.shape && spacing == other.spacing
      && elevation == other.elevation
  }
}

extension ViewNode {
  fileprivate var isHiddenInTree: Bool {
    sequence(first: self, next: \.superview).contains { $0.isHidden }
  }
}

extension Control {
  /// Whether touches up to 22 points from the control's center in each direction hit it, or it
  /// takes no touches.
  fileprivate var isLargeEnoughToTouch: Bool {
    let takesTouches =
      isEnabled
      && sequence(first: self as ViewNode, next: \.superview).allSatisfy(\.isUserInteractionEnabled)
    guard takesTouches else { return true }
    return [-21.9, 21.9].allSatisfy { offset in
      point(inside: CGPoint(x: bounds.midX + offset, y: bounds.midY), with: nil)
        && point(inside: CGPoint(x: bounds.midX, y: bounds.midY + offset), with: nil)
    }
  }
}
