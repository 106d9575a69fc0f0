// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTesting

@testable import DeclarativeViews

@Suite("Levels of foreground styles")
struct ForegroundLevelTests {
  /// The paints of circles in the primary to the quaternary level, one below the other.
  private func paints(_ change: (AnyView) -> some View) -> [Color?] {
    let levels = VStack {
      Circle().foregroundStyle(.primary)
      Circle().foregroundStyle(.secondary)
      Circle().foregroundStyle(.tertiary)
      Circle().foregroundStyle(.quaternary)
    }
    return fills(change(AnyView(levels)))
  }

  /// The colors of what is filled; nil for gradients.
  private func fills(_ view: some View) -> [Color?] {
    TreeProbe(view, width: 100, height: 100).tree.drawingSteps().compactMap { step -> Color?? in
      switch step {
      case .mark(.fill(_, let color)): .some(color)
      case .mark(.gradient): .some(nil)
      default: nil
      }
    }
  }

  private func pale(_ color: Color, _ opacity: CGFloat) -> Color {
    color.withAlphaComponent(opacity)
  }

  @Test("levels that aren't set are paler shades of the last one that is")
  func shades() {
    #expect(
      paints { $0.foregroundStyle(.blue) }
        == [.blue, pale(.blue, 0.5), pale(.blue, 0.25), pale(.blue, 0.18)])
    #expect(
      paints { $0.foregroundStyle(.blue, .green) }
        == [.blue, .green, pale(.green, 0.5), pale(.green, 0.25)])
    #expect(
      paints { $0.foregroundStyle(.blue, .green, .red) }
        == [.blue, .green, .red, pale(.red, 0.5)])
  }

  @Test("the levels of a view in a level begin there")
  func shifted() {
    #expect(
      paints { $0.foregroundStyle(.secondary).foregroundStyle(.blue, .green, .red) }
        == [.green, .red, pale(.red, 0.5), pale(.red, 0.25)])
    #expect(
      paints { $0.foregroundStyle(.secondary).foregroundStyle(.blue) }
        == [pale(.blue, 0.5), pale(.blue, 0.25), pale(.blue, 0.18), pale(.blue, 0.1)])
    #expect(
      paints { $0.foregroundStyle(.primary).foregroundStyle(.blue, .green) }
        == [.blue, .green, pale(.green, 0.5), pale(.green, 0.25)])
    #expect(
      paints { $0.foregroundStyle(.foreground).foregroundStyle(.blue, .green) }
        == [.blue, .green, pale(.green, 0.5), pale(.green, 0.25)])
    #expect(
      paints { $0.foregroundStyle(.red, .secondary).foregroundStyle(.blue, .green, .cyan) }
        == [.red, .green, .cyan, pale(.cyan, 0.5)])
  }

  @Test("another style replaces all levels")
  func replaced() {
    let red = [Color.red, pale(.red, 0.5), pale(.red, 0.25), pale(.red, 0.18)]
    #expect(paints { $0.foregroundStyle(.red).foregroundStyle(.blue, .green) } == red)
    #expect(paints { $0.foregroundColor(.red).foregroundStyle(.blue, .green) } == red)
    #expect(
      paints { $0.environment(\.foregroundColor, .red).foregroundStyle(.blue, .green) } == red)
    let text = VStack { Text("a").foregroundStyle(.secondary) }.foregroundStyle(.blue, .green)
    #expect(TreeProbe(text, width: 50, height: 50).texts.map(\.color) == [.green])
  }

  @Test("shades of the label color are the system's")
  func labels() {
    func inTheLight(_ colors: [Color?]) -> [Color?] {
      colors.map { $0?.resolvedColor(with: .phone) }
    }
    let label = [Color.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel]
    #expect(inTheLight(paints { $0 }) == inTheLight(label))
    #expect(inTheLight(paints { $0.foregroundStyle(.primary) }) == inTheLight(label))
    #expect(inTheLight(paints { $0.foregroundStyle(Color.label) }) == inTheLight(label))
    #expect(
      inTheLight(paints { $0.foregroundStyle(.secondary) }).prefix(2)
        == inTheLight(Array(label[1...2]))[...])
    #expect(
      inTheLight(fills(Circle().foregroundStyle(.red, .primary)))
        == [Color.red.resolvedColor(with: .phone)])
  }

  @Test("shades of a gradient are gradients")
  func gradients() throws {
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    #expect(paints { $0.foregroundStyle(gradient) } == [nil, nil, nil, nil])
    #expect(paints { $0.foregroundStyle(.red, gradient) } == [.red, nil, nil, nil])
    let view = Circle().foregroundStyle(.secondary).foregroundStyle(gradient)
    for case .mark(.gradient(_, let gradient)) in TreeProbe(view, width: 10, height: 10).tree
      .drawingSteps()
    {
      #expect(gradient.stops.map(\.color) == [pale(.red, 0.5), pale(.blue, 0.5)])
    }
    #expect(fills(Circle().fill(.secondary).foregroundStyle(gradient)) == [nil])
  }

  @Test("any style has levels")
  func members() {
    #expect(fills(Circle().fill(.blue.secondary)) == [pale(.blue, 0.5)])
    #expect(fills(Circle().fill(.blue.tertiary)) == [pale(.blue, 0.25)])
    #expect(fills(Circle().fill(.blue.quaternary)) == [pale(.blue, 0.18)])
    #expect(fills(Circle().fill(.blue.quinary)) == [pale(.blue, 0.1)])
    #expect(fills(Circle().fill(.tint.secondary).tint(.red)) == [pale(.red, 0.5)])
    #expect(
      fills(Circle().fill(AnyShapeStyle(.blue.secondary).secondary)) == [pale(.blue, 0.25)])
    #expect(
      paints { $0.foregroundStyle(.blue.secondary) }
        == [pale(.blue, 0.5), pale(.blue, 0.25), pale(.blue, 0.18), pale(.blue, 0.1)])
  }

  @Test("a link in a list has the levels around it")
  func link() {
    let link = NavigationLink(destination: EmptyView()) { Text("a").foregroundStyle(.secondary) }
      .environment(\.isInList, true).foregroundStyle(.blue, .green)
    #expect(TreeProbe(link, width: 100, height: 50).texts.first?.color == .green)
  }
}
