// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewPictures

@testable import DeclarativeViews

@Suite("Declarative views among nodes")
struct HostingNodeTests {
  @Test("the natural size is the ideal one, and the height follows the width")
  func sizes() {
    let node = HostingNode {
      Text("A great and warm welcome to Kuchi").font(.systemFont(ofSize: 20))
    }
    let ideal = node.intrinsicContentSize
    #expect(ideal.height == 24)
    #expect(node.intrinsicHeight(forWidth: 200) == 48)
    #expect(node.sizeThatFits(CGSize(width: 200, height: 500)).width <= 200)
    node.rootView = Text("a\nb\nc").font(.systemFont(ofSize: 20))
    #expect(abs(node.intrinsicContentSize.height - 71.667) < 0.001)
  }

  @Test("several views are stacked vertically")
  func several() {
    let node = HostingNode(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) {
      Color.red.frame(width: 10, height: 10)
      Color.blue.frame(width: 10, height: 10)
    }
    #expect(node.intrinsicContentSize == CGSize(width: 10, height: 28))
  }

  @Test("a node that was taken out of its host is put back into its place")
  func takenOut() {
    let (first, second) = (ViewNode(), ViewNode())
    func content(_ width: CGFloat) -> some View {
      VStack(spacing: 0) {
        NodeView(first).frame(width: width, height: 10)
        NodeView(second).frame(width: width, height: 20)
      }
    }
    let host = HostingNode(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) { content(50) }
    host.layoutIfNeeded()
    let former = host.subviews
    #expect(first.isDescendant(of: host) && second.isDescendant(of: host))
    let other = ViewNode()
    for (width, view) in zip([40, 30] as [CGFloat], former) {
      other.addSubview(view)
      host.rootView = content(width)
      host.layoutIfNeeded()
      #expect(host.subviews == former && other.subviews.isEmpty)
      #expect(former.map(\.frame.width) == [width, width])
    }
  }

  @Test("a picture shows the contents of the view in order")
  func picture() {
    let node = HostingNode(frame: CGRect(x: 0, y: 0, width: 100, height: 50)) {
      ZStack {
        Color.yellow
        Text("Kuchi").foregroundColor(.red).shadow(radius: 2).opacity(0.5)
        Circle().fill(.green).frame(width: 10, height: 10).clipShape(Capsule())
      }
    }
    let svg = node.svg()
    #expect(svg.contains("Kuchi"))
    #expect(node.subviews.isEmpty)
    node.layoutIfNeeded()
    #expect(node.problems.isEmpty)
  }

