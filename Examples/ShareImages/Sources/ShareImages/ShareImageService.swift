// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import CairoPictures
public import Foundation
import ViewFactory

/// A service that draws share images for any number of callers and caches them.
public actor ShareImageService {
  /// The resource limits of a service.
  public struct Limits: Hashable, Sendable {
    /// The maximum number of images that are drawn at the same time.
    public var drawings = 2
    /// The maximum number of requests that wait for drawing to begin; others are rejected.
    public var waiting = 64
    /// The maximum size of the cache, in bytes.
    public var cacheBytes = 64_000_000
    /// The timeout for a caller.
    public var time = Duration.seconds(5)

    /// Creates limits for a small server.
    public init() {}
  }

  /// The reason why an image isn't available.
  public enum Failure: Error, Hashable, Sendable {
    /// Too many requests are already waiting.
    case busy
    /// Drawing timed out; it continues for later requests.
    case late
    /// The image can't be drawn.
    case broken(String)
  }

  /// The numbers of images that were drawn, and that came from the cache.
  public private(set) var statistics = (drawn: 0, kept: 0)

  /// Whether requests for other images are currently rejected.
  var isFull: Bool { running.count >= max(limits.drawings, 1) + max(limits.waiting, 0) }

  private let limits: Limits
  private let draw: @Sendable (ShareImageRequest) async throws -> Data
  private var cache: ImageCache
  private var running: [String: Task<Data, any Error>] = [:]
  private var free: Int
  private var queue: [CheckedContinuation<Void, Never>] = []

  /// Creates a service.
  ///
  /// - Parameter limits: The resource limits.
  public init(limits: Limits = Limits()) {
    let measurer = PangoTextMeasurer()
    self.init(limits: limits) { request in
      let node = ShareImageCard.node(for: request, measurer: measurer)
      return try node.png(
        options: PNGOptions(scale: CGFloat(request.scale), margin: .none, maximumPixels: 1_000_000))
    }
  }

  /// Creates a service with custom drawing, for tests.
  init(limits: Limits, draw: @escaping @Sendable (ShareImageRequest) async throws -> Data) {
    self.limits = limits
    self.draw = draw
    cache = ImageCache(mostBytes: limits.cacheBytes)
    free = max(limits.drawings, 1)
  }

  /// Returns the image for a request as a PNG file.
  ///
  /// Simultaneous callers that request the same image share one drawing.
  ///
  /// - Parameter request: The contents of the image.
  /// - Returns: The file.
  /// - Throws: ``Failure`` if the image can't be drawn, or not in time.
  public func image(for request: ShareImageRequest) async throws(Failure) -> Data {
    let key = request.cacheKey
    if let data = cache[key] {
      statistics.kept += 1
      return data
    }
    let task: Task<Data, any Error>
    if let same = running[key] {
      task = same
    } else {
      if isFull { throw .busy }
      task = Task { try await self.drawing(of: request, key) }
      running[key] = task
    }
    return try await result(of: task)
  }

  // MARK: Drawing

  private func drawing(of request: ShareImageRequest, _ key: String) async throws -> Data {
    defer { running[key] = nil }
    await begin()
    defer { end() }
    let draw = draw
    // Draw outside the actor, which has to serve others meanwhile.
    let data = try await Task.detached { try await draw(request) }.value
    statistics.drawn += 1
    cache[key] = data
    return data
  }

  private func begin() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { queue.append($0) }
    }
  }

  private func end() {
    // Hand over the slot directly, so that no other request takes it.
    if queue.isEmpty { free += 1 } else { queue.removeFirst().resume() }
  }

  private nonisolated func result(of task: Task<Data, any Error>) async throws(Failure) -> Data {
    let time = limits.time
    let first = AsyncStream<Result<Data, Failure>> { stream in
      let waiting = Task {
        do {
          stream.yield(.success(try await task.value))
        } catch {
          stream.yield(.failure(.broken("\(error)")))
        }
      }
      let timer = Task {
        try await Task.sleep(for: time)
        stream.yield(.failure(.late))
      }
      stream.onTermination = { _ in
        waiting.cancel()
        timer.cancel()
      }
    }
    for await result in first { return try result.get() }
    throw .late
  }
}
