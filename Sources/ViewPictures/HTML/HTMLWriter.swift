// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes

/// Writes a tree of nodes as nested elements, iteratively with its own stack.
struct HTMLWriter {
  /// The context that applies to everything inside an element.
  struct Surroundings {
    /// The point of the parent's coordinates at the top-left corner of its element.
    var origin: CGPoint
    /// Whether the enclosing element already provides all semantics.
    var isInsideElement = false
    /// Whether the parent's element is a list.
    var isListItem = false
    /// Whether a modal sibling hides the node.
    var isBehindModal = false
    /// The stacking order, if it differs from the order of the elements.
    var depth: Int?
  }

  private enum Step {
    case node(ViewNode, Surroundings)
    /// A sublayer in front of a subview, with the origin of its element.
    case layer(Layer, origin: CGPoint, depth: Int?)
    case border(Layer, depth: Int?)
    case traits(TraitCollection)
    case markup(String)
  }

  let options: HTMLOptions
  let title: String
  let order: ReadingOrder
  let prefix: String
  let style: UserInterfaceStyle
  var page = MarkupBuffer(.html, marksColors: true)
  var figures: SVGWriter
  var traits = TraitCollection.phone
  var displayScale: CGFloat = 3
  var hasHeading = false
  var names: [ObjectIdentifier: String] = [:]
  var scrollsAtStart = false
  private var pending: [Step] = []

  init(
    options: HTMLOptions, title: String, order: ReadingOrder, style: UserInterfaceStyle,
    prefix: String
  ) {
    self.options = options
    self.title = title
    self.order = order
    self.prefix = prefix
    self.style = style
    figures = SVGWriter(
      options: SVGOptions(idPrefix: prefix), empty: MarkupBuffer(.html, marksColors: true))
  }

  mutating func body(of root: ViewNode) -> HTMLBody {
    traits = root.superview?.traitCollection ?? root.traitCollection
    if !root.isInFixedAppearance { traits.userInterfaceStyle = style }
    displayScale = root.pixelsPerPoint
    let insets = options.margin.insets(around: root)
    page.add("<main style=\"")
    page.length("width", root.bounds.width + insets.left + insets.right)
    page.length("height", root.bounds.height + insets.top + insets.bottom)
    page.add("\">\n")
    if !order.hasHeading {
      page.add("<h1 class=\"h\">")
      page.add(escaping: title)
      page.add("</h1>\n")
    }
    // The root is placed at the margin, regardless of its position in its superview and its
    // transform.
    open(
      root, frame: CGRect(origin: CGPoint(x: insets.left, y: insets.top), size: root.bounds.size),
      transform: nil, Surroundings(origin: .zero))
    while let step = pending.popLast() {
      switch step {
      case .node(let node, let surroundings): enter(node, surroundings)
      case .layer(let layer, let origin, let depth):
        drawing(of: layer, origin: origin, depth: depth)
      case .border(let layer, let depth): border(of: layer, depth: depth)
      case .traits(let outer): traits = outer
      case .markup(let markup): page.add(markup)
      }
    }
    page.add("</main>\n")
    if !figures.definitions.isEmpty {
      page.add("<svg class=\"a\" aria-hidden=\"true\" style=\"width:0;height:0\"><defs>\n")
      page.add(figures.definitions)
      page.add("</defs></svg>\n")
    }
    return HTMLBody(
      bytes: page.bytes, colors: page.colors, scrollsAtStart: scrollsAtStart,
      usedFamilies: page.usedFamilies)
  }

  private mutating func enter(_ node: ViewNode, _ surroundings: Surroundings) {
    let bounds = node.bounds
    let map = node.mapToParent
    let origin = surroundings.origin
    if let move = map.pureMove {
      let frame = CGRect(
        x: move.x + bounds.minX - origin.x, y: move.y + bounds.minY - origin.y,
        width: bounds.width, height: bounds.height)
      open(node, frame: frame, transform: nil, surroundings)
    } else {
      let transform = Transform(translationX: bounds.minX, y: bounds.minY)
        .concatenating(map)
        .concatenating(Transform(translationX: -origin.x, y: -origin.y))
      open(
        node, frame: CGRect(origin: .zero, size: bounds.size), transform: transform, surroundings)
    }
  }

