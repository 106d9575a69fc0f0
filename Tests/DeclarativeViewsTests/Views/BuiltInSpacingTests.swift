// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import DeclarativeViews

@Suite("Distances in views that are made of others")
struct BuiltInSpacingTests {
  private func probe(_ view: some View) -> TreeProbe { TreeProbe(view, width: 300, height: 300) }

  private func isClose(_ first: CGFloat?, _ second: CGFloat?) -> Bool {
    guard let first, let second else { return false }
    return abs(first - second) < 1e-6
  }

  @Test("the symbol, the title, and the description of missing content are 16 and 12 points apart")
  func unavailable() {
    let probe = probe(
      ContentUnavailableView("Title", systemImage: "star", description: Text("description")))
    let (image, texts) = (probe.frames("Image").first, probe.frames("Text"))
    #expect(texts.count == 2)
    #expect(isClose(image.map { $0.maxY + 16 }, texts.first?.minY))
    #expect(isClose(texts.first.map { $0.maxY + 12 }, texts.last?.minY))
    for frame in texts { #expect(isClose(frame.midX, 150)) }
    #expect(isClose((image?.minY ?? 0) + (texts.last?.maxY ?? 0), 300))
    let narrow = TreeProbe(
      ContentUnavailableView {
        Color.red
      } description: {
        Color.blue
      }, width: 100, height: 100)
    let colors = narrow.frames("Color")
    #expect(colors.map(\.minX) == [16, 16] && colors.map(\.maxX) == [84, 84])
    #expect(colors.first?.minY == 16 && colors.last?.maxY == 84)
  }

  @Test("a title is 4 points above a bar of progress, and 8 points below a spinner")
  func progress() {
    let bar = probe(ProgressView("Title", value: 0.5))
    #expect(
      isClose(bar.frames("Text").first.map { $0.maxY + 4 }, bar.frames("NodeView").first?.minY))
    #expect(bar.frames("Text").first?.minX == bar.frames("NodeView").first?.minX)
    let spinner = probe(ProgressView("Title"))
    let (text, node) = (spinner.frames("Text").first, spinner.frames("NodeView").first)
    #expect(isClose(node.map { $0.maxY + 8 }, text?.minY) && isClose(text?.midX, node?.midX))
  }

  @Test("the views of a toolbar item are 8 points apart, and those of a group 16")
  func toolbar() {
    func starts(_ content: some ToolbarContent) -> [CGFloat] {
      content._items.items.flatMap { probe($0.view).frames("Color").map(\.minX) }
    }
    let two = Group {
      Color.red.frame(width: 10, height: 10)
      Color.red.frame(width: 10, height: 10)
    }
    #expect(starts(ToolbarItem { two }) == [136, 154])
    #expect(starts(ToolbarItemGroup { two }) == [132, 158])
  }

  @Test("each placement is at a side of the bar")
  func placements() {
    let leading: [ToolbarItemPlacement] = [
      .navigation, .cancellationAction, .topBarLeading, .navigationBarLeading,
    ]
    let trailing: [ToolbarItemPlacement] = [
      .automatic, .primaryAction, .confirmationAction, .topBarTrailing, .navigationBarTrailing,
    ]
    #expect(leading.allSatisfy { $0.side == .leading })
    #expect(trailing.allSatisfy { $0.side == .trailing })
    #expect(ToolbarItemPlacement.principal.side == .middle)
    #expect(ToolbarItem { Text("a") }._items.items.map(\.placement) == [.automatic])
    #expect(
      ToolbarItemGroup(placement: .principal) { Text("a") }._items.items.map(\.placement)
        == [.principal])
  }

  @Test("labels of controls are at the start, and the controls at the end")
  func controls() {
    let toggle = probe(Toggle("Name", isOn: .constant(true)))
    #expect(toggle.frames("Text").first?.minX == 0)
    #expect(isClose(toggle.frames("NodeView").first?.maxX, 300))
    let hidden = probe(Toggle("Name", isOn: .constant(true)).labelsHidden())
    #expect(hidden.frames("Text").isEmpty && isClose(hidden.frames("NodeView").first?.midX, 150))
    let label = probe(
      Label {
        Color.red.frame(width: 20, height: 10)
      } icon: {
        Color.blue.frame(width: 10, height: 10)
      })
    #expect(label.frames("Color").map(\.minX) == [131, 149])
  }
}
