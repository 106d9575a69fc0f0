// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTesting

@testable import DeclarativeViews

@Suite("Hidden contents")
struct RedactionTests {
  private func marks(_ view: some View) -> [String] {
    let (_, host) = shown { view }
    return host.tree?.drawingSteps().compactMap { step in
      switch step {
      case .mark(.text): "text"
      case .mark(.image): "image"
      case .mark(.fill): "fill"
      default: nil
      }
    } ?? []
  }

  @Test("texts and images become shapes of the same size, unless they are shown again")
  func placeholder() {
    let view = HStack {
      Image(systemName: "star")
      Text("private")
      Text("public").unredacted()
    }
    #expect(marks(view) == ["image", "text", "text"])
    #expect(marks(view.redacted(reason: .placeholder)) == ["fill", "fill", "text"])
    #expect(marks(view.redacted(reason: .privacy)) == ["image", "text", "text"])
    #expect(marks(view.redacted(reason: []).redacted(reason: .placeholder)).first == "fill")
    let (_, host) = shown { view.redacted(reason: .placeholder) }
    #expect(!host.accessibilityTree().contains("private"))
    #expect(host.accessibilityTree().contains("public"))
  }

  @Test("a hidden text keeps its size and has a bar for each line")
  func lines() {
    let text = Text("several words that need more than a single line").frame(width: 120)
    func size(_ view: some View) -> CGSize { HostingNode { view }.intrinsicContentSize }
    #expect(size(text) == size(text.redacted(reason: .placeholder)))
    let count = marks(text).count
    #expect(count > 1 && marks(text.redacted(reason: .placeholder)).count == count)
  }

  @Test("views can read why their content is hidden")
  func reading() {
    struct Reader: View {
      @Environment(\.redactionReasons) private var reasons
      var body: some View { Text(reasons.contains(.privacy) ? "hidden" : "shown") }
    }
    let (_, host) = shown {
      VStack {
        Reader()
        Reader().redacted(reason: .privacy)
      }
    }
    #expect(host.accessibilityTree().contains("shown"))
    #expect(host.accessibilityTree().contains("hidden"))
  }
}