  @Test("a hosting node in a stack sizes itself to its text")
  func stack() {
    let host = HostingNode {
      Text("A great and warm welcome to Kuchi").font(.systemFont(ofSize: 20))
    }
    let root = ViewNode(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    host.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(host)
    LayoutConstraint.activate([
      host.topAnchor.constraint(equalTo: root.topAnchor),
      host.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      host.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(host.frame == CGRect(x: 0, y: 0, width: 200, height: 48))
  }

  @Test("direction, text size, and measurer come from the surrounding nodes")
  func surroundings() {
    let host = HostingNode(frame: CGRect(x: 0, y: 0, width: 200, height: 100)) {
      HStack(spacing: 0) {
        NodeView(ViewNode()).frame(width: 50)
        Color.red
      }
    }
    var traits = TraitCollection(layoutDirection: .rightToLeft)
    traits.preferredContentSizeCategory = .accessibilityLarge
    host.traitOverrides = traits
    host.layoutIfNeeded()
    #expect(host.subviews.first?.frame.minX == 150)
    host.rootView = Text("a")
    #expect(host.intrinsicContentSize.height > 33)
  }

  // MARK: Nodes in views

  /// A node with a natural size of 60 by 20.
  private final class Sized: ViewNode {
    override var intrinsicContentSize: CGSize { CGSize(width: 60, height: 20) }
  }

  private func answer(_ node: ViewNode, _ width: CGFloat?, _ height: CGFloat?) -> CGSize {
    TreeProbe.size(of: NodeView(node), width, height)
  }

  @Test(
    "hugging decides whether a node grows, and compression resistance whether it shrinks",
    arguments: [
      (250, 750, 200, 200), (750, 750, 200, 60), (1000, 750, 30, 60), (250, 250, 30, 30),
      (250, 750, 30, 60), (500, 499, 30, 30),
    ] as [(Float, Float, CGFloat, CGFloat)])
  func flexibility(_ row: (Float, Float, CGFloat, CGFloat)) {
    let node = Sized(frame: .zero)
    node.setContentHuggingPriority(LayoutPriority(row.0), for: .horizontal)
    node.setContentCompressionResistancePriority(LayoutPriority(row.1), for: .horizontal)
    #expect(answer(node, row.2, 20).width == row.3)
    #expect(answer(node, nil, nil) == CGSize(width: 60, height: 20))
  }

  @Test("a node without a natural size takes the proposed size")
  func noIntrinsicSize() {
    #expect(answer(ViewNode(), 70, 30) == CGSize(width: 70, height: 30))
  }

  @Test("a node whose constraints determine its size takes it when nothing is proposed")
  func fitting() {
    let node = ViewNode()
    let inner = ViewNode()
    inner.translatesAutoresizingMaskIntoConstraints = false
    node.addSubview(inner)
    LayoutConstraint.activate([
      inner.widthAnchor.constraint(equalToConstant: 80),
      inner.heightAnchor.constraint(equalToConstant: 30),
      inner.topAnchor.constraint(equalTo: node.topAnchor),
      inner.bottomAnchor.constraint(equalTo: node.bottomAnchor),
      inner.leadingAnchor.constraint(equalTo: node.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: node.trailingAnchor),
    ])
    #expect(answer(node, nil, nil) == CGSize(width: 80, height: 30))
    #expect(answer(ViewNode(), nil, nil) == CGSize(width: 10, height: 10))
  }

  @Test("a length that the node's own constraints determine is kept")
  func ownConstraints() {
    let node = Sized(frame: .zero)
    node.heightAnchor.constraint(equalToConstant: 40.1).isActive = true
    #expect(answer(node, 200, 300) == CGSize(width: 200, height: 40.1))
    let host = HostingNode(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) { NodeView(node) }
    host.layoutIfNeeded()
    #expect(node.frame.size == CGSize(width: 100, height: 40.1))
    #expect(host.layoutReport().conflicts.isEmpty)
  }

  @Test("a factory creates nodes in the palette of the environment")
  func factory() throws {
    let theme = LightViewFactoryColor()
    let host = HostingNode(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) {
      NodeView { $0.label.header() }.viewFactoryColor(theme)
    }
    host.layoutIfNeeded()
    let label = try #require(host.subviews.first as? LabelNode)
    #expect(label.textColor == theme.labelHeader)
  }

  @Test("a multiline label wraps in the proposed width")
  func label() {
    let label = LabelNode()
    label.text = "A great and warm welcome to Kuchi"
    label.font = .systemFont(ofSize: 20)
    label.numberOfLines = 0
    label.setContentHuggingPriority(.required, for: .vertical)
    #expect(answer(label, 200, nil) == CGSize(width: 200, height: 48))
  }

  @Test("nodes are subviews with their frames, and content in front of them stays in front")
  func order() {
    let (first, second) = (ViewNode(), ViewNode())
    let host = HostingNode(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) {
      ZStack {
        Text("behind")
        NodeView(first).padding(10)
        Text("between")
        NodeView(second).frame(width: 30.1, height: 30)
        Text("before").opacity(0.5)
      }
    }
    host.layoutIfNeeded()
    #expect(host.subviews.count == 4)
    #expect(host.subviews[0] === first)
    #expect(host.subviews[2] === second)
    #expect(first.frame == CGRect(x: 10, y: 10, width: 80, height: 80))
    #expect(second.frame.height == 30)
    let svg = host.svg()
    let places = ["behind", "between", "before"].compactMap { svg.range(of: $0)?.lowerBound }
    #expect(places.count == 3 && places == places.sorted())

    let before = host.subviews
    host.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    host.layoutIfNeeded()
    #expect(host.subviews == before)
    #expect(first.frame.width == 180)
    host.rootView = Text("alone")
    host.layoutIfNeeded()
    #expect(host.subviews.isEmpty)
    #expect(first.superview == nil)
  }

  @Test("opacity and clipping around a node apply to it")
  func effects() throws {
    let node = ViewNode()
    let host = HostingNode(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) {
      VStack(spacing: 0) {
        Color.red.frame(height: 40)
        NodeView(node).overlay(Text("over")).cornerRadius(8).opacity(0.5)
      }
    }
    host.layoutIfNeeded()
    let fading = try #require(host.subviews.first)
    #expect(fading.alpha == 0.5)
    let clipping = try #require(fading.subviews.first)
    #expect(clipping.clipsToBounds && clipping.layer.cornerRadius == 8)
    #expect(clipping.frame == CGRect(x: 0, y: 40, width: 100, height: 60))
    #expect(clipping.subviews.first === node)
    #expect(clipping.subviews.count == 2)
    #expect(node.convert(CGPoint.zero, to: host) == CGPoint(x: 0, y: 40))
  }

  @Test("a scroll view is a scroll node with its contents")
  func scroll() throws {
    let host = HostingNode(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) {
      ScrollView {
        Color.red.frame(height: 300)
        Text("below")
      }
    }
    host.layoutIfNeeded()
    let scroll = try #require(host.subviews.first as? ScrollNode)
    #expect(scroll.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(scroll.contentSize.height > 320)
    scroll.contentOffset.y = 50
    host.setNeedsLayout()
    host.layoutIfNeeded()
    #expect(scroll.contentOffset.y == 50)
  }

  @Test("a node that changes its size moves what is around it, even inside effects")
  func changedNode() {
    let label = LabelNode()
    label.text = "a"
    let host = HostingNode(frame: CGRect(x: 0, y: 0, width: 300, height: 100)) {
      HStack(spacing: 0) {
        NodeView(label).fixedSize().opacity(0.5)
        NodeView(ViewNode())
      }
    }
    host.layoutIfNeeded()
    let before = (label.frame.width, host.intrinsicContentSize.width)
    label.text = "a longer text"
    host.layoutIfNeeded()
    #expect(label.frame.width > before.0 + 50)
    #expect(host.intrinsicContentSize.width > before.1 + 50)
    #expect(host.subviews.last?.frame.minX == label.frame.width)
  }

  @Test("a cell with a hosting node is as high as the view needs for its width")
  func cell() {
    let cell = TableCellNode(style: .default, reuseIdentifier: nil)
    let host = HostingNode {
      Text("A great and warm welcome to Kuchi").font(.systemFont(ofSize: 20))
        .frame(maxWidth: .infinity, alignment: .leading).padding(10)
    }
    host.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(host)
    LayoutConstraint.activate([
      host.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      host.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
      host.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
      host.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
    ])
    let size = cell.contentView.systemLayoutSizeFitting(
      CGSize(width: 220, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 220, height: 68))
  }

  @Test("the node reports mistakes")
  func problems() {
    let host = HostingNode { Text("a").frame(width: -1) }
    #expect(host.problems.count == 1)
    host.rootView = Text("a")
    #expect(host.problems.isEmpty)
  }

  @Test("the layout report of the root contains each mistake once")
  func reportedProblems() {
    let root = ViewNode(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let host = HostingNode(frame: root.bounds) { Text("a").frame(width: -1) }
    root.addSubview(host)
    let line = #line - 2
    #expect(
      root.layoutReport().problems.map(\.description) == [
        "In the view of HostingNode: DeclarativeViewsTests/HostingNodeTests.swift:\(line): "
          + "width is -1; it is ignored."
      ])
    host.rootView = Text("b").frame(width: -1)
    host.frame.size.width = 50
    #expect(root.layoutReport().problems.count == 2)
    host.frame.size.width = 60
    #expect(root.layoutReport().problems.count == 2)
  }

  @Test("factory buttons and inputs keep their sizes in a column")
  func factorySizes() throws {
    let host = HostingNode(frame: CGRect(x: 0, y: 0, width: 300, height: 600)) {
      VStack {
        NodeView { $0.button.mainFab() }
        NodeView { $0.input.text() }
        NodeView { $0.button.negative() }
      }
    }
    host.layoutIfNeeded()
    #expect(host.subviews.map(\.frame.height) == [40, 48, 40])
    #expect(host.subviews[0].frame.width == 40)
    #expect(host.subviews[1].frame.width == 300)
    #expect(host.layoutReport().isEmpty)
  }

  @Test(
    "a stated length yields to stronger content priorities, and to proposals below 500",
    arguments: [(999, 750, 40), (750, 750, 40), (600, 750, 60), (499, 750, 200)]
      as [(Float, Float, CGFloat)])
  func statedLengths(_ row: (Float, Float, CGFloat)) {
    let node = Sized(frame: .zero)
    node.setContentHuggingPriority(LayoutPriority(250), for: .horizontal)
    node.setContentCompressionResistancePriority(LayoutPriority(row.1), for: .horizontal)
    let width = node.widthAnchor.constraint(equalToConstant: 40)
    width.priority = LayoutPriority(row.0)
    width.isActive = true
    #expect(answer(node, row.0 == 600 ? 50 : 200, 20).width == row.2)
  }

  @Test("in a different superview, the view is measured with the text size there")
  func anotherSuperview() {
    func parent(_ category: ContentSizeCategory) -> ViewNode {
      let parent = ViewNode()
      var traits = TraitCollection()
      traits.preferredContentSizeCategory = category
      parent.traitOverrides = traits
      return parent
    }
    let host = HostingNode { Text("Word") }
    let former = host.intrinsicContentSize
    let large = parent(.accessibilityExtraLarge)
    large.addSubview(host)
    let grown = host.intrinsicContentSize
    #expect(grown.height > former.height * 1.5)
    parent(.large).addSubview(host)
    #expect(host.intrinsicContentSize == former)
    host.removeFromSuperview()
    large.addSubview(host)
    #expect(host.intrinsicContentSize == grown)
  }
}
