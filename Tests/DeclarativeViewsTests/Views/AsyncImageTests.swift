// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewPictures
import ViewTesting

@testable import DeclarativeViews

@Suite("Images that are loaded")
struct AsyncImageTests {
  private struct Failure: Error {}

  private struct Owner: View {
    @State private var name = "first"
    var body: some View {
      VStack {
        Button("Change") { name = "second" }
        Button("Break") { name = "broken" }
        AsyncImage(url: URL(string: "https://example.com/\(name).png")) { phase in
          switch phase {
          case .empty: Text("loading")
          case .success(let image): Text("width \(Int(image.size.width))")
          case .failure(let error): Text("failed \(error is Failure)")
          }
        }
      }
      .imageLoader { url, scale in
        if url.lastPathComponent == "broken.png" { throw Failure() }
        let width: CGFloat = url.lastPathComponent == "first.png" ? 10 : 20
        return Image(size: CGSize(width: width * scale, height: 5), displayScale: 1) { _ in }
      }
    }
  }

  @Test("an image is loaded by the loader of its environment, and again for another URL")
  @MainActor func loading() async throws {
    let (screen, host) = shown { Owner() }
    func shows(_ text: String) -> Bool {
      screen.layoutIfNeeded()
      return host.accessibilityTree().contains(text)
    }
    #expect(shows("loading"))
    await waitUntil { shows("width 10") }
    #expect(shows("width 10"))
    try screen.tap("Change")
    await waitUntil { shows("width 20") }
    #expect(shows("width 20"))
    try screen.tap("Break")
    await waitUntil { shows("failed") }
    #expect(shows("failed true"))
  }

  @Test("without a loader, files are loaded, and other images fail with a reason")
  @MainActor func files() async throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("AsyncImageTests-\(UUID().uuidString).png")
    try Data("not an image".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let web = try #require(URL(string: "https://example.com/a.png"))
    for (url, reason) in [
      (file, ImageLoadingError.notAnImage(url: file)), (web, .noLoader(url: web)),
    ] {
      var found: ImageLoadingError?
      let (screen, _) = shown {
        AsyncImage(url: url) { phase in
          let _ = (found = found ?? phase.error as? ImageLoadingError)
          Text("image")
        }
      }
      await waitUntil {
        screen.layoutIfNeeded()
        return found != nil
      }
      #expect(found == reason)
      #expect(reason.description.contains(url.absoluteString))
    }
    let missing = URL(fileURLWithPath: "/does/not/exist.png")
    var failed = false
    let (screen, _) = shown {
      AsyncImage(url: missing) { phase in
        let _ = (failed = failed || phase.error != nil)
        Text("image")
      }
    }
    await waitUntil {
      screen.layoutIfNeeded()
      return failed
    }
    #expect(failed)
  }

  @Test("a placeholder is shown until the image is loaded, and without a URL")
  @MainActor func placeholder() async {
    let (screen, host) = shown {
      AsyncImage(url: URL(string: "https://example.com/a.png")) { image in
        Text("image \(Int(image.size.height))")
      } placeholder: {
        Text("wait")
      }
      AsyncImage(url: nil).frame(width: 50, height: 50)
    }
    #expect(host.accessibilityTree().contains("wait"))
    #expect(host.svg().contains("<rect"))
    #expect(AsyncImagePhase.empty.image == nil && AsyncImagePhase.empty.error == nil)
    screen.layoutIfNeeded()
  }
}
