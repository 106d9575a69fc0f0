// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Observation
import Testing

@testable import DeclarativeViews

/// How often a container was finished after its descendants had changed.
private nonisolated final class Count {
  var value = 0
}

/// A container that counts how often it's finished.
private struct CountedView: View {
  let count: Count
  let content: any View

  var body: CountedView { self }

  func _expand(in step: _ViewStep) {
    step.expansion.replace(
      step.item, by: content, inside: CountedElement(count: count), keyedBy: .body)
  }
}

private nonisolated struct CountedElement: UnaryElement {
  let count: Count

  var name: String { "counted" }

  func finish(_ node: Int, in tree: LayoutTree) {
    count.value += 1
    tree.takeTraits(of: tree.nodes[node].firstChild, for: node, without: sidesWithoutSpacing)
  }
}

@Observable private final class Model {
  var name = "Ada"
}

private struct Reader: View {
  let model: Model

  var body: some View { Text(model.name) }
}

@Suite("The cost of layout")
struct LayoutCostTests {
  @Test("a container of views that read the same changed object is finished once for all of them")
  func changedTogether() {
    let (count, model) = (Count(), Model())
    let column = VStack { ForEach(0..<50) { _ in Reader(model: model) } }
    let probe = TreeProbe(CountedView(count: count, content: column), width: 300, height: 3000)
    #expect(count.value == 1)
    model.name = "Grace"
    probe.tree.makeAgain(probe.tree.memory.popChanged())
    #expect(count.value == 2)
    probe.tree.place(in: CGRect(x: 0, y: 0, width: 300, height: 3000))
    #expect(probe.texts.count == 50 && probe.texts.allSatisfy { $0.text == "Grace" })
  }

  /// A row in a column in a row …, with something to divide at every level.
  private func nested(_ depth: Int) -> AnyView {
    var view = AnyView(Text("A great and warm welcome to Kuchi"))
    for level in 0..<depth {
      let inner = view
      view =
        level.isMultiple(of: 2)
        ? AnyView(
          HStack(spacing: 1) {
            Text("left")
            inner
            Color.red
          })
        : AnyView(
          VStack(spacing: 1) {
            Text("above")
            inner.padding(1)
            Color.blue
          })
    }
    return view
  }

  private func cost(_ view: some View) -> LayoutStatistics {
    TreeProbe(view, width: 1000, height: 1000).tree.statistics
  }

  @Test("each view is measured a bounded number of times, however deep it is")
  func deep() {
    let middle = cost(nested(100))
    let deep = cost(nested(200))
    #expect((1...30).contains(deep.mostForOneView))
    #expect(deep.mostForOneView == middle.mostForOneView)
    let growth = { (cost: LayoutStatistics) in Double(cost.measurements) / Double(cost.views) }
    #expect(growth(deep) <= growth(middle) * 1.2)
  }

  @Test("20,000 views in one stack are measured at most four times each")
  func wide() {
    let column = VStack {
      ForEach(0..<20_000) { Text("Row \($0)") }
    }
    let cost = cost(column)
    #expect(cost.views == 20_001)
    #expect((1...4).contains(cost.mostForOneView))
  }

  @Test("the cost of 20,000 views in rows and columns is linear")
  func grid() {
    func grid(_ rows: Int) -> some View {
      ScrollView {
        ForEach(0..<rows) { row in
          HStack {
            Circle().frame(width: 20, height: 20)
            VStack(alignment: .leading) {
              Text("Title \(row)").font(.headline)
              Text("Something below that may be long").font(.caption)
            }
            Spacer()
            Text("42")
          }.padding()
        }
      }
    }
    let (small, large) = (cost(grid(100)), cost(grid(2300)))
    #expect(large.views > 20_000)
    #expect(large.mostForOneView == small.mostForOneView)
    #expect(large.mostForOneView <= 16)
  }

  @Test("in a tree that is too deep to follow exactly, a probed stack in no space takes none")
  func probedWithoutSpace() throws {
    let view = VStack {
      HStack(spacing: 0) {
        Color.red
        Color.blue
      }
      nested(200)
    }
    let tree = LayoutTree(view, environment: EnvironmentValues(), measurer: EmbeddedTextMeasurer())
    tree.place(in: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    #expect(!tree.followsExactly)
    let row = try #require(tree.nodes.firstIndex { $0.element.name.hasPrefix("HStack") })
    for (width, expected) in [(0, 0), (50, 20)] as [(CGFloat, CGFloat)] {
      tree.invalidateSizes()
      let question = LayoutQuestion(
        node: row, proposal: ProposedViewSize(width: width, height: 50), precision: .least)
      #expect(tree.resolvedSize(question).width == expected)
    }
  }

  @Test("5000 levels of modifiers and stacks do not exhaust the call stack")
  func veryDeep() {
    var modified = AnyView(Color.red)
    for _ in 0..<5000 { modified = AnyView(modified.padding(0.001)) }
    #expect(TreeProbe(modified, width: 100, height: 100).frames("Color").first?.width ?? 0 > 85)
    let stacks = cost(nested(5000))
    #expect(stacks.mostForOneView <= 30)
    let baselines = HStack(alignment: .firstTextBaseline) {
      modified
      nested(2000)
    }
    #expect(cost(baselines).views > 5000)
  }

  /// Modifiers and containers that a view may be in thousands of times.
  enum Wrapping: CaseIterable {
    case background, overlay, opacity, tap, font, reader, scroll, modifier, identity, appearing,
      list
  }

  private struct Plain: ViewModifier {
    @State private var inset: CGFloat = 0
    func body(content: Content) -> some View { content.padding(inset) }
  }

  private func wrapped(_ view: AnyView, _ wrapping: Wrapping) -> any View {
    switch wrapping {
    case .background: view.background(Color.red)
    case .overlay: Color.red.overlay(view)
    case .opacity: view.opacity(0.9)
    case .tap: view.onTapGesture {}
    case .font: view.font(.body)
    case .reader: GeometryReader { _ in view }
    case .scroll: ScrollView { view }
    case .modifier: view.modifier(Plain())
    case .identity: view.id(1)
    case .appearing: view.onAppear {}
    case .list: List { view }
    }
  }

  @Test("2,000 nested containers of one kind are shown or reported", arguments: Wrapping.allCases)
  func wrapping(_ wrapping: Wrapping) {
    var view = AnyView(Text("inside"))
    for _ in 0..<2_000 { view = AnyView(wrapped(view, wrapping)) }
    let (screen, host) = shown { view }
    screen.layoutIfNeeded()
    #expect(
      host.accessibilityTree().contains("inside") || !host.problems.isEmpty || wrapping == .list)
  }

  @Test("laying out again at the same size measures nothing")
  func again() {
    let probe = TreeProbe(nested(30), width: 500, height: 500)
    let before = probe.tree.statistics.measurements
    probe.tree.place(in: CGRect(x: 0, y: 0, width: 500, height: 500))
    #expect(probe.tree.statistics.measurements == before)
  }

  @Test("nested layers are measured a bounded number of times")
  func layers() {
    var view = AnyView(Text("A great and warm welcome to Kuchi"))
    for _ in 0..<200 {
      let inner = view
      view = AnyView(
        ZStack {
          Color.red
          inner.padding(1)
        }.background(Color.blue).frame(maxWidth: .infinity))
    }
    #expect(cost(view).mostForOneView <= 10)
  }
}
