// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing

@testable import DeclarativeViews

@Suite("The cost of layout")
struct LayoutCostTests {
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

  @Test("each view is measured a bounded number of times, however deep it lies")
  func deep() {
    let middle = cost(nested(100))
    let deep = cost(nested(200))
    #expect(deep.mostForOneView <= 30)
    #expect(deep.mostForOneView == middle.mostForOneView)
    let growth = { (cost: LayoutStatistics) in Double(cost.measurements) / Double(cost.views) }
    #expect(growth(deep) <= growth(middle) * 1.2)
  }

  @Test("20,000 views in one stack are measured four times each at most")
  func wide() {
    let column = VStack {
      ForEach(0..<20_000) { Text("Row \($0)") }
    }
    let cost = cost(column)
    #expect(cost.views == 20_001)
    #expect(cost.mostForOneView <= 4)
  }

  @Test("20,000 views in rows and columns grow with their number alone")
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

  @Test("10,000 levels of modifiers and stacks do not exhaust the call stack")
  func veryDeep() {
    var modified = AnyView(Color.red)
    for _ in 0..<10_000 { modified = AnyView(modified.padding(0.001)) }
    #expect(TreeProbe(modified, width: 100, height: 100).frames("Color").first?.width ?? 0 > 70)
    let stacks = cost(nested(10_000))
    #expect(stacks.mostForOneView <= 30)
    let baselines = HStack(alignment: .firstTextBaseline) {
      modified
      nested(3000)
    }
    #expect(cost(baselines).views > 10_000)
  }

  @Test("laying out again in the same size measures nothing")
  func again() {
    let probe = TreeProbe(nested(30), width: 500, height: 500)
    let before = probe.tree.statistics.measurements
    probe.tree.place(in: CGRect(x: 0, y: 0, width: 500, height: 500))
    #expect(probe.tree.statistics.measurements == before)
  }

  @Test("layers in layers are measured a bounded number of times")
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
