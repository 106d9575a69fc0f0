// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import DeclarativeViews

@Suite("Gauges")
struct GaugeTests {
  private func gauge(_ value: Double, in bounds: ClosedRange<Double> = 0...10) -> some View {
    Gauge(value: value, in: bounds) {
      Text("Speed")
    } currentValueLabel: {
      Text("now")
    } minimumValueLabel: {
      Text("slow")
    } maximumValueLabel: {
      Text("fast")
    }
  }

  /// The widths of filled shapes, the track first.
  private func widths(_ view: some View) -> [CGFloat] {
    TreeProbe(view, width: 200, height: 100).tree.drawingSteps().compactMap { step in
      guard case .mark(.fill(let path, _)) = step else { return nil }
      return path.bounds.width
    }
  }

  @Test("a gauge is one element with its labels and the fraction of its range")
  func speech() {
    func tree(_ view: some View) -> String { shown { view }.host.accessibilityTree() }
    #expect(tree(Gauge(value: 0.25) { Text("Level") }) == "element \"Level\" = \"25%\"\n")
    #expect(
      tree(gauge(5).gaugeStyle(.accessoryCircular)) == "element \"now, slow, fast\" = \"50%\"\n")
    #expect(tree(gauge(.nan).labelsHidden()).contains("0%"))
    #expect(tree(gauge(20)).contains("100%") && tree(gauge(-20)).contains("= \"0%\""))
    #expect(tree(gauge(1, in: 1...1)).contains("= \"0%\""))
    #expect(tree(gauge(.infinity)).contains("100%"))
  }

  @Test("the bar is filled up to the value, between the labels of the range")
  func bar() throws {
    let half = Gauge(value: 0.5) { Text("Half") }
    #expect(widths(half) == [200, 100])
    #expect(widths(Gauge(value: 0.0) { Text("Empty") }) == [200, 0])
    let probe = TreeProbe(gauge(5), width: 200, height: 100)
    #expect(probe.texts.map(\.text) == ["Speed", "slow", "fast", "now"])
    let texts = probe.frames("Text")
    let bar = try #require(probe.frames("frame").first)
    #expect(texts[0].maxY <= bar.minY && texts[3].minY >= bar.maxY && bar.height == 4)
    #expect(texts[1].maxX < bar.minX && texts[2].minX > bar.maxX)
  }

  @Test("each style has a form of its own")
  func styles() {
    func texts(_ style: some GaugeStyle) -> [String] {
      TreeProbe(gauge(5).gaugeStyle(style), width: 200, height: 100).texts.map(\.text)
    }
    #expect(texts(.automatic) == texts(.linearCapacity))
    #expect(texts(.accessoryLinear) == ["slow", "fast"])
    #expect(texts(.accessoryLinearCapacity) == ["Speed", "slow", "fast", "now"])
    #expect(texts(.accessoryCircular) == ["now", "slow", "fast"])
    #expect(texts(.accessoryCircularCapacity) == ["now"])
    func size(_ view: some View) -> CGSize { TreeProbe.size(of: view, 200, 100) }
    #expect(size(gauge(5).gaugeStyle(.accessoryCircular)) == CGSize(width: 58, height: 58))
    #expect(size(gauge(5).gaugeStyle(.accessoryCircularCapacity)) == CGSize(width: 58, height: 58))
    let plain = Gauge(value: 0.5) { Text("L") }
    for style in [
      AnyView(plain.gaugeStyle(.accessoryCircular)),
      AnyView(plain.gaugeStyle(.accessoryCircularCapacity)),
    ] {
      #expect(TreeProbe(style, width: 100, height: 100).texts.map(\.text) == ["L"])
    }
  }

  @Test("a dot marks the value on the bar and on the ring")
  func dots() {
    func contains(_ shape: some Shape, _ x: CGFloat, _ y: CGFloat, _ rect: CGRect) -> Bool {
      shape.path(in: rect).contains(CGPoint(x: x, y: y))
    }
    let bar = CGRect(x: 0, y: 0, width: 108, height: 8)
    #expect(contains(MarkedBar(value: 0.5), 54, 0.5, bar))
    #expect(!contains(MarkedBar(value: 0.5), 49, 4, bar))
    #expect(contains(MarkedBar(value: 0.5), 40, 4, bar))
    #expect(!contains(MarkedBar(value: 0.5), 40, 0.5, bar))
    #expect(
      contains(MarkedBar(value: 0), 4, 0.5, bar) && contains(MarkedBar(value: 1), 104, 0.5, bar))
    let ring = CGRect(x: 0, y: 0, width: 58, height: 58)
    // The middle of the line is 26 points from the center; the ring is open at the bottom.
    #expect(contains(MarkedRing(value: 0.5), 29, 3, ring))
    #expect(contains(MarkedRing(value: 0.1), 29, 3, ring))
    #expect(!contains(MarkedRing(value: 0.5), 29, 55, ring))
    #expect(!contains(MarkedRing(value: 0.5), 29, 29, ring))
    let full = PartialProbe.ring(1, ring)
    #expect(full.contains(CGPoint(x: 3, y: 29)) && full.contains(CGPoint(x: 29, y: 55)))
    let half = PartialProbe.ring(0.5, ring)
    #expect(half.contains(CGPoint(x: 55, y: 29)) && !half.contains(CGPoint(x: 3, y: 29)))
    #expect(
      PartialProbe.ring(0, ring).elements.isEmpty && PartialProbe.ring(1, .zero).elements.isEmpty)
    #expect(MarkedRing(value: 1).path(in: .zero).elements.isEmpty)
  }

  private enum PartialProbe {
    static func ring(_ fraction: Double, _ rect: CGRect) -> BezierPath {
      GaugeRing().path(in: rect, to: fraction)
    }
  }

  @Test("bars are mirrored from right to left, and have the tint of the environment")
  func mirrored() {
    let view = Gauge(value: 0.25) { EmptyView() }.tint(.red)
    let probe = TreeProbe(view, width: 200, height: 20)
    var colors: [Color] = []
    for case .mark(.fill(_, let color)) in probe.tree.drawingSteps() { colors.append(color) }
    #expect(colors == [Color.red.withAlphaComponent(0.25), .red])
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    let mirrored = TreeProbe(view, width: 200, height: 20, environment: environment)
    #expect(mirrored.steps.contains("transform") && !probe.steps.contains("transform"))
  }

  @Test("a client's style shows the fraction and the labels of a gauge")
  func own() {
    struct Words: GaugeStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.label
          Text("\(Int(configuration.value * 10)) of 10")
          if let label = configuration.currentValueLabel { label }
        }
      }
    }
    let (_, host) = shown { gauge(3).gaugeStyle(Words()) }
    #expect(host.accessibilityTree() == "element \"Speed, 3 of 10, now\" = \"30%\"\n")
  }
}
