// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import CairoPictures
public import Foundation
import ViewFactory

/// Draws share images for any number of callers, and draws none twice that is still known.
public actor ShareImageService {
  /// What a service may use.
  public struct Limits: Hashable, Sendable {
    /// The most images that are drawn at the same time.
    public var drawings = 2
    /// The most requests that wait for a drawing to begin; further ones are turned away.
    public var waiting = 64
    /// The most bytes of images that are kept.
    public var cacheBytes = 64_000_000
    /// How long a caller waits for an image.
    public var time = Duration.seconds(5)

    /// Makes the limits of a small server.
    public init() {}
  }

  /// Why there is no image now.
  public enum Failure: Error, Hashable, Sendable {
    /// Too many others wait already.
    case busy
    /// It took too long. It is drawn all the same, for those who ask again.
    case late
    /// It cannot be drawn.
    case broken(String)
  }

  /// How many images were drawn so far, and how many came out of the cache.
  public private(set) var statistics = (drawn: 0, kept: 0)

  /// Whether who asks for another image now is turned away.
  var isFull: Bool { running.count >= max(limits.drawings, 1) + max(limits.waiting, 0) }

  private let limits: Limits
  private let draw: @Sendable (ShareImageRequest) async throws -> Data
  private var cache: ImageCache
  private var running: [String: Task<Data, any Error>] = [:]
  private var free: Int
  private var queue: [CheckedContinuation<Void, Never>] = []

  /// Makes a service.
  ///
  /// - Parameter limits: What it may use.
  public init(limits: Limits = Limits()) {
    let measurer = PangoTextMeasurer()
    self.init(limits: limits) { request in
      let node = ShareImageCard.node(for: request, measurer: measurer)
      return try node.png(
        options: PNGOptions(scale: CGFloat(request.scale), margin: .none, maximumPixels: 1_000_000))
    }
  }

  /// A service that draws in another way, for tests.
  init(limits: Limits, draw: @escaping @Sendable (ShareImageRequest) async throws -> Data) {
    self.limits = limits
    self.draw = draw
    cache = ImageCache(mostBytes: limits.cacheBytes)
    free = max(limits.drawings, 1)
  }

  /// The image of a request as a PNG file.
  ///
  /// Callers that ask for the same image at the same time wait for one drawing.
  ///
  /// - Parameter request: What it shows.
  /// - Returns: The file.
  /// - Throws: ``Failure``.
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

  // MARK: Inside

  private func drawing(of request: ShareImageRequest, _ key: String) async throws -> Data {
    defer { running[key] = nil }
    await begin()
    defer { end() }
    let draw = draw
    // Not on the actor, which has to answer others meanwhile.
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
    // The place is handed over, so that nobody comes in between.
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
