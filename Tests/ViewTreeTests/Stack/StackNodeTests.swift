// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewTreeTestSupport

@testable import ViewTree

/// An arrangement and its frames.
nonisolated struct StackCase: CustomTestStringConvertible, Sendable {
  var name: String
  var distribution = StackNode.Distribution.fill
  var alignment = StackNode.Alignment.fill
  var spacing: CGFloat = 0
  var lengths: [CGFloat]
  var depths: [CGFloat]
  var length: CGFloat?
  var depth: CGFloat?
  /// Start and length of each view along the axis.
  var along: [[CGFloat]]
  /// Start and length of each view across the axis.
  var across: [[CGFloat]]
  var size: [CGFloat]

  var testDescription: String { name }

  nonisolated static let all: [StackCase] = [
    StackCase(
      name: "fill takes the natural total", spacing: 10, lengths: [50, 80], depths: [20, 30],
      along: [[0, 50], [60, 80]], across: [[0, 30], [0, 30]], size: [140, 30]),
    StackCase(
      name: "top keeps natural heights", alignment: .top, spacing: 10, lengths: [50, 80],
      depths: [20, 30], along: [[0, 50], [60, 80]], across: [[0, 20], [0, 30]], size: [140, 30]),
    StackCase(
      name: "top in a deeper stack", alignment: .top, spacing: 10, lengths: [50, 80],
      depths: [20, 30], depth: 60, along: [[0, 50], [60, 80]], across: [[0, 20], [0, 30]],
      size: [140, 60]),
    StackCase(
      name: "center", alignment: .center, spacing: 10, lengths: [50, 80], depths: [20, 30],
      along: [[0, 50], [60, 80]], across: [[5, 20], [0, 30]], size: [140, 30]),
    StackCase(
      name: "bottom", alignment: .bottom, spacing: 10, lengths: [50, 80], depths: [20, 30],
      along: [[0, 50], [60, 80]], across: [[10, 20], [0, 30]], size: [140, 30]),
    StackCase(
      name: "with equal hugging the last view grows", spacing: 10, lengths: [50, 80],
      depths: [20, 30], length: 200, along: [[0, 50], [60, 140]], across: [[0, 30], [0, 30]],
      size: [200, 30]),
    StackCase(
      name: "with equal resistance the last view shrinks", spacing: 10, lengths: [50, 80],
      depths: [20, 30], length: 100, along: [[0, 50], [60, 40]], across: [[0, 30], [0, 30]],
      size: [100, 30]),
    StackCase(
      name: "fillEqually is as long as the longest times the number", distribution: .fillEqually,
      spacing: 10, lengths: [50, 100, 150], depths: [20, 20, 20],
      along: [[0, 150], [160, 150], [320, 150]], across: [[0, 20], [0, 20], [0, 20]],
      size: [470, 20]),
    StackCase(
      name: "fillEqually goes below natural lengths", distribution: .fillEqually, spacing: 0,
      lengths: [50, 100], depths: [20, 20], length: 80, along: [[0, 40], [40, 40]],
      across: [[0, 20], [0, 20]], size: [80, 20]),
    StackCase(
      name: "fillProportionally", distribution: .fillProportionally, lengths: [50, 100, 150],
      depths: [20, 20, 20], length: 600, along: [[0, 100], [100, 200], [300, 300]],
      across: [[0, 20], [0, 20], [0, 20]], size: [600, 20]),
    StackCase(
      name: "fillProportionally with spacing and no length", distribution: .fillProportionally,
      spacing: 10, lengths: [50, 100, 150], depths: [20, 20, 20],
      along: [[0, 50], [60, 100], [170, 150]], across: [[0, 20], [0, 20], [0, 20]],
      size: [320, 20]),
    StackCase(
      name: "in fillProportionally the last view takes what spacing distorts",
      distribution: .fillProportionally, spacing: 1, lengths: [1, 1, 1], depths: [20, 20, 20],
      length: 300, along: [[0, 60], [61, 60], [122, 178]], across: [[0, 20], [0, 20], [0, 20]],
      size: [300, 20]),
    StackCase(
      name: "equalSpacing spreads", distribution: .equalSpacing, spacing: 10,
      lengths: [50, 50, 50], depths: [20, 20, 20], length: 300,
      along: [[0, 50], [125, 50], [250, 50]], across: [[0, 20], [0, 20], [0, 20]],
      size: [300, 20]),
    StackCase(
      name: "equalSpacing without a length", distribution: .equalSpacing, spacing: 10,
      lengths: [50, 50, 50], depths: [20, 20, 20], along: [[0, 50], [60, 50], [120, 50]],
      across: [[0, 20], [0, 20], [0, 20]], size: [170, 20]),
    StackCase(
      name: "equalSpacing that is too short shrinks the last view", distribution: .equalSpacing,
      spacing: 10, lengths: [60, 60, 60], depths: [20, 20, 20], length: 150,
      along: [[0, 60], [70, 60], [140, 10]], across: [[0, 20], [0, 20], [0, 20]], size: [150, 20]),
    StackCase(
      name: "equalCentering", distribution: .equalCentering, spacing: 10, lengths: [20, 40, 20],
      depths: [20, 20, 20], length: 200, along: [[0, 20], [80, 40], [180, 20]],
      across: [[0, 20], [0, 20], [0, 20]], size: [200, 20]),
    StackCase(
      name: "equalCentering of unlike views", distribution: .equalCentering, spacing: 10,
      lengths: [100, 20, 20], depths: [20, 20, 20], length: 200,
      along: [[0, 100], [110, 20], [180, 20]], across: [[0, 20], [0, 20], [0, 20]],
      size: [200, 20]),
    StackCase(
      name: "equalCentering keeps the spacing first", distribution: .equalCentering, spacing: 20,
      lengths: [100, 20, 20], depths: [20, 20, 20], length: 200,
      along: [[0, 100], [120, 20], [180, 20]], across: [[0, 20], [0, 20], [0, 20]],
      size: [200, 20]),
    StackCase(
      name: "two views in equalCentering stand at the ends", distribution: .equalCentering,
      lengths: [30, 30], depths: [20, 20], length: 104, along: [[0, 30], [74, 30]],
      across: [[0, 20], [0, 20]], size: [104, 20]),
  ]
}

