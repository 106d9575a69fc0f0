// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTreeTestSupport

@testable import ViewNodes
@testable import ViewTree

@Suite("Drawing of configured backgrounds")
struct BackgroundNodeTests {
  private let bounds = CGRect(x: 0, y: 0, width: 100, height: 40)

  private func drawn(
    cornerRadius: CGFloat? = nil, _ change: (inout BackgroundConfiguration) -> Void
  ) -> RecordingContext {
    var configuration = BackgroundConfiguration.clear()
    change(&configuration)
    let node = BackgroundNode(configuration)
    node.frame = CGRect(x: 7, y: 8, width: 100, height: 40)
    node.tintColor = .green
    node.cornerRadius = cornerRadius
    return RecordingContext(node)
  }

  private func box(_ rect: CGRect, _ radius: CGFloat) -> BezierPath.Shape {
    .rectangle(rect, cornerRadius: radius)
  }

  @Test("a background is filled with its color or the tint color, but not if that is clear")
  func color() {
    #expect(drawn { _ in }.fills.isEmpty)
    let red = drawn { $0.backgroundColor = .red }
    #expect(red.fills == [.init(bounds: bounds, shape: box(bounds, 0), color: .red)])
    #expect(red.strokes.isEmpty && red.pictures.isEmpty && red.clips.isEmpty)
    #expect(drawn { $0.backgroundColor = nil }.fills.map(\.color) == [.green])
    #expect(drawn { $0.backgroundColor = .systemBackground }.fills.count == 1)
    let pale = Color.red.withAlphaComponent(0.1)
    #expect(drawn { $0.backgroundColor = pale }.fills.map(\.color) == [pale])
  }

  @Test("corners have the radius of the configuration unless the node has its own")
  func corners() {
    for (own, configured, radius) in [
      (nil, 6, 6), (3, 6, 3), (0, 6, 0), (nil, -6, 0), (-1, 6, 0),
    ] as [(CGFloat?, CGFloat, CGFloat)] {
      let context = drawn(cornerRadius: own) {
        $0.backgroundColor = .red
        $0.cornerRadius = configured
      }
      #expect(context.fills.map(\.shape) == [box(bounds, radius)])
    }
  }

  @Test("an image is placed by its content mode and clipped to the background")
  func image() {
    let picture = Image(content: .figures([]), size: CGSize(width: 20, height: 10))
    let context = drawn {
      $0.image = picture
      $0.imageContentMode = .center
      $0.cornerRadius = 6
    }
    #expect(context.pictures.map(\.rect) == [CGRect(x: 40, y: 15, width: 20, height: 10)])
    #expect(context.pictures.map(\.tint) == [.green])
    #expect(context.clipShapes == [box(bounds, 6)])
    let filling = drawn { $0.image = picture }
    #expect(filling.pictures.map(\.rect) == [bounds])
  }

  private struct Outline {
    var width: CGFloat
    var outset: CGFloat = 0
    var radius: CGFloat = 6
    var box: CGRect?
    var corner: CGFloat = 0
  }

  @Test("an outline is within the background or beyond it, and rounded accordingly")
  func outlines() {
    let outlines = [
      Outline(width: 4, box: CGRect(x: 2, y: 2, width: 96, height: 36), corner: 4),
      Outline(width: 4, outset: 3, box: CGRect(x: -1, y: -1, width: 102, height: 42), corner: 7),
      Outline(width: 4, outset: -3, box: CGRect(x: 5, y: 5, width: 90, height: 30), corner: 1),
      Outline(
        width: 4, outset: .infinity, box: CGRect(x: 2, y: 2, width: 96, height: 36), corner: 4),
      Outline(width: 4, radius: 0, box: CGRect(x: 2, y: 2, width: 96, height: 36), corner: 0),
      Outline(width: 38, box: CGRect(x: 19, y: 19, width: 62, height: 2), corner: 0),
      Outline(width: 0), Outline(width: -1), Outline(width: .nan), Outline(width: .infinity),
      Outline(width: 40), Outline(width: 60), Outline(width: 4, outset: -30),
    ]
    for (index, outline) in outlines.enumerated() {
      let strokes = drawn {
        $0.strokeWidth = outline.width
        $0.strokeOutset = outline.outset
        $0.cornerRadius = outline.radius
        $0.strokeColor = .red
      }.strokes
      #expect(
        strokes.map(\.shape) == (outline.box.map { [box($0, outline.corner)] } ?? []), "\(index)")
      #expect(strokes.allSatisfy { $0.color == .red && $0.width == outline.width }, "\(index)")
    }
    #expect(drawn { $0.strokeWidth = 1 }.strokes.map(\.color) == [.green])
  }

  @Test("a background is inset from the leading and trailing edges, and keeps touches away")
  func insets() {
    var configuration = BackgroundConfiguration.clear()
    configuration.backgroundInsets = DirectionalEdgeInsets(
      top: 1, leading: 20, bottom: 3, trailing: 4)
    let node = BackgroundNode(configuration)
    #expect(!node.isUserInteractionEnabled)
    node.fill(CGSize(width: 100, height: 40), isRightToLeft: false)
    #expect(node.frame == CGRect(x: 20, y: 1, width: 76, height: 36))
    node.fill(CGSize(width: 100, height: 40), isRightToLeft: true)
    #expect(node.frame == CGRect(x: 4, y: 1, width: 76, height: 36))
  }

  @Test("a cell's background is replaced in place, laid out, and removed")
  func replaced() throws {
    let cell = TableCellNode(style: .default, reuseIdentifier: nil)
    cell.applyAppearance(separator: nil, leavesRoom: true)
    cell.layoutIfNeeded()
    cell.backgroundConfiguration = .listPlainCell()
    let node = try #require(cell.configured?.backgroundNode)
    #expect(cell.subviews == [node, cell.contentView] && cell.backgroundColor == nil)
    cell.layoutIfNeeded()
    // The separator is below it.
    let height: CGFloat = 44 - 1.0 / 3
    #expect(node.frame.width == 320 && abs(node.frame.height - height) < 1e-9)
    var other = BackgroundConfiguration.listPlainCell()
    other.backgroundInsets.top = 9
    cell.backgroundConfiguration = other
    cell.layoutIfNeeded()
    #expect(cell.configured?.backgroundNode === node && node.frame.minY == 9)
    cell.backgroundConfiguration = nil
    #expect(cell.subviews == [cell.contentView] && cell.configured?.backgroundNode == nil)
    #expect(cell.backgroundConfiguration == nil)
  }
}
