// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTesting

@testable import DeclarativeViews

@Suite("Links")
struct LinkTests {
  private let url = URL(fileURLWithPath: "/terms")

  @Test("a link is opened by the action of its environment")
  func opens() throws {
    var opened: [URL] = []
    let (screen, host) = shown {
      Link("Terms", destination: url)
        .environment(
          \.openURL,
          OpenURLAction {
            opened.append($0)
            return .handled
          })
    }
    #expect(host.accessibilityTree() == "link \"Terms\"\n")
    try screen.tap("Terms")
    #expect(opened == [url])
  }

  @Test("a link that was disabled is enabled again")
  func enabling() throws {
    struct Owner: View {
      @State private var isOff = true
      let url: URL
      var body: some View {
        Link("Terms", destination: url).disabled(isOff)
        Button("Toggle") { isOff.toggle() }
      }
    }
    let (screen, host) = shown { Owner(url: url) }
    func traits() -> AccessibilityTraits? { host.accessibilityOrder.first?.accessibilityTraits }
    #expect(traits() == [.link, .notEnabled])
    try screen.tap("Toggle")
    screen.layoutIfNeeded()
    #expect(traits() == .link)
  }

  @Test("without an action, links are discarded")
  func withoutAction() throws {
    struct Opener: View {
      @Environment(\.openURL) private var openURL
      @State private var answer = "nothing yet"
      let url: URL
      var body: some View {
        Link(destination: url) { Label("Terms", systemImage: "globe") }
        Button(answer) { openURL(url) { answer = $0 ? "opened" : "discarded" } }
      }
    }
    let (screen, host) = shown { Opener(url: url) }
    try screen.tap("Terms")
    try screen.tap("nothing yet")
    screen.layoutIfNeeded()
    #expect(host.accessibilityOrder.compactMap(\.accessibilityLabel) == ["Terms", "discarded"])
  }

  @Test("only a handled link counts as opened")
  func results() {
    for result in [OpenURLAction.Result.handled, .discarded, .systemAction] {
      var accepted: [Bool] = []
      OpenURLAction { _ in result }(url) { accepted.append($0) }
      #expect(accepted == [result == .handled])
    }
  }
}
