// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewTreeTestSupport

@testable import ViewTree

/// A list that measures its rows while it lays them out, as tables do.
private final class RowList: ViewNode {
  /// What a row gets above the height that was measured.
  var slack: [ObjectIdentifier: CGFloat] = [:]
  /// The heights that were measured last, from the top down.
  private(set) var heights: [CGFloat] = []
  /// The heights of all layouts.
  var history: [CGFloat] = []
  var keepsFrames = false
  var willMeasure: (() -> Void)?
  var didMeasure: (() -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    willMeasure?()
    var top: CGFloat = 0
    heights = []
    for row in subviews {
      let height = row.systemLayoutSizeFitting(
        CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
      didMeasure?()
      heights.append(height)
      history.append(height)
      if keepsFrames { continue }
      let given = height + (slack[ObjectIdentifier(row)] ?? 0)
      row.frame = CGRect(x: 0, y: top, width: bounds.width, height: given)
      top += given
    }
  }
}

@Suite("Measurement during a list's layout")
struct MeasuringTests {
  /// A row with texts below each other, 8 points from its edges and from each other.
  private static func row(_ lengths: [CGFloat]) -> (row: ViewNode, texts: [TextNode]) {
    let row = ViewNode(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    var above = row.topAnchor
    var texts: [TextNode] = []
    for length in lengths {
      let text = TextNode(length)
      row.addSubview(text)
      LayoutConstraint.activate([
        text.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 8),
        row.trailingAnchor.constraint(equalTo: text.trailingAnchor, constant: 8),
        text.topAnchor.constraint(equalTo: above, constant: 8),
      ])
      above = text.bottomAnchor
      texts.append(text)
    }
    row.bottomAnchor.constraint(equalTo: above, constant: 8).isActive = true
    return (row, texts)
  }

  private static func list(_ rows: [[CGFloat]], width: CGFloat) -> (RowList, [[TextNode]]) {
    let list = RowList(frame: CGRect(x: 0, y: 0, width: width, height: 600))
    let made = rows.map(row)
    for row in made { list.addSubview(row.row) }
    return (list, made.map(\.texts))
  }

  private static func frames(_ list: ViewNode) -> [CGRect] {
    list.subviews.flatMap { [$0.frame] + $0.subviews.map(\.frame) }
  }

  @Test("rows are as high as their text at the list's width, whatever the width was before")
  func widths() {
    let rows: [[CGFloat]] = [[100], [400, 30], [1000, 250, 10], [50]]
    let (list, _) = Self.list(rows, width: 300)
    for width: CGFloat in [300, 120, 500, 120, 316, 66] {
      list.frame.size.width = width
      list.layoutIfNeeded()
      let (anew, _) = Self.list(rows, width: width)
      anew.layoutIfNeeded()
      #expect(Self.frames(list) == Self.frames(anew), "\(width)")
      let byHand = rows.map { row in
        row.reduce(8) { $0 + 8 + 10 * max(1, ($1 / (width - 16) - 1e-9).rounded(.up)) }
      }
      #expect(list.heights == byHand, "\(width)")
    }
  }

  @Test("another width recreates no relations and asks no text for its size")
  func work() throws {
    let (list, texts) = Self.list([[100], [400, 30], [1000, 250, 10]], width: 300)
    list.layoutIfNeeded()
    let engine = try #require(list.ownEngine)
    list.frame.size.width = 120
    list.layoutIfNeeded()
    let before = engine.work
    var asked = 0
    for text in texts.joined() { text.didAsk = { asked += 1 } }
    list.frame.size.width = 310
    list.layoutIfNeeded()
    #expect(asked == 0)
    #expect(engine.work.addedRows == before.addedRows)
  }

