// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewPictures

@testable import ViewTesting

@Suite("Sheets of variants")
struct SnapshotSheetTests {
  private func size(_ widths: CGFloat...) throws -> CGSize {
    try SnapshotSheet.list(
      of: .across(widths: widths) { ViewNode(frame: CGRect(x: 0, y: 0, width: 10, height: 50)) }
    ).size
  }

  @Test("a variant wider than the sheet is in the first row, and the next one below it")
  func wide() throws {
    let single = try size(200)
    #expect(try size(2000) == CGSize(width: 2032, height: single.height))
    #expect(try size(2000, 200) == CGSize(width: 2032, height: 2 * single.height - 16))
    #expect(try size(200, 300).height == single.height)
  }

  private static let font = Font.systemFont(ofSize: 11)
  /// The height of a caption and the gap above it.
  private static let caption = 4 + font.lineHeight

  private func width(_ name: String) -> CGFloat {
    EmbeddedTextMeasurer().width(of: name, font: Self.font)
  }

  private func sheet(_ sizes: KeyValuePairs<String, CGSize>) throws -> DisplayList {
    try SnapshotSheet.list(
      of: .across(themes: sizes) { ViewNode(frame: CGRect(origin: .zero, size: $0)) })
  }

  /// The rectangle of each picture, and its name with the left end of the baseline.
  private func places(_ sheet: DisplayList) -> (pictures: [CGRect], captions: [TextLine]) {
    var (pictures, captions): ([CGRect], [TextLine]) = ([], [])
    var origin = CGPoint.zero
    for operation in sheet.operations {
      switch operation {
      case .begin(.transform(let transform)): origin = CGPoint(x: transform.tx, y: transform.ty)
      case .begin(.clip(let path)):
        pictures.append(path.bounds.offsetBy(dx: origin.x, dy: origin.y))
      case .text(let line): captions.append(line)
      default: break
      }
    }
    return (pictures, captions)
  }

  @Test("a caption is below its picture, and begins at the left edge of it")
  func captions() throws {
    let sheet = try sheet([
      "one": CGSize(width: 100, height: 50), "two": CGSize(width: 80, height: 30),
    ])
    let (pictures, captions) = places(sheet)
    #expect(
      pictures == [
        CGRect(x: 16, y: 16, width: 100, height: 50), CGRect(x: 132, y: 16, width: 80, height: 30),
      ])
    #expect(captions.map(\.text) == ["one", "two"])
    #expect(
      captions.map(\.baseline) == [
        CGPoint(x: 16, y: 70 + Self.font.ascender), CGPoint(x: 132, y: 50 + Self.font.ascender),
      ])
    #expect(captions.map(\.width) == [width("one"), width("two")])
    #expect(captions.allSatisfy { $0.runs.map(\.font) == [Self.font] })
    #expect(captions.allSatisfy { $0.runs.map(\.color) == [.black] })
    #expect(sheet.size == CGSize(width: 228, height: 16 + 50 + Self.caption + 16))
    guard case .fill(let path, .color(let color)) = sheet.operations.first else {
      Issue.record("no background")
      return
    }
    #expect(path.bounds == CGRect(origin: .zero, size: sheet.size))
    #expect(color != .white && color != .black && color.alpha == 1)
  }

  @Test("a picture that is narrower than its caption takes up the width of the caption")
  func wideCaptions() throws {
    let (first, last) = ("a name that is rather long", "and another name that is long")
    let sheet = try sheet([
      first: CGSize(width: 10, height: 50), last: CGSize(width: 20, height: 60),
    ])
    let (pictures, captions) = places(sheet)
    let x = 16 + width(first) + 16
    #expect(pictures.map(\.minX) == [16, x] && captions.map(\.baseline.x) == [16, x])
    #expect(pictures.map(\.size) == [CGSize(width: 10, height: 50), CGSize(width: 20, height: 60)])
    #expect(
      sheet.size == CGSize(width: x + width(last) + 16, height: 16 + 60 + Self.caption + 16))
  }

  @Test("a row has as many pictures as fit into 1600 points with the gaps around them")
  func rows() throws {
    func second(_ first: CGFloat, _ last: CGFloat) throws -> CGPoint {
      places(
        try sheet([
          "a": CGSize(width: first, height: 20), "b": CGSize(width: last, height: 20),
        ])
      ).pictures[1].origin
    }
    let below = CGPoint(x: 16, y: 16 + 20 + Self.caption + 16)
    #expect(try second(752, 800) == CGPoint(x: 784, y: 16))
    #expect(try second(752, 800.5) == below)
    #expect(try second(752.5, 800) == below)
    #expect(try second(1600, 10) == below)
    #expect(try second(10, 1600) == below)
  }

  @Test("the next row is below the highest picture of a row, and the sheet encloses all of them")
  func heights() throws {
    let sheet = try sheet([
      "a": CGSize(width: 700, height: 50), "b": CGSize(width: 600, height: 80),
      "c": CGSize(width: 500, height: 20), "d": CGSize(width: 900, height: 10),
      "e": CGSize(width: 400, height: 30),
    ])
    let second = 16 + 80 + Self.caption + 16
    let third = second + 20 + Self.caption + 16
    let (pictures, captions) = places(sheet)
    #expect(
      pictures.map(\.origin) == [
        CGPoint(x: 16, y: 16), CGPoint(x: 732, y: 16), CGPoint(x: 16, y: second),
        CGPoint(x: 532, y: second), CGPoint(x: 16, y: third),
      ])
    for (picture, caption) in zip(pictures, captions) {
      #expect(abs(caption.baseline.y - picture.maxY - 4 - Self.font.ascender) < 1e-9)
    }
    #expect(sheet.size == CGSize(width: 1448, height: third + 30 + Self.caption + 16))
    // A short row after a high one and a high picture beside a low one.
    #expect(
      try self.sheet(["a": CGSize(width: 10, height: 90), "b": CGSize(width: 1590, height: 5)])
        .size.height == 16 + 90 + Self.caption + 16 + 5 + Self.caption + 16)
    #expect(
      try self.sheet(["a": CGSize(width: 10, height: 90), "b": CGSize(width: 10, height: 5)])
        .size.height == 16 + 90 + Self.caption + 16)
  }

  @Test("the pictures of a sheet with blocks have them in place of text, and captions remain text")
  func blocks() throws {
    func texts(_ textAsBlocks: Bool) throws -> [String] {
      places(
        try SnapshotSheet.list(
          of: .across(widths: [100]) {
            let label = LabelNode(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
            label.text = "Title"
            return label
          }, textAsBlocks: textAsBlocks)
      ).captions.map(\.text)
    }
    #expect(try texts(false) == ["Title", "100 pt"])
    #expect(try texts(true) == ["100 pt"])
  }
}
