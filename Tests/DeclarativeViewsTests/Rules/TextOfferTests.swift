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

  private static let font = Font.systemFont(ofSize: 20)

  /// The width of text on one line, in whole pixels.
  private func width(_ text: String, _ pointSize: CGFloat = 20, _ scale: CGFloat = 3) -> CGFloat {
    let width = EmbeddedTextMeasurer().width(of: text, font: .systemFont(ofSize: pointSize))
    return (width * scale - 1e-6).rounded(.up) / scale
  }

  private func answer(
    _ text: String, _ width: CGFloat?, _ height: CGFloat?, factor: CGFloat = 1
  ) -> CGSize {
    TreeProbe.size(of: Text(text).font(Self.font).minimumScaleFactor(factor), width, height)
  }

  @Test("text offered less than an ellipsis is as wide as it, but not wider than its letters")
  func ellipsis() throws {
    let (narrow, ellipsis, wide) = (width("i"), width("…"), width("@"))
    try #require(narrow < ellipsis && ellipsis < wide)
    for height in [0, 10, 24, 40] as [CGFloat] {
      // A quarter of a point and a point are less than any letter.
      for offer in [0.25, 1] as [CGFloat] {
        #expect(answer("ii@", offer, height).width == ellipsis)
        #expect(answer("iiii", offer, height).width == narrow)
        #expect(answer("@@", offer, height).width == ellipsis)
      }
      // The minimum width doesn't depend on the height.
      #expect(answer("ii@", 0, height).width == wide)
      #expect(answer("iiii", 0, height).width == narrow)
      #expect(answer("@@", 0, height).width == wide)
    }
    for offer in [0, 0.25, 1] as [CGFloat] {
      #expect(answer("ii@", offer, nil).width == wide)
      #expect(answer("iiii", offer, nil).width == narrow)
    }
    #expect(answer("ii@", ellipsis, 0).width == ellipsis)
    #expect(answer("ii@", nil, 0).width == width("ii@"))
  }

  @Test("shrunk text offered less than its ellipsis isn't wider than its letters in full size")
  func shrunkEllipsis() throws {
    let (narrow, ellipsis, wide) = (width("i"), width("…", 16), width("W"))
    try #require(narrow < ellipsis - 1 && ellipsis < wide - 1)
    for offer in [0, 0.25, 1] as [CGFloat] {
      #expect(answer("iiii", offer, 0, factor: 0.8).width == narrow)
      #expect(answer("WW", offer, 0, factor: 0.8).width == ellipsis)
    }
    #expect(answer("iiii", ellipsis, 0, factor: 0.8).width > narrow)
  }

  @Test("shrunk text has the size of its lines, whether it is truncated or not")
  func shrunk() {
    let text = "A great and warm welcome to Kuchi"
    var (truncated, narrower) = (0, 0)
    for scale in [1, 2, 3] as [CGFloat] {
      var environment = EnvironmentValues()
      environment.displayScale = scale
      for factor in [0.5, 0.9] as [CGFloat] {
        let style = TextLayout.Style(
          font: Self.font, numberOfLines: .max, adjustsFontSizeToFitWidth: true,
          minimumScaleFactor: factor, displayScale: scale)
        for width in stride(from: 40 as CGFloat, through: 400, by: 7) {
          for height in [0, 24, 40, 100] as [CGFloat] {
            let layout = TextLayout(
              text, style: style, bounds: CGSize(width: width, height: height),
              measurer: EmbeddedTextMeasurer())
            let widest = layout.lines.map(\.width).max() ?? 0
            func pixels(_ length: CGFloat) -> CGFloat {
              (length * scale - 1e-6).rounded(.up) / scale
            }
            let answer = TreeProbe.size(
              of: Text(text).font(Self.font).minimumScaleFactor(factor), width, height,
              environment: environment)
            #expect(
              answer == CGSize(width: pixels(widest), height: pixels(layout.textRect.height)),
              "\(factor) in \(width) × \(height) at \(scale)")
            guard layout.isTruncated else { continue }
            truncated += 1
            let free = TextLayout.boundingSize(
              of: text, style: style, width: width, measurer: EmbeddedTextMeasurer())
            if free.width < answer.width { narrower += 1 }
          }
        }
      }
    }
    #expect(truncated > 50 && narrower > 10)
  }

  @Test(
    "without a usable scale, the size of shrunk text is in whole points",
    arguments: [0, -2, .nan, .infinity] as [CGFloat])
  func unusableScale(scale: CGFloat) {
    var environment = EnvironmentValues()
    environment.displayScale = scale
    for factor in [0.5, 1] as [CGFloat] {
      let size = TreeProbe.size(
        of: Text("welcome").font(Self.font).minimumScaleFactor(factor), nil, nil,
        environment: environment)
      #expect(size == CGSize(width: width("welcome", 20, 1), height: 24))
    }
  }
}