  @Test("a row that gets another height than measured has it, and its content follows")
  func slack() {
    let (list, texts) = Self.list([[100], [400]], width: 300)
    list.slack[ObjectIdentifier(list.subviews[0])] = 30
    list.layoutIfNeeded()
    #expect(list.subviews[0].frame.height == 56)
    #expect(texts[0][0].frame.height == 40)
    // And again as measured.
    list.slack = [:]
    list.setNeedsLayout()
    list.layoutIfNeeded()
    #expect(list.subviews[0].frame.height == 26)
    #expect(texts[0][0].frame.height == 10)
    // A text that grows later is pressed into the frame until the list measures anew.
    list.keepsFrames = true
    texts[0][0].length = 1000
    list.layoutIfNeeded()
    #expect(list.subviews[0].frame.height == 26)
    #expect(texts[0][0].frame.height == 10)
    list.keepsFrames = false
    list.setNeedsLayout()
    list.layoutIfNeeded()
    #expect(texts[0][0].frame.height == 40)
  }

  @Test("a row that is measured and keeps its frame looks as before")
  func measuredOnly() {
    let (list, texts) = Self.list([[400]], width: 300)
    list.layoutIfNeeded()
    #expect(list.subviews[0].frame == CGRect(x: 0, y: 0, width: 300, height: 36))
    list.keepsFrames = true
    list.frame.size.width = 100
    list.layoutIfNeeded()
    #expect(list.heights == [66])
    #expect(list.subviews[0].frame == CGRect(x: 0, y: 0, width: 300, height: 36))
    #expect(texts[0][0].frame == CGRect(x: 8, y: 8, width: 284, height: 20))
    list.setNeedsLayout()
    list.layoutIfNeeded()
    #expect(list.subviews[0].frame == CGRect(x: 0, y: 0, width: 300, height: 36))
    #expect(texts[0][0].frame == CGRect(x: 8, y: 8, width: 284, height: 20))
  }

  @Test("a row that leaves while it is measured still has the height it requests")
  func leaving() {
    let (list, texts) = Self.list([[400], [30]], width: 300)
    let row = list.subviews[0]
    list.layoutIfNeeded()
    texts[0][0].didAskHeight = { row.removeFromSuperview() }
    list.frame.size.width = 100
    list.history = []
    list.layoutIfNeeded()
    #expect(list.history.first == 66)
    #expect(list.subviews.count == 1)
  }

  @Test("relations from above don't affect the size of a row", arguments: [false, true])
  func reachedInto(isDeep: Bool) {
    let (list, texts) = Self.list([[400]], width: 300)
    let row = list.subviews[0]
    // The text, or the row itself, is to be as high as the list.
    let item = isDeep ? texts[0][0] : row
    let tie = item.heightAnchor.constraint(equalTo: list.heightAnchor)
    tie.priority = .defaultHigh
    tie.isActive = true
    list.layoutIfNeeded()
    #expect(list.heights == [36])
    #expect(row.frame.height == 36)
  }

