// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

#if Cairo
  import Foundation
  import Testing
  import ViewNodes
  import ViewPictures

  @testable import CairoPictures

  /// These need the font Liberation Sans, whose “I” is 0.278 em wide, and in other scripts DejaVu Sans.
  @Suite("Letter spacing")
  struct LetterSpacingTests {
    private let font = Font.systemFont(ofSize: 20)
    private let advance: CGFloat = 20 * 569 / 2048

    private func line(
      _ texts: [(String, CGFloat)], width: CGFloat, anchor: TextLine.Anchor? = nil,
      direction: UserInterfaceLayoutDirection = .leftToRight
    ) -> TextLine {
      TextLine(
        runs: texts.map { text, spacing in
          TextLine.Run(
            text: text, width: 0, font: font, color: .black, fitsWidth: true,
            letterSpacing: spacing)
        },
        baseline: CGPoint(x: 0, y: 20), width: width, anchor: anchor, direction: direction)
    }

    /// The left ends of a line's letters.
    private func letters(_ line: TextLine, families: [String] = ["Liberation Sans"]) -> [CGFloat] {
      let list = DisplayList(size: CGSize(width: 200, height: 30), operations: [.text(line)])
      var ends: [CGFloat] = []
      for case .fill(let path, _) in list.outliningText(fontFamilies: families).operations {
        var points: [CGPoint] = []
        for element in path.elements {
          switch element {
          case .move(let point), .line(let point): points.append(point)
          case .curve(let end, _, _): points.append(end)
          case .close:
            ends.append(points.map(\.x).min() ?? 0)
            points = []
          }
        }
      }
      return ends.sorted()
    }

    private func isNear(_ first: [CGFloat], _ second: [CGFloat]) -> Bool {
      first.count == second.count && zip(first, second).allSatisfy { abs($0 - $1) < 0.02 }
    }

    @Test(
      "letter spacing follows every letter and precedes none",
      arguments: [0, 0.36, 1, 3, 4.5, -0.5] as [CGFloat])
    func behind(spacing: CGFloat) {
      let step = advance + spacing
      let placed = letters(line([("III", spacing)], width: 3 * step))
      let bearing = letters(line([("I", 0)], width: advance))[0]
      #expect(isNear(placed, [bearing, bearing + step, bearing + 2 * step]), "\(placed)")
    }

    @Test("each run has its own letter spacing, even where runs meet")
    func runs() {
      let bearing = letters(line([("I", 0)], width: advance))[0]
      let placed = letters(
        line([("II", 3), ("II", 0.4), ("I", 0)], width: 5 * advance + 6.8))
      let expected = [0, advance + 3, 2 * advance + 6, 3 * advance + 6.4, 4 * advance + 6.8]
      #expect(isNear(placed, expected.map { $0 + bearing }), "\(placed)")
    }

    @Test("the spacing after the last letter counts when a line is aligned")
    func aligned() {
      let bearing = letters(line([("I", 0)], width: advance))[0]
      for anchor in [TextLine.Anchor.left, .center, .right] {
        let placed = letters(line([("II", 4)], width: 2 * advance + 8, anchor: anchor))
        #expect(isNear(placed, [bearing, bearing + advance + 4]), "\(placed)")
      }
    }

    @Test("right-to-left text has the spacing on the left of its letters")
    func rightToLeft() {
      let families = ["DejaVu Sans"]
      func placed(_ spacing: CGFloat, _ width: CGFloat) -> [CGFloat] {
        letters(
          line([("ון", spacing)], width: width, direction: .rightToLeft), families: families)
      }
      let width = PangoTextMeasurer(fontFamilies: families).width(of: "ון", font: font)
      let tight = placed(0, width)
      let spaced = placed(3, width + 6)
      #expect(tight.count == 2)
      #expect(isNear(spaced, [tight[0] + 3, tight[1] + 6]), "\(tight) \(spaced)")
    }
  }
#endif