@Suite("Stacks")
struct StackNodeTests {
  @Test("a stack arranges", arguments: StackCase.all, [Axis.horizontal, .vertical])
  func arrangement(example: StackCase, axis: Axis) {
    for isRightToLeft in [false, true] {
      let isRow = axis == .horizontal
      let views = zip(example.lengths, example.depths).map { length, depth in
        isRow ? SizedNode(length, depth) : SizedNode(depth, length)
      }
      let stack = StackNode(arrangedSubviews: views)
      stack.layoutDiagnosticsHandler = { Issue.record("\($0)") }
      stack.axis = axis
      stack.distribution = example.distribution
      stack.alignment = example.alignment
      stack.spacing = example.spacing
      stack.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
      if let length = example.length {
        (isRow ? stack.widthAnchor : stack.heightAnchor).constraint(equalToConstant: length)
          .isActive = true
      }
      if let depth = example.depth {
        (isRow ? stack.heightAnchor : stack.widthAnchor).constraint(equalToConstant: depth)
          .isActive = true
      }
      stack.layoutIfNeeded()
      let size = stack.bounds.size
      #expect((isRow ? [size.width, size.height] : [size.height, size.width]) == example.size)
      for (place, view) in views.enumerated() {
        var x = [view.frame.minX, view.frame.width]
        if isRightToLeft { x[0] = size.width - view.frame.maxX }
        let y = [view.frame.minY, view.frame.height]
        #expect((isRow ? x : y) == example.along[place], "view \(place)")
        #expect((isRow ? y : x) == example.across[place], "view \(place)")
      }
    }
  }

