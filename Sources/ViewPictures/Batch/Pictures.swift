// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewNodes

/// A namespace for drawing many pictures concurrently.
public enum Pictures {
  /// Creates many pictures on several threads and passes them to a closure one by one, in the order
  /// of their makers.
  ///
  /// An error in a maker, a drawing, or the receiver doesn't stop the others, and is listed in the
  /// report. At most four pictures per thread are in progress or waiting to be passed to the
  /// receiver, so that memory usage doesn't grow with their number: makers are taken from the
  /// sequence on demand, and a slow receiver slows down drawing. When the task is canceled, no
  /// further picture is started.
  ///
  /// - Parameters:
  ///   - makers: The makers of the pictures; a lazy sequence is evaluated on demand.
  ///   - format: The format of the files.
  ///   - concurrency: The maximum number of pictures drawn at the same time; less than 1 counts as
  ///     1.
  ///   - progress: A closure called with the report so far, after each picture, in order.
  ///   - receive: A closure called with the pictures, one at a time.
  /// - Returns: The number of pictures, and the failures.
  public static func render(
    _ makers: sending some Sequence<PictureMaker>, as format: PictureFormat = .svg(),
    concurrency: Int, progress: (PictureReport) -> Void = { _ in },
    to receive: (RenderedPicture) async throws -> Void
  ) async -> PictureReport {
    await run(
      makers, concurrency: concurrency, progress: progress,
      draw: { maker in try format.encode(try maker.make()) }
    ) { index, name, bytes in
      try await receive(RenderedPicture(index: index, name: name, bytes: bytes))
    }
  }

  /// Creates drawings that aren't encoded as files yet.
  package static func renderLists(
    _ makers: sending some Sequence<PictureMaker>, margin: PictureMargin, concurrency: Int,
    progress: (PictureReport) -> Void, to receive: (DisplayList) async throws -> Void
  ) async -> PictureReport {
    await run(
      makers, concurrency: concurrency, progress: progress,
      draw: { maker in DisplayList(of: try maker.make(), margin: margin) }
    ) { _, _, list in
      try await receive(list)
    }
  }

  private static func drawing<Drawing>(
    of maker: PictureMaker, by draw: MakerDrawing<Drawing>
  ) async -> Result<Drawing, any Error> {
    Result { try draw(maker) }
  }

  private static func run<Drawing: Sendable>(
    _ makers: sending some Sequence<PictureMaker>, concurrency: Int,
    progress: (PictureReport) -> Void,
    draw: @escaping MakerDrawing<Drawing>,
    to receive: (Int, String, Drawing) async throws -> Void
  ) async -> PictureReport {
    var report = PictureReport()
    var source = makers.makeIterator()
    let width = max(concurrency, 1)
    var waiting = WaitingPictures<Drawing>()
    await withTaskGroup(of: DrawnPicture<Drawing>.self) { group in
      var running = 0
      var hasMore = true
      while true {
        while hasMore, running < width, waiting.count + running < width * 4 {
          if Task.isCancelled {
            report.wasCancelled = true
            hasMore = false
          } else if let maker = source.next() {
            let index = waiting.begin()
            group.addTask {
              DrawnPicture(
                index: index, name: maker.name, result: await drawing(of: maker, by: draw))
            }
            running += 1
          } else {
            hasMore = false
          }
        }
        guard running > 0, let drawn = await group.next() else { break }
        running -= 1
        waiting.add(drawn)
        while let next = waiting.next() {
          do {
            try await receive(next.index, next.name, try next.result.get())
            report.made += 1
          } catch {
            report.failures.append(
              PictureReport.Failure(index: next.index, name: next.name, error: error))
          }
          progress(report)
        }
      }
    }
    return report
  }
}

/// The result of one maker.
private nonisolated struct DrawnPicture<Drawing: Sendable>: Sendable {
  let index: Int
  let name: String
  let result: Result<Drawing, any Error>
}

/// The pictures that were finished before earlier ones.
private struct WaitingPictures<Drawing: Sendable> {
  private var pictures: [Int: DrawnPicture<Drawing>] = [:]
  private var begun = 0
  private var handedOver = 0

  var count: Int { pictures.count }

  mutating func begin() -> Int {
    defer { begun += 1 }
    return begun
  }

  mutating func add(_ picture: DrawnPicture<Drawing>) {
    pictures[picture.index] = picture
  }

  /// Returns the next picture in order, if it is finished.
  mutating func next() -> DrawnPicture<Drawing>? {
    guard let picture = pictures.removeValue(forKey: handedOver) else { return nil }
    handedOver += 1
    return picture
  }
}
