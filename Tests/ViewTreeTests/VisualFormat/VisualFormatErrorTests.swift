// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewTreeTestSupport

@testable import ViewTree

@Suite("Visual formats: errors")
struct VisualFormatErrorTests {
  nonisolated struct Case: Sendable, CustomTestStringConvertible {
    var format: String
    var options: VisualFormatOptions = []
    var column: Int?
    var sentence: String
    var testDescription: String { "\(format) \(options.names)" }
  }

  nonisolated static let mistakes: [Case] = [
    Case(format: "", column: 1, sentence: "The visual format is empty."),
    Case(format: "  ", column: 1, sentence: "The visual format is empty."),
    Case(
      format: "H", column: 2,
      sentence: "Invalid visual format: expected “:”, found the end."),
    Case(format: "V|[a]", column: 2, sentence: "Invalid visual format: expected “:”, found “|”."),
    Case(
      format: "H:", column: 3,
      sentence: "Invalid visual format: expected “|” or “[”, found the end."),
    Case(
      format: "X:[a]", column: 1,
      sentence: "Invalid visual format: expected “H:”, “V:”, “|” or “[”, found “X”."),
    Case(
      format: "H:a]", column: 3, sentence: "Invalid visual format: expected “|” or “[”, found “a”."),
    Case(
      format: "|", column: 2, sentence: "Invalid visual format: expected “[”, found the end."),
    Case(
      format: "|-|", column: 3,
      sentence:
        "Invalid visual format: expected a number, the name of a metric, “(” or “[”, found “|”."),
    Case(
      format: "[a", column: 3,
      sentence: "Invalid visual format: expected “(” or “]”, found the end."),
    Case(
      format: "[a(50)", column: 7,
      sentence: "Invalid visual format: expected “]”, found the end."),
    Case(
      format: "[a(50]", column: 6,
      sentence: "Invalid visual format: expected “@”, “,” or “)”, found “]”."),
    Case(
      format: "[a(50@10]", column: 9,
      sentence: "Invalid visual format: expected “,” or “)”, found “]”."),
    Case(
      format: "[a()]", column: 4,
      sentence:
        "Invalid visual format: expected a number, the name of a metric or the name of a view, found “)”."
    ),
    Case(
      format: "[a(50@)]", column: 7,
      sentence: "Invalid visual format: expected a number or the name of a metric, found “)”."),
    Case(
      format: "[]", column: 2,
      sentence: "Invalid visual format: expected the name of a view, found “]”."),
    Case(
      format: "[1a]", column: 2,
      sentence: "Invalid visual format: expected the name of a view, found “1”."),
    Case(
      format: "[título]", column: 3,
      sentence: "Invalid visual format: expected “(” or “]”, found “í”."),
    Case(
      format: "[a]-8[b]", column: 6, sentence: "Invalid visual format: expected “-”, found “[”."),
    Case(
      format: "[a]-(8)[b]", column: 8, sentence: "Invalid visual format: expected “-”, found “[”."),
    Case(
      format: "[a]-gap", column: 8,
      sentence: "Invalid visual format: expected “-”, found the end."),
    Case(
      format: "[a]--8-[b]", column: 5,
      sentence:
        "Invalid visual format: expected a number, the name of a metric, “(”, “[” or “|”, found “-”."
    ),
    Case(
      format: "[a]-", column: 5,
      sentence:
        "Invalid visual format: expected a number, the name of a metric, “(”, “[” or “|”, found the end."
    ),
    Case(
      format: "[a]8-[b]", column: 4,
      sentence: "Invalid visual format: expected “-”, “[”, “|” or the end, found “8”."),
    Case(
      format: "[a]|[b]", column: 5, sentence: "Invalid visual format: expected the end, found “[”."),
    Case(
      format: "[a(=50)]", column: 4,
      sentence: "“=” is not a relation; there are “==”, “<=” and “>=”. Did you mean “==”?"),
    Case(
      format: "[a(=>50)]", column: 4,
      sentence: "“=>” is not a relation; there are “==”, “<=” and “>=”. Did you mean “>=”?"),
    Case(
      format: "[a(≤50)]", column: 4,
      sentence: "“≤” is not a relation; there are “==”, “<=” and “>=”. Did you mean “<=”?"),
    Case(
      format: "[a]-(!=5)-[b]", column: 6,
      sentence: "“!=” is not a relation; there are “==”, “<=” and “>=”."),
    Case(
      format: "[a]-[titel]", column: 6,
      sentence: "There is no view “titel” among the views. Did you mean “title”?"),
    Case(format: "[xyz]", column: 2, sentence: "There is no view “xyz” among the views."),
    Case(
      format: "[a]-gpa-[b]", column: 5,
      sentence: "There is no metric “gpa” among the metrics. Did you mean “gap”?"),
    Case(
      format: "[a]-gapp-[b]", column: 5,
      sentence: "There is no metric “gapp” among the metrics. Did you mean “gap”?"),
    Case(
      format: "[a(==titlee)]", column: 6,
      sentence: "There is neither a metric nor a view “titlee”. Did you mean “title”?"),
    Case(
      format: "[a(50@lo)]", column: 7,
      sentence: "There is no metric “lo” among the metrics. Did you mean “low”?"),
    Case(
      format: "[a]-b-[title]", column: 5,
      sentence: "“b” is a view; a distance or a priority is a number or a metric."),
    Case(
      format: "[a(50@b)]", column: 7,
      sentence: "“b” is a view; a distance or a priority is a number or a metric."),
    Case(
      format: "[a]-nan-[b]", column: 5, sentence: "The metric “nan” is not a finite number."),
    Case(
      format: "[a(50@1001)]", column: 7,
      sentence: "The priority 1001 cannot be used; priorities are above 0 and at most 1000."),
    Case(
      format: "[a(50@0)]", column: 7,
      sentence: "The priority 0 cannot be used; priorities are above 0 and at most 1000."),
    Case(
      format: "[a(50@huge)]", column: 7,
      sentence: "The priority “huge” cannot be used; priorities are above 0 and at most 1000."),
    Case(
      format: "[a]-[loose]-|", column: 13,
      sentence: "“|” means the superview of “loose”, which has none. Add the view to one first."),
    Case(
      format: "|[loose]", column: 1,
      sentence: "“|” means the superview of “loose”, which has none. Add the view to one first."),
    Case(
      format: "[a]-[b]", options: [.alignAllLeading, .alignAllTop],
      sentence:
        "A horizontal format cannot have the option alignAllLeading: views side by side are aligned by top, bottom, centerY or a baseline, and their distances are measured between edges."
    ),
    Case(
      format: "[a]", options: [.alignAllLeft, .spacingBaselineToBaseline],
      sentence:
        "A horizontal format cannot have the options alignAllLeft, spacingBaselineToBaseline: views side by side are aligned by top, bottom, centerY or a baseline, and their distances are measured between edges."
    ),
    Case(
      format: "V:[a]-[b]", options: .alignAllCenterY,
      sentence:
        "A vertical format cannot have the option alignAllCenterY: views one below the other are aligned by left, right, leading, trailing or centerX."
    ),
    Case(
      format: "[a]", options: VisualFormatOptions(rawValue: 1 << 7),
      sentence: "The options contain undefined bits: 128."),
    Case(
      format: "[a]", options: .directionMask,
      sentence: "The options contain undefined bits: 196608."),
  ]