  /// Writes the start of a node's element with its own content, and pushes the rest.
  private mutating func open(
    _ node: ViewNode, frame: CGRect, transform: Transform?, _ surroundings: Surroundings
  ) {
    let layer = node.layerStorage
    if let layer, layer.isHidden || layer.opacity <= 0 { return }
    if let own = node.ownTraitOverrides {
      pending.append(.traits(traits))
      traits = TraitCollection(traitsFrom: [traits, own])
    }
    let meaning = meaning(of: node, surroundings)
    var inner = Surroundings(
      origin: node.bounds.origin,
      isInsideElement: surroundings.isInsideElement || meaning.hasPresentationalChildren)
    let children = Arrangement(of: node, inner.isInsideElement ? nil : order)
    page.add("<\(meaning.tag) class=\"\(layer?.masksToBounds == true ? "v m" : "v")\"")
    page.add(meaning.attributes)
    page.add(" style=\"")
    page.place(frame)
    if let transform { page.cssTransform(transform) }
    if let depth = surroundings.depth {
      page.add(";z-index:\(depth)")
    } else if children.hasDepths {
      // The stacking order inside does not affect the outside.
      page.add(";isolation:isolate")
    }
    let isFramedByFigures = layer.map { style(of: $0) } ?? false
    page.add("\">")
    if let button = meaning.innerButton {
      page.add("<button class=\"f\"")
      page.add(button)
      page.add(">")
    }
    if let text = meaning.text { page.hidden(text) }
    content(of: node, meaning, withFrame: isFramedByFigures)
    let end = meaning.innerButton == nil ? "" : "</button>"
    pending.append(.markup("\(end)</\(meaning.tag)>\n"))
    if let layer, layer.borderWidth > 0 {
      pending.append(.border(layer, depth: children.hasDepths ? children.all.count + 1 : nil))
    }
    // A text area scrolls natively.
    if let scroll = node as? ScrollNode, !meaning.isInput {
      openScrolling(scroll)
      pending.append(.markup("</div>"))
      let insets = scroll.adjustedContentInset
      inner.origin = CGPoint(x: -insets.left, y: -insets.top)
    }
    if !children.all.isEmpty { push(children, inner) }
  }

  /// Pushes subviews in reading order, and the sublayers among them; adjacent cells form a list.
  private mutating func push(_ children: Arrangement, _ inner: Surroundings) {
    let modal = children.views.last { $0.accessibilityViewIsModal && !$0.isHidden }
    if !inner.isInsideElement { page.add("\n") }
    var isInList = false
    for (part, depth) in children.all.reversed() {
      let isItem = !inner.isInsideElement && part.isListItem
      if isItem != isInList {
        pending.append(.markup(isItem ? "</ul>\n" : "<ul>\n"))
        isInList = isItem
      }
      switch part {
      case .layer(let layer):
        pending.append(.layer(layer, origin: inner.origin, depth: depth))
      case .view(let view):
        var surroundings = inner
        surroundings.isListItem = isItem
        surroundings.isBehindModal = modal.map { $0 !== view } ?? false
        surroundings.depth = depth
        pending.append(.node(view, surroundings))
      }
    }
    if isInList { pending.append(.markup("<ul>\n")) }
  }

  /// Returns the identifier of an input, which its label references.
  mutating func name(of node: ViewNode) -> String {
    let key = ObjectIdentifier(node)
    if let name = names[key] { return name }
    let name = "\(prefix)-\(names.count + 1)"
    names[key] = name
    return name
  }
}

extension PaintedPart {
  /// Whether the part is a node in a row of similar nodes.
  fileprivate var isListItem: Bool {
    guard case .view(let view) = self else { return false }
    return (view is TableCellNode || view is CollectionCellNode) && !view.isHidden
  }
}

extension ViewNode {
  /// Whether an ancestor of the node has a fixed appearance.
  fileprivate var isInFixedAppearance: Bool {
    var node = superview
    while let current = node {
      if current.ownTraitOverrides?.userInterfaceStyle ?? .unspecified != .unspecified {
        return true
      }
      node = current.superview
    }
    return false
  }
}
