// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTreeTestSupport

@testable import DeclarativeViews

/// The size of text doesn't depend on earlier proposals.
@Suite("Text measured repeatedly")
struct TextOfferTests {
  private static let texts = [
    "A great and warm welcome to Kuchi", "one", "one\ntwo", "trailing spaces   ", "", " ",
    "unbreakableunbreakable",
  ]
  private static let lengths: [CGFloat?] = [
    nil, 0, 0.3, 1, 5, 20, 23.9, 24, 47.6, 48, 60, 200, 201.4, 400, .infinity,
  ]

  @Test("every answer is that of a text that was measured only once", arguments: 1...6)
  func answers(seed: Int) {
    var dice = Dice(seed: UInt64(seed))
    for text in Self.texts {
      for pointSize in [20, 1.5, 0.4] as [CGFloat] {
        var environment = EnvironmentValues()
        environment.displayScale = CGFloat(seed % 3 + 1)
        let view = Text(text).font(.systemFont(ofSize: pointSize))
        let tree = LayoutTree(view, environment: environment, measurer: EmbeddedTextMeasurer())
        for _ in 0..<60 {
          let width = Self.lengths[dice.next(below: Self.lengths.count)]
          let height = Self.lengths[dice.next(below: Self.lengths.count)]
          let answer = tree.fittingSize(for: ProposedViewSize(width: width, height: height))
          let expected = Self.size(of: text, pointSize, width, height, environment)
          #expect(
            answer == expected,
            "\(text) at \(pointSize) in \(String(describing: width)) × \(String(describing: height))"
          )
        }
      }
    }
  }

  /// The size of text by its layout alone.
  private static func size(
    of text: String, _ pointSize: CGFloat, _ width: CGFloat?, _ height: CGFloat?,
    _ environment: EnvironmentValues
  ) -> CGSize {
    if text.isEmpty { return .zero }
    let style = TextLayout.Style(
      font: .systemFont(ofSize: pointSize), numberOfLines: 0, displayScale: environment.displayScale
    )
    let room = CGSize(width: max(width ?? .infinity, 0.01), height: height ?? .infinity)
    let measurer = EmbeddedTextMeasurer()
    let free = TextLayout.boundingSize(
      of: text, style: style, width: room.width, measurer: measurer)
    if free.height <= room.height { return free }
    let layout = TextLayout(text, style: style, bounds: room, measurer: measurer)
    var widest = layout.lines.map(\.width).max() ?? 0
    if layout.isTruncated, widest > width ?? .infinity { widest = min(widest, free.width) }
    func pixels(_ length: CGFloat) -> CGFloat {
      (length * environment.displayScale - 1e-6).rounded(.up) / environment.displayScale
    }
    return CGSize(width: pixels(widest), height: pixels(layout.textRect.height))
  }
}