  @Test("rows that are added during the layout compete by position, not by time")
  func order() {
    func tie(_ list: ViewNode, _ first: TextNode, _ second: TextNode) -> CGFloat {
      list.layoutDiagnosticsHandler = { _ in }
      LayoutConstraint.activate([
        first.heightAnchor.constraint(equalTo: second.heightAnchor),
        first.heightAnchor.constraint(equalToConstant: 20),
        second.heightAnchor.constraint(equalToConstant: 30),
      ])
      list.layoutIfNeeded()
      return first.frame.height
    }
    let (anew, texts) = Self.list([[10], [10]], width: 300)
    anew.layoutIfNeeded()
    #expect(tie(anew, texts[0][0], texts[1][0]) == 20)

    let (list, later) = Self.list([[10]], width: 300)
    list.layoutIfNeeded()
    let (row, earlier) = Self.row([10])
    list.willMeasure = { [unowned list] in
      // One that comes last is measured before one that comes first.
      let last = Self.row([10]).row
      list.addSubview(last)
      _ = last.systemLayoutSizeFitting(
        CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      list.insertSubview(row, at: 0)
    }
    list.setNeedsLayout()
    list.layoutIfNeeded()
    list.willMeasure = nil
    #expect(tie(list, earlier[0], later[0][0]) == 20)
  }

  @Test("explanations mention the height from the frame")
  func explained() {
    let (list, _) = Self.list([[400]], width: 300)
    list.layoutIfNeeded()
    let explanation = list.subviews[0].explain(.height)
    #expect(explanation.value == 36)
    #expect(explanation.constraints.count == 1)
    #expect(explanation.constraints.first?.algebra.hasSuffix("height = 36 @1000") == true)
    #expect(list.layoutReport().isEmpty)
  }

  @Test("a row can leave, lose its text, or request more while it is measured")
  func meddling() {
    let acts: [(RowList, [[TextNode]]) -> Void] = [
      { list, _ in list.subviews.last?.removeFromSuperview() },
      { _, texts in texts[0][0].removeFromSuperview() },
      { list, _ in list.layoutIfNeeded() },
      { list, texts in
        let other = ViewNode(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        other.addSubview(list)
        texts[0][0].length += 1
      },
      { list, texts in
        texts[0][0].constraints.first?.isActive = false
        _ = list.subviews.first?.systemLayoutSizeFitting(.zero)
      },
    ]
    for (number, act) in acts.enumerated() {
      for isAsked in [false, true] {
        let (list, texts) = Self.list([[400, 20], [30]], width: 300)
        var count = 0
        let once = {
          count += 1
          if count == 2 { act(list, texts) }
        }
        if isAsked { texts[0][0].didAsk = once } else { list.didMeasure = once }
        list.layoutIfNeeded()
        list.rootNode.layoutIfNeeded()
        texts[0][0].didAsk = nil
        list.didMeasure = nil
        list.setNeedsLayout()
        list.rootNode.layoutIfNeeded()
        for row in list.subviews where !row.subviews.isEmpty {
          let fitting = row.systemLayoutSizeFitting(
            CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
          #expect(row.frame.height == fitting.height, "act \(number)")
        }
      }
    }
  }

  @Test("after any sequence of edits, the list matches one built from scratch", arguments: 0..<12)
  func random(seed: Int) {
    var dice = Dice(seed: UInt64(seed))
    func length() -> CGFloat { CGFloat(1 + dice.next(below: 1200)) }
    func lengths() -> [CGFloat] { (0...dice.next(below: 3)).map { _ in length() } }
    var rows = (0..<4).map { _ in lengths() }
    var width: CGFloat = 300
    let made = Self.list(rows, width: width)
    let list = made.0
    var texts = made.1
    for step in 0..<20 {
      switch dice.next(below: 5) {
      case 0:
        width = CGFloat(30 + dice.next(below: 570))
        list.frame.size.width = width
      case 1:
        let place = dice.next(below: rows.count)
        rows[place][0] = length()
        texts[place][0].length = rows[place][0]
        list.setNeedsLayout()
      case 2 where rows.count > 1:
        let place = dice.next(below: rows.count)
        list.subviews[place].removeFromSuperview()
        rows.remove(at: place)
        texts.remove(at: place)
      case 3:
        let place = dice.next(below: rows.count + 1)
        let made = lengths()
        let row = Self.row(made)
        list.insertSubview(row.row, at: place)
        rows.insert(made, at: place)
        texts.insert(row.texts, at: place)
      default:
        list.setNeedsLayout()
      }
      list.layoutIfNeeded()
      let (anew, _) = Self.list(rows, width: width)
      anew.layoutIfNeeded()
      #expect(Self.frames(list) == Self.frames(anew), "seed \(seed), step \(step)")
      if Self.frames(list) != Self.frames(anew) { return }
    }
  }
}

/// Text with a fixed but mutable area, which records its measurements.
private final class TextNode: ViewNode {
  var length: CGFloat {
    didSet { invalidateIntrinsicContentSize() }
  }
  var didAsk: (() -> Void)?
  var didAskHeight: (() -> Void)?

  init(_ length: CGFloat) {
    self.length = length
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    didAsk?()
    return CGSize(width: length, height: 10)
  }

  override func intrinsicHeight(forWidth width: CGFloat) -> CGFloat? {
    didAskHeight?()
    return 10 * max(1, (length / max(width, 1) - 1e-9).rounded(.up))
  }
}
