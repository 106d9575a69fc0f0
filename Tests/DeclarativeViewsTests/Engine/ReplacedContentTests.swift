// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Observation
import Testing
import ViewTesting

@testable import DeclarativeViews

/// Holds a binding to the state of a view, so that tests can change it.
private final class Switch {
  var binding = Binding.constant(false)
}

/// A view with one of two contents.
private struct Switching: View {
  let handle: Switch
  @State private var isOn: Bool
  let off: any View
  let on: any View

  init(_ handle: Switch, isOn: Bool, off: any View, on: any View) {
    self.handle = handle
    _isOn = State(initialValue: isOn)
    self.off = off
    self.on = on
  }

  var body: some View {
    let _ = (handle.binding = $isOn)
    AnyView(isOn ? on : off)
  }
}

@Observable private final class Model {
  var name = "Ada"
}

@Suite("Containers of views that change")
struct ReplacedContentTests {
  /// Compares a container whose content has changed with one that had that content from the start.
  private func check(
    _ name: String, off: any View, on: any View, in container: (AnyView) -> any View
  ) {
    func probe(_ handle: Switch, isOn: Bool) -> LayoutTree {
      let inner = AnyView(Switching(handle, isOn: isOn, off: off, on: on))
      return TreeProbe(AnyView(container(inner)), width: 300, height: 200).tree
    }
    for isOn in [true, false] {
      let handle = Switch()
      let changed = probe(handle, isOn: !isOn)
      handle.binding.wrappedValue = isOn
      changed.makeAgain(changed.memory.popChanged())
      changed.place(in: CGRect(x: 0, y: 0, width: 300, height: 200))
      let fresh = probe(Switch(), isOn: isOn)
      #expect(changed.trace() == fresh.trace(), "\(name), \(isOn)")
      #expect(changed.viewCount == fresh.viewCount, "\(name), \(isOn)")
      #expect(changed.scopeCount == fresh.scopeCount, "\(name), \(isOn)")
      #expect(changed.shownNodeCount == fresh.shownNodeCount, "\(name), \(isOn)")
      #expect(changed.effectCount == fresh.effectCount, "\(name), \(isOn)")
      #expect(changed.expectedMeasurements == fresh.expectedMeasurements, "\(name), \(isOn)")
    }
  }

  private let contents: [(name: String, off: any View, on: any View)] = [
    ("size", Color.red.frame(height: 10), Color.red.frame(width: 120)),
    ("text", Color.red.frame(width: 20, height: 40), Text("two words").font(.title)),
    ("priority", Color.red, Color.red.layoutPriority(2)),
    ("guide", Color.red, Color.red.frame(height: 50).alignmentGuide(.top) { _ in 17 }),
    ("spacing", Text("a"), Spacer()),
    ("nothing", EmptyView(), Text("a")),
    ("number", Text("a"), ForEach(0..<3) { Text("row \($0)") }),
    ("node", Color.red, NodeView(ViewNode()).opacity(0.5)),
    ("nested", Text("a"), HStack { VStack { Text("b").padding() } }),
    ("layout", Text("a"), ZStack { Text("b").opacity(0.5).shadow(radius: 2) }),
  ]

  @Test("a column or row divides its length again when views in it change")
  func stacks() {
    for (name, off, on) in contents {
      check("\(name) in a column in a row", off: off, on: on) { inner in
        HStack {
          VStack { inner }
          Color.blue
        }
      }
      check("\(name) in a row in a column", off: off, on: on) { inner in
        VStack(alignment: .trailing) {
          HStack(alignment: .top) {
            inner
            Text("beside")
          }
          Text("below")
          Color.blue
        }
      }
      check("\(name) among baselines", off: off, on: on) { inner in
        HStack(alignment: .firstTextBaseline) {
          VStack { inner }
          Text("beside").font(.largeTitle)
        }
      }
    }
  }

  @Test("layers, grids, and alternatives are arranged again when views in them change")
  func containers() {
    for (name, off, on) in contents {
      check("\(name) in layers", off: off, on: on) { inner in
        HStack {
          ZStack(alignment: .topLeading) {
            inner
            Color.green.frame(width: 30, height: 30)
          }
          Color.blue
        }
      }
      check("\(name) in a grid", off: off, on: on) { inner in
        Grid {
          GridRow {
            VStack { inner }
            Text("beside")
          }
          Text("below")
        }
      }
      check("\(name) as an alternative", off: off, on: on) { inner in
        ViewThatFits {
          HStack {
            inner
            Color.blue.frame(width: 250, height: 10)
          }
          Text("short")
        }
      }
      check("\(name) in the background", off: off, on: on) { inner in
        HStack {
          Text("front").background(VStack { inner }).layoutPriority(1)
          Color.blue
        }
      }
    }
  }

  @Test("views directly in a host are made again when an object that they read changes")
  func root() {
    let model = Model()
    let (screen, host) = shown { ForEach(0..<2) { Text("\(model.name) \($0)") } }
    #expect(host.accessibilityTree() == "text \"Ada 0\"\ntext \"Ada 1\"\n")
    model.name = "Grace"
    screen.layoutIfNeeded()
    #expect(host.accessibilityTree() == "text \"Grace 0\"\ntext \"Grace 1\"\n")
    model.name = "Edsger"
    #expect(host.accessibilityTree() == "text \"Edsger 0\"\ntext \"Edsger 1\"\n")
  }

  @Test("a view that changes often doesn't accumulate what it no longer needs, and keeps its state")
  func manyChanges() {
    final class Count { var binding = Binding.constant(0) }
    struct Rows: View {
      let handle: Count
      @State private var count = 0
      var body: some View {
        let _ = (handle.binding = $count)
        VStack {
          ForEach(0..<20) { Text("\(count) \($0)").foregroundColor(.red).padding(1) }
        }
      }
    }
    let handle = Count()
    let (_, host) = shown {
      Text("above")
      Rows(handle: handle)
    }
    var measurements: [Int] = []
    for _ in 0..<60 {
      handle.binding.wrappedValue += 1
      host.layoutIfNeeded()
      measurements.append(host.statistics.measurements)
    }
    // The number begins anew when the views are made anew, which is seldom.
    let drops = zip(measurements, measurements.dropFirst()).filter { $0 > $1 }.count
    #expect(drops >= 1 && drops <= 10)
    #expect(host.accessibilityTree().contains("text \"60 0\"\ntext \"60 1\"\n"))
  }

  @Test("custom layouts may be nested as deep after many layouts as at first")
  func calls() {
    struct Wrapper: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) -> CGSize { subviews.first?.sizeThatFits(proposal) ?? .zero }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) { subviews.first?.place(at: bounds.origin, proposal: proposal) }
    }
    let view = Wrapper() { Wrapper() { HStack { Text("a") } } }
    let tree = TreeProbe(view, width: 100, height: 100).tree
    for width in [50, 60, 70] as [CGFloat] {
      tree.place(in: CGRect(x: 0, y: 0, width: width, height: 100))
      #expect(tree.callDepth == 0)
    }
    #expect(tree.entersCall(at: 1) && tree.callDepth == 1)
    tree.leaveCall()
    #expect(tree.callDepth == 0)
  }
}
