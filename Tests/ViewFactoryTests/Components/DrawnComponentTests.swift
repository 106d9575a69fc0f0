// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewFactory
import ViewNodes
import ViewPictures
import ViewTreeTestSupport

@Suite("Custom drawing of components")
struct DrawnComponentTests {
  let factory: any ViewFactoryProtocol = ViewFactory(theme: .standard)

  private var color: any ViewFactoryColorProtocol { factory.viewFactoryColor }

  private func drawn(
    _ node: ViewNode, size: CGSize, direction: UserInterfaceLayoutDirection = .leftToRight
  ) -> RecordingContext {
    node.frame = CGRect(origin: .zero, size: size)
    let isMirrored = direction == .rightToLeft
    node.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    return RecordingContext(node)
  }

  @Test(
    "stars are filled up to the value, the last one partially, from the leading edge",
    arguments: [
      (2.5, UserInterfaceLayoutDirection.leftToRight, [6, 42, 78], [24, 24, 12]),
      (2.5, .rightToLeft, [150, 114, 90], [24, 24, 12]),
      (0, .leftToRight, [], []),
      (5, .rightToLeft, [150, 114, 78, 42, 6], [24, 24, 24, 24, 24]),
    ])
  func stars(
    value: Double, direction: UserInterfaceLayoutDirection, places: [CGFloat], widths: [CGFloat]
  ) {
    let rating = factory.choice.rating(value: value, isEditable: true)
    let drawn = drawn(rating, size: CGSize(width: 180, height: 44), direction: direction)
    #expect(drawn.pictures.count == 5 + widths.count)
    #expect(drawn.clips.map(\.minX) == places)
    #expect(drawn.clips.map(\.width) == widths)
    let empty = Image(
      systemName: "star", withConfiguration: Image.SymbolConfiguration(pointSize: 22))
    #expect(drawn.pictures.first?.image.content == empty?.withTintColor(color.border).content)
    if !widths.isEmpty {
      let full = Image(
        systemName: "star.fill", withConfiguration: Image.SymbolConfiguration(pointSize: 22))
      #expect(
        drawn.pictures.last { $0.image.content == full?.withTintColor(color.warning).content }
          != nil)
    }
  }

  @Test("a separator is one pixel thick in whatever it is drawn into")
  func hairline() {
    let drawn = drawn(factory.section.divider(), size: CGSize(width: 90, height: 1))
    #expect(drawn.fills.map(\.bounds) == [CGRect(x: 0, y: 0, width: 90, height: 1.0 / 3)])
    #expect(drawn.fills.map(\.color) == [color.separator])
  }

  @Test("the eye of a password is crossed out while the password is shown")
  func eye() throws {
    let field = factory.field.password(placeholder: "Password")
    let eye = try #require(field.rightView)
    let size = CGSize(width: 44, height: 44)
    #expect(drawn(eye, size: size).strokes.isEmpty)
    field.isSecureTextEntry = false
    let strokes = drawn(eye, size: size).strokes
    #expect(strokes.map(\.color) == [color.onInput] && strokes.map(\.width) == [2])
    let picture = try #require(drawn(eye, size: size).pictures.first)
    #expect(abs(picture.rect.midX - 22) < 0.001 && abs(picture.rect.midY - 22) < 0.001)
  }

  @Test("a ring has a track, and an arc for the progress")
  func ring() {
    let ring = factory.progress.ring(title: "Pages", progress: 0.5)
    for axis in [LayoutConstraint.Axis.horizontal, .vertical] {
      #expect(ring.contentHuggingPriority(for: axis) > .defaultHigh)
      #expect(ring.contentCompressionResistancePriority(for: axis) > .defaultHigh)
    }
    let size = CGSize(width: 72, height: 72)
    let strokes = drawn(ring, size: size).strokes
    #expect(strokes.map(\.color) == [color.track, color.accent])
    #expect(strokes.map(\.width) == [7.2, 7.2])
    #expect(abs(strokes[1].bounds.minX - 36) < 0.001 && abs(strokes[1].bounds.minY - 3.6) < 0.001)
    #expect(abs(strokes[1].bounds.maxY - 68.4) < 0.001)
    ring.layoutIfNeeded()
    let styles = DisplayList(of: ring).operations.compactMap { operation -> StrokeStyle? in
      if case .stroke(_, let style, _) = operation { style } else { nil }
    }
    // What is done ends round, wherever it ends.
    #expect(styles.map(\.cap) == [.butt, .round])
    #expect(styles.map(\.join) == [.miter, .miter])
    ring.progress = 0
    #expect(drawn(ring, size: size).strokes.count == 1)
    #expect(drawn(ProgressRingNode(), size: size).strokes.count == 1)
  }

  @Test("a step is filled when it is done, half filled when it is current, and empty before")
  func steps() throws {
    let steps = factory.progress.steps(titles: ["One", "Two", "Three"], current: 1)
    steps.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
    steps.layoutIfNeeded()
    let line = try #require(steps.arrangedSubviews.first as? StackNode)
    let fills = line.arrangedSubviews.map { RecordingContext($0).fills }
    #expect(
      fills.map { $0.map(\.color) } == [
        [color.accent], [color.track, color.accent], [color.track],
      ])
    let half = try #require(fills[1].last)
    #expect(half.bounds.width == line.arrangedSubviews[1].bounds.width / 2)
    #expect(half.bounds.minX == 0)
    steps.semanticContentAttribute = .forceRightToLeft
    line.arrangedSubviews[1].semanticContentAttribute = .forceRightToLeft
    steps.layoutIfNeeded()
    let mirrored = try #require(RecordingContext(line.arrangedSubviews[1]).fills.last)
    #expect(mirrored.bounds.maxX == line.arrangedSubviews[1].bounds.maxX)
  }

  @Test("a tooltip is a panel and an arrow in one color, with a border around both")
  func tooltip() throws {
    let tooltip = factory.notice.tooltip(text: "Here", edge: .top)
    let drawn = drawn(tooltip, size: CGSize(width: 100, height: 40))
    try #require(drawn.fills.map(\.color) == [color.card, color.card])
    let (panel, arrow) = (drawn.fills[0].bounds, drawn.fills[1].bounds)
    #expect(panel.minY == 8 && abs(panel.maxY - tooltip.bounds.maxY) < 0.001)
    #expect(panel.width == tooltip.bounds.width)
    #expect(arrow.minY == 0 && arrow.maxY == 8 && abs(arrow.width - 16) < 0.001)
    #expect(abs(arrow.midX - panel.midX) < 0.001)
    #expect(drawn.strokes.map(\.width) == [2, 2])
    #expect(Set(drawn.strokes.map(\.color)) == [color.outlineInStrongContrast])
  }
}