  @Test("each error is named with its column", arguments: mistakes)
  func mistake(_ example: Case) throws {
    let root = rooted(300, 200)
    let (a, b, title) = (constrained("a"), constrained("b"), constrained("title"))
    for view in [a, b, title] { root.addSubview(view) }
    let error = try #require(throws: VisualFormatError.self) {
      try LayoutConstraint.constraints(
        withVisualFormat: example.format, options: example.options,
        metrics: ["gap": 12, "low": 250, "nan": .nan, "huge": 1e9],
        views: ["a": a, "b": b, "title": title, "loose": constrained("loose")])
    }
    #expect(error.column == example.column)
    #expect(error.reason.sentence == example.sentence)
    #expect(error.format == example.format)
    #expect(root.constraints.isEmpty && root.layoutProblems.isEmpty)
  }

  @Test("a number that is too large is named")
  func largeNumber() throws {
    let digits = String(repeating: "9", count: 400)
    let error = try #require(throws: VisualFormatError.self) {
      try LayoutConstraint.constraints(
        withVisualFormat: "[a(\(digits))]", views: ["a": constrained()])
    }
    #expect(error.reason.sentence == "The number \(digits) is too large.")
  }

  @Test("the description marks the column below the format")
  func picture() throws {
    let error = try #require(throws: VisualFormatError.self) {
      try LayoutConstraint.constraints(
        withVisualFormat: "H:|-[title)-|", views: ["title": constrained()])
    }
    #expect(
      error.description == """
        Invalid visual format: expected “(” or “]”, found “)”.
          H:|-[title)-|
                    ^ column 11
        """)
  }

  @Test("for a long format, the description shows what is around the column")
  func longPicture() throws {
    let views = Dictionary(uniqueKeysWithValues: (0..<50).map { ("v\($0)", constrained()) })
    let text = (0..<50).map { "[v\($0)]" }.joined(separator: "-")
    let broken = text.replacingOccurrences(of: "[v25]-", with: "[v25]+")
    let error = try #require(throws: VisualFormatError.self) {
      try LayoutConstraint.constraints(withVisualFormat: broken, views: views)
    }
    #expect(
      error.description == """
        Invalid visual format: expected “-”, “[”, “|” or the end, found “+”.
          …v19]-[v20]-[v21]-[v22]-[v23]-[v24]-[v25]+[v26]-[v27]-[v28]-[v29]-[v30]-[v31]-[v3…
                                                   ^ column 146
        """)
  }

  @Test(
    "the description shows up to 41 characters on each side of the column, and 40 of more",
    arguments: [(0, false), (41, false), (42, true), (60, true)])
  func pictureReach(count: Int, isCut: Bool) {
    func line(before: Int, after: Int) -> [Substring] {
      let format = String(repeating: "a", count: before) + String(repeating: "b", count: after)
      let error = VisualFormatError(format: format, column: before + 1, reason: .emptyFormat)
      return error.description.split(separator: "\n").dropFirst().map { $0.dropFirst(2) }
    }
    let most = isCut ? 40 : count
    let former = (isCut ? "…" : "") + String(repeating: "a", count: most)
    #expect(
      line(before: count, after: 1) == [
        "\(former)b", "\(String(repeating: " ", count: former.count))^ column \(count + 1)",
      ])
    let latter = String(repeating: "b", count: most) + (isCut ? "…" : "")
    #expect(line(before: 1, after: count) == ["a\(latter)", " ^ column 2"])
  }

  @Test("the description of a format with tabs and line breaks is on one line")
  func blankPicture() {
    let error = VisualFormatError(format: "H:\t[a]\n-\r\n]", column: 9, reason: .emptyFormat)
    #expect(
      error.description == """
        The visual format is empty.
          H: [a] - ]
                  ^ column 9
        """)
  }

  @Test("an option has no column, so the description is a single sentence")
  func optionPicture() throws {
    let error = VisualFormatError(
      format: "[a]", column: nil, reason: .unknownOptions(VisualFormatOptions(rawValue: 1)))
    #expect(error.description == "The options contain undefined bits: 1.")
  }

  @Test("columns count characters, not bytes")
  func characters() throws {
    let error = try #require(throws: VisualFormatError.self) {
      try LayoutConstraint.constraints(
        withVisualFormat: "[é]", views: ["é": constrained()])
    }
    #expect(error.column == 2)
  }

  @Test(
    "a column outside of the format is shown at its beginning or end",
    arguments: [Int.min, 0, Int.max])
  func columnOutside(column: Int) {
    let error = VisualFormatError(format: "[a]", column: column, reason: .emptyFormat)
    #expect(error.description.contains("  [a]\n  \(column > 0 ? "   " : "")^ column \(column)"))
  }
}