  @Test("the view with the lower hugging grows")
  func hugging() {
    let first = SizedNode(50, 20)
    let second = SizedNode(80, 30)
    second.setContentHuggingPriority(LayoutPriority(251), for: .horizontal)
    let stack = StackNode(arrangedSubviews: [first, second])
    stack.spacing = 10
    stack.frame.size = CGSize(width: 200, height: 30)
    stack.layoutIfNeeded()
    #expect(first.frame == CGRect(x: 0, y: 0, width: 110, height: 30))
    #expect(second.frame == CGRect(x: 120, y: 0, width: 80, height: 30))
  }

  @Test("a view without any size has none across the axis")
  func plainView() {
    let first = SizedNode(50, 20)
    let plain = ViewNode()
    let stack = StackNode(arrangedSubviews: [first, plain])
    stack.alignment = .top
    plain.widthAnchor.constraint(equalToConstant: 30).isActive = true
    stack.layoutIfNeeded()
    #expect(plain.frame == CGRect(x: 50, y: 0, width: 30, height: 0))
    #expect(stack.bounds.size == CGSize(width: 80, height: 20))
  }

  @Test(
    "a hidden view takes no space and no gap",
    arguments: [
      ([1], [[0, 50], [50, 0], [60, 50]], 110),
      ([0], [[0, 0], [0, 50], [60, 50]], 110),
      ([2], [[0, 50], [60, 50], [110, 0]], 110),
      ([0, 1, 2], [[0, 0], [0, 0], [0, 0]], 0),
    ] as [([Int], [[CGFloat]], CGFloat)])
  func hiding(hidden: [Int], frames: [[CGFloat]], length: CGFloat) {
    let views = (0..<3).map { _ in SizedNode(50, 20) }
    let stack = StackNode(arrangedSubviews: views)
    stack.spacing = 10
    stack.layoutIfNeeded()
    #expect(stack.bounds.width == 170)
    for place in hidden { views[place].isHidden = true }
    stack.layoutIfNeeded()
    #expect(views.map { [$0.frame.minX, $0.frame.width] } == frames)
    #expect(stack.bounds.width == length)
    for view in views { view.isHidden = false }
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 60, 120])
  }

  @Test("a custom spacing applies after its view until that is removed")
  func customSpacing() {
    let views = (0..<3).map { _ in SizedNode(50, 20) }
    let stack = StackNode(arrangedSubviews: views)
    stack.spacing = 10
    stack.setCustomSpacing(30, after: views[0])
    stack.setCustomSpacing(StackNode.spacingUseSystem, after: views[1])
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 80, 138])
    views[1].isHidden = true
    stack.layoutIfNeeded()
    #expect(views[2].frame.minX == 80)
    stack.removeArrangedSubview(views[0])
    #expect(views[0].superview === stack)
    stack.insertArrangedSubview(views[0], at: 0)
    #expect(stack.customSpacing(after: views[0]) == StackNode.spacingUseDefault)
    stack.layoutIfNeeded()
    #expect(views[2].frame.minX == 60)
  }

  @Test("a margins-relative stack stays inside its margins")
  func margins() {
    let label = SizedNode(100, 20)
    let stack = StackNode(arrangedSubviews: [label])
    stack.axis = .vertical
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = EdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    stack.frame.size.width = 375
    stack.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 16, y: 16, width: 343, height: 20))
    #expect(stack.bounds.height == 52)
    stack.layoutMargins.left = 40
    stack.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 40, y: 16, width: 319, height: 20))
  }

  @Test(
    "baselines are aligned and nothing overflows",
    arguments: [
      (StackNode.Alignment.firstBaseline, [8, 0], 30), (.lastBaseline, [8, 0], 30),
    ] as [(StackNode.Alignment, [CGFloat], CGFloat)])
  func baselines(alignment: StackNode.Alignment, tops: [CGFloat], height: CGFloat) {
    let first = LinedNode(20, 20, first: 16, last: 4)
    let second = LinedNode(20, 30, first: 24, last: 6)
    let stack = StackNode(arrangedSubviews: [first, second])
    stack.alignment = alignment
    stack.layoutIfNeeded()
    #expect([first.frame.minY, second.frame.minY] == tops)
    #expect(stack.bounds.height == height)
  }

  @Test("in a baseline-relative column, spacing is measured between baselines")
  func baselineRelative() {
    let first = LinedNode(20, 20, first: 16, last: 4)
    let second = LinedNode(20, 30, first: 24, last: 6)
    let stack = StackNode(arrangedSubviews: [first, second])
    stack.axis = .vertical
    stack.spacing = 40
    stack.isBaselineRelativeArrangement = true
    stack.layoutIfNeeded()
    #expect(first.frame.minY == 24)
    #expect(second.frame.minY == 56)
    #expect(stack.bounds.height == 120)
  }

  @Test("explicit sizes of views in a column lose to the stack's relations")
  func snapshotColumns() {
    let stack = StackNode()
    stack.layoutDiagnosticsHandler = { _ in }
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.distribution = .fillEqually
    stack.spacing = 16
    let views = [30, 50, 30].map { (height: CGFloat) -> ViewNode in
      let view = ViewNode()
      stack.addArrangedSubview(view)
      view.heightAnchor.constraint(equalToConstant: height).isActive = true
      view.topAnchor.constraint(equalTo: stack.topAnchor).isActive = true
      view.bottomAnchor.constraint(equalTo: stack.bottomAnchor).isActive = true
      return view
    }
    views[1].widthAnchor.constraint(equalToConstant: 50).isActive = true
    stack.widthAnchor.constraint(equalToConstant: 375).isActive = true
    stack.layoutIfNeeded()
    #expect(stack.bounds.size == CGSize(width: 375, height: 30))
    for (view, wanted) in zip(views, [(0, 343), (391, 343), (782, 343)] as [(CGFloat, CGFloat)]) {
      #expect(abs(view.frame.minX * 3 - wanted.0) < 1e-9)
      #expect(abs(view.frame.width * 3 - wanted.1) < 1e-9)
      #expect(view.frame.minY == 0 && view.frame.height == 30)
    }
  }

  @Test("the list of arranged subviews")
  func list() {
    let stack = StackNode()
    stack.layoutDiagnosticsHandler = { _ in }
    let views = (0..<3).map { _ in ViewNode() }
    for view in views { stack.addArrangedSubview(view) }
    stack.addArrangedSubview(views[0])
    #expect(stack.arrangedSubviews == views)
    #expect(!views[0].translatesAutoresizingMaskIntoConstraints)
    stack.insertArrangedSubview(views[2], at: 0)
    #expect(stack.arrangedSubviews == [views[2], views[0], views[1]])
    #expect(stack.subviews == views)
    views[0].removeFromSuperview()
    #expect(stack.arrangedSubviews == [views[2], views[1]])
    stack.insertArrangedSubview(views[0], at: 7)
    #expect(stack.arrangedSubviews.last === views[0])
    #expect(
      stack.layoutProblems == [.arrangedIndexOutOfRange(stack: "StackNode", index: 7, count: 2)])
  }

  @Test("a nested stack passes its views' preferences on")
  func nested() {
    let inner = StackNode(arrangedSubviews: [SizedNode(30, 10), SizedNode(40, 12)])
    inner.axis = .vertical
    let outer = StackNode(arrangedSubviews: [inner, SizedNode(20, 5)])
    outer.spacing = 5
    outer.layoutIfNeeded()
    #expect(outer.bounds.size == CGSize(width: 65, height: 22))
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 40, height: 22))
  }

  @Test("however many views don't fit, none has a negative length and the sum is correct")
  func crowded() {
    for axis in [Axis.horizontal, .vertical] {
      let root = rooted(100, 100)
      let stack = StackNode(arrangedSubviews: (0..<60).map { _ in SizedNode(20, 20) })
      stack.axis = axis
      stack.frame = root.bounds
      root.addSubview(stack)
      root.layoutIfNeeded()
      let lengths = stack.subviews.map { axis == .vertical ? $0.frame.height : $0.frame.width }
      #expect(lengths.allSatisfy { $0 >= 0 } && lengths.reduce(0, +) == 100)
      #expect(root.layoutReport().problems.isEmpty)
    }
  }
}
