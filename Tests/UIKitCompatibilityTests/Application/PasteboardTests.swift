// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility

@Suite("Pasteboards")
struct PasteboardTests {
  private let board = UIPasteboard.withUniqueName()

  @Test("a new pasteboard is empty and has a name of its own")
  func empty() {
    #expect(board.numberOfItems == 0)
    #expect(board.changeCount == 0)
    #expect(!board.hasStrings && !board.hasURLs && !board.hasImages && !board.hasColors)
    #expect(board.string == nil && board.strings == nil)
    #expect(board.url == nil && board.urls == nil)
    #expect(board.image == nil && board.images == nil)
    #expect(board.color == nil && board.colors == nil)
    #expect(board.name != UIPasteboard.withUniqueName().name)
    #expect(UIPasteboard.general.name == .general)
    #expect(UIPasteboard.general === UIPasteboard.general)
  }

  @Test("copied content replaces the former content, of any kind")
  func replaced() throws {
    board.string = "AB12"
    #expect(board.hasStrings)
    #expect(board.strings == ["AB12"])
    board.strings = ["one", "two"]
    #expect(board.string == "one")
    #expect(board.numberOfItems == 2)
    board.image = UIImage(systemName: "star")
    #expect(board.hasImages && !board.hasStrings)
    #expect(board.images?.count == 1)
    board.images = [try #require(UIImage(systemName: "star")), UIImage()]
    #expect(board.image == UIImage(systemName: "star"))
    board.color = .red
    #expect(board.hasColors && !board.hasImages)
    #expect(board.colors == [.red])
    board.colors = [.blue, .red]
    #expect(board.color == .blue)
    #expect(board.changeCount == 6)
    board.string = nil
    #expect(board.numberOfItems == 0)
    #expect(board.changeCount == 7)
  }

  @Test("the text of a link is its address, and a text is no link")
  func links() throws {
    let first = try #require(URL(string: "https://example.org/a"))
    let second = try #require(URL(string: "https://example.org/b"))
    board.url = first
    #expect(board.hasURLs && board.hasStrings)
    #expect(board.string == "https://example.org/a")
    board.urls = [second, first]
    #expect(board.url == second)
    #expect(board.strings?.count == 2)
    board.string = "https://example.org/a"
    #expect(board.url == nil)
    #expect(!board.hasURLs)
  }

  @Test("what one pasteboard holds isn't on another")
  func separate() {
    let other = UIPasteboard.withUniqueName()
    board.string = "here"
    #expect(other.string == nil)
  }

  @Test("many tasks can copy at the same time")
  func tasks() async {
    let board = board
    await withTaskGroup(of: Void.self) { group in
      for index in 0..<100 {
        group.addTask { board.strings = ["\(index)", "\(index)"] }
      }
    }
    #expect(board.changeCount == 100)
    #expect(Set(board.strings ?? []).count == 1)
  }
}
