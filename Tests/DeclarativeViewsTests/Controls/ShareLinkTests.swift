// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTesting

@testable import DeclarativeViews

@Suite("Links that share items")
struct ShareLinkTests {
  @Test("a tap passes the items to the action around the link")
  func items() throws {
    let url = try #require(URL(string: "https://example.com"))
    var shared: [SharedContent] = []
    let (screen, host) = shown {
      VStack {
        ShareLink(item: url)
        ShareLink("Send", item: "text", subject: Text("subject"), message: Text("message"))
        ShareLink(items: [url, url]) { Text("both") }
        ShareLink("List", items: [url])
        ShareLink(items: ["a", "b"]) { Text("words") }
        ShareLink(item: url) { Text("one") }
        ShareLink(item: "word") { Text("word") }
      }
      .onShare { shared.append($0) }
    }
    #expect(
      host.accessibilityOrder.map(\.accessibilityLabel)
        == ["Share…", "Send", "both", "List", "words", "one", "word"])
    for element in host.accessibilityOrder { try screen.tap(element) }
    #expect(
      shared.map(\.urls) == [[url], [], [url, url], [url], [], [url], []])
    #expect(shared.map(\.texts) == [[], ["text"], [], [], ["a", "b"], [], ["word"]])
    #expect(shared[1].subject == "subject" && shared[1].message == "message")
  }

  @Test("without an action, a tap does nothing")
  func nothing() throws {
    let (screen, host) = shown { ShareLink(item: "text") }
    try screen.tap("Share…")
    #expect(host.accessibilityTree() == "button \"Share…\"\n")
    // The symbol is drawn next to the title.
    let size = TreeProbe.size(of: AnyView(ShareLink(item: "text")), 300, 600)
    #expect(size.width > TreeProbe.size(of: AnyView(Text("Share…")), 300, 600).width + 15)
  }
}
