// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics

@Suite("Symbols") struct SymbolTests {
  @Test("an unknown name returns nil") func unknown() {
    #expect(Image(systemName: "no.such.symbol") == nil)
    #expect(Image(systemName: "") == nil)
  }

  @Test(
    "the symbols that components need exist",
    arguments: [
      "pencil", "plus", "minus", "xmark", "checkmark", "chevron.left", "chevron.right",
      "chevron.up", "chevron.down", "magnifyingglass", "gear", "person", "house", "list.bullet",
      "trash", "star", "heart", "bell", "photo", "ellipsis", "arrow.left", "xmark.circle.fill",
    ])
  func present(name: String) throws {
    let image = try #require(Image(systemName: name))
    #expect(image.isSymbolImage)
    #expect(image.size.height > 0)
  }

  @Test("every symbol draws within its size", arguments: Image.systemSymbolNames)
  func insideSize(name: String) throws {
    let image = try #require(
      Image(systemName: name, withConfiguration: .init(pointSize: 100)))
    guard case .figures(let figures) = image.content else {
      Issue.record("a symbol is made of figures")
      return
    }
    #expect(!figures.isEmpty)
    let room = CGRect(origin: .zero, size: image.size)
    for figure in figures {
      switch figure {
      case .fill(let path, let color):
        #expect(color == nil)
        #expect(room.contains(path.bounds))
      case .stroke(let path, let style, let color):
        #expect(color == nil)
        #expect(room.contains(path.bounds.insetBy(dx: -style.width / 2, dy: -style.width / 2)))
      }
    }
  }

  @Test(
    "a pencil's bounding box is as large as measured",
    arguments: [(24.0, 10.67, 29.0, 40.0), (16, 10, 22, 32)])
  func pencil(pointSize: CGFloat, start: CGFloat, end: CGFloat, side: CGFloat) throws {
    let image = try #require(
      Image(systemName: "pencil", withConfiguration: .init(pointSize: pointSize)))
    guard case .figures(let figures) = image.content, case .fill(let path, _)? = figures.first
    else {
      Issue.record("the pencil is one filled figure")
      return
    }
    let ink = path.bounds.offsetBy(
      dx: (side - image.size.width) / 2, dy: (side - image.size.height) / 2)
    #expect(abs(ink.minX - start) <= 0.35)
    #expect(abs(ink.maxX - end) <= 0.35)
    #expect(abs(ink.minY - start) <= 0.35)
    #expect(abs(ink.maxY - end) <= 0.35)
  }

  @Test("size depends on point size and scale, and line width on weight")

  func configuration() throws {
    let plain = try #require(Image(systemName: "plus"))
    #expect(plain.size == CGSize(width: 17, height: 17))
    let large = try #require(
      Image(systemName: "plus", withConfiguration: .init(textStyle: .body, scale: .large)))
    #expect(abs(large.size.width - 17 * 1.28) <= 0.001)
    func width(_ weight: Font.Weight) throws -> CGFloat {
      let image = try #require(
        Image(systemName: "plus", withConfiguration: .init(pointSize: 100, weight: weight)))
      guard case .figures(let figures) = image.content,
        case .stroke(_, let style, _)? = figures.first
      else { return 0 }
      return style.width
    }
    let weights: [Font.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    let widths = try weights.map(width)
    #expect(widths == widths.sorted())
    #expect(Set(widths).count == weights.count)
    #expect(abs(widths[3] - 8.6) <= 0.001)
  }

  @Test("applying a configuration keeps what it doesn't specify") func applying() {
    typealias Configuration = Image.SymbolConfiguration
    let both = Configuration(pointSize: 20, weight: .bold, scale: .small)
      .applying(Configuration(weight: .light))
    #expect(both.pointSize == 20)
    #expect(both.weight == .light)
    #expect(both.scale == .small)
    #expect(Configuration(pointSize: .nan).pointSize == nil)
    #expect(Configuration(pointSize: -3).pointSize == nil)
  }

  @Test("a symbol is drawn again in another configuration") func reconfigured() throws {
    let image = try #require(Image(systemName: "star")).withRenderingMode(.alwaysTemplate)
    let large = image.withConfiguration(.init(pointSize: 34))
    #expect(abs(large.size.width - image.size.width * 2) <= 0.001)
    #expect(large.renderingMode == .alwaysTemplate)
    #expect(large.symbolConfiguration?.pointSize == 34)
    let plain = Image(content: .figures([]), size: CGSize(width: 5, height: 5))
    #expect(plain.withConfiguration(.init(pointSize: 34)) == plain)
    #expect(plain.applyingSymbolConfiguration(.init(pointSize: 34)) == nil)
  }

  @Test("a weight between two named ones draws lines of intermediate width")
  func weightsBetween() throws {
    func width(_ weight: CGFloat) throws -> CGFloat {
      let image = try #require(
        Image(
          systemName: "plus",
          withConfiguration: .init(pointSize: 100, weight: Font.Weight(rawValue: weight))))
      guard case .figures(let figures) = image.content,
        case .stroke(_, let style, _)? = figures.first
      else { return 0 }
      return style.width
    }
    // Thin is −0.6 and light −0.4.
    let (thin, light) = (try width(-0.6), try width(-0.4))
    #expect(abs(try width(-0.5) - (thin + light) / 2) <= 0.001)
  }
}
