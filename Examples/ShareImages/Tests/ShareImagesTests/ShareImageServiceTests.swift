// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import CairoPictures
import Foundation
import Testing
import ViewFactory

@testable import ShareImages

@Suite("The service")
struct ShareImageServiceTests {
  /// Limits for busy machines.
  private var patient: ShareImageService.Limits {
    var limits = ShareImageService.Limits()
    limits.time = .seconds(120)
    return limits
  }

  private func request(_ title: String) throws -> ShareImageRequest {
    try ShareImageRequest(query: ["title": title])
  }

  @Test("an image has the size that networks display", arguments: [1, 2], ["light", "dark"])
  func size(scale: Int, theme: String) async throws {
    let request = try ShareImageRequest(
      query: ["title": "عنوان 🎟 Title", "scale": "\(scale)", "theme": theme])
    let data = try await ShareImageService(limits: patient).image(for: request)
    let image = try #require(Image(data: data))
    #expect(image.size == CGSize(width: 600 * scale, height: 315 * scale))
  }

  @Test("text of any length stays on the card, and the author is visible")
  func longTexts() throws {
    let request = try ShareImageRequest(query: [
      "title": String(repeating: "Title ", count: 33),
      "text": String(repeating: "text ", count: 120),
      "author": String(repeating: "author ", count: 11),
    ])
    let page = ShareImageCard.node(for: request, measurer: PangoTextMeasurer())
    page.layoutIfNeeded()
    let card = try #require(page.subviews.first)
    #expect(card.frame.minY >= 24)
    #expect(card.frame.maxY <= 315 - 24)
    let labels = card.accessibilityOrder.compactMap { $0 as? LabelNode }
    #expect(labels.count == 3)
    for label in labels {
      let frame = label.convert(label.bounds, to: card)
      #expect(card.bounds.insetBy(dx: -0.5, dy: -0.5).contains(frame))
      #expect(frame.height >= label.font.lineHeight - 1)
    }
  }

  @Test("simultaneous requests for the same image share one drawing, which is cached")
  func sameRequest() async throws {
    let service = ShareImageService(limits: patient) { request in
      try await Task.sleep(for: .milliseconds(50))
      return Data(request.title.utf8)
    }
    let wanted = try request("same")
    let images = try await withThrowingTaskGroup(of: Data.self) { group in
      for _ in 0..<50 { group.addTask { try await service.image(for: wanted) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(Set(images) == [Data("same".utf8)])
    _ = try await service.image(for: wanted)
    let statistics = await service.statistics
    #expect(statistics.drawn == 1)
    #expect(statistics.kept >= 1)
  }

  @Test("requests beyond the limit are rejected, and the others are served")
  func busy() async throws {
    var limits = patient
    limits.drawings = 1
    limits.waiting = 2
    let gate = Gate()
    let service = ShareImageService(limits: limits) { request in
      await gate.wait()
      return Data(request.title.utf8)
    }
    let requests = try (0..<3).map { try request("\($0)") }
    let tasks = requests.map { wanted in Task { try await service.image(for: wanted) } }
    // Two more than can be drawn or wait; which ones are rejected is arbitrary.
    var refused = 0
    for _ in 0..<100 {
      try await Task.sleep(for: .milliseconds(5))
      if await service.isFull { break }
    }
    for number in 3..<5 {
      do {
        _ = try await service.image(for: request("\(number)"))
      } catch ShareImageService.Failure.busy {
        refused += 1
      }
    }
    #expect(refused == 2)
    await gate.open()
    for (number, task) in tasks.enumerated() {
      #expect(try await task.value == Data("\(number)".utf8))
    }
  }

  @Test("a request can time out, and its image is available to the next one")
  func late() async throws {
    var limits = ShareImageService.Limits()
    limits.time = .milliseconds(20)
    let gate = Gate()
    let service = ShareImageService(limits: limits) { _ in
      await gate.wait()
      return Data("late".utf8)
    }
    let wanted = try request("a")
    await #expect(throws: ShareImageService.Failure.late) { try await service.image(for: wanted) }
    await gate.open()
    var image: Data?
    for _ in 0..<200 where image == nil {
      image = try? await service.image(for: wanted)
    }
    #expect(image == Data("late".utf8))
    #expect(await service.statistics.drawn == 1)
  }

  @Test("an image that can't be drawn fails for its requests and isn't cached")
  func broken() async throws {
    struct Broken: Error {}
    let service = ShareImageService(limits: patient) { _ in throw Broken() }
    let wanted = try request("a")
    for _ in 0..<2 {
      await #expect(throws: ShareImageService.Failure.broken("Broken()")) {
        try await service.image(for: wanted)
      }
    }
  }

  @Test("the least recently used images are evicted")
  func cache() {
    var cache = ImageCache(mostBytes: 30)
    for key in ["a", "b", "c"] { cache[key] = Data(count: 10) }
    _ = cache["a"]
    cache["d"] = Data(count: 10)
    #expect(cache["b"] == nil)
    #expect(cache["a"] != nil)
    cache["e"] = Data(count: 31)
    #expect(cache["e"] == nil)
    #expect(cache.bytes == 30)
    for number in 0..<10_000 { cache["\(number % 7)"] = Data(count: 1 + number % 9) }
    #expect(cache.bytes <= 30)
  }
}

/// A gate that blocks callers until it is opened.
private actor Gate {
  private var isOpen = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func wait() async {
    if !isOpen { await withCheckedContinuation { waiting.append($0) } }
  }

  func open() {
    isOpen = true
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}
