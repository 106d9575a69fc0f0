// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes

@testable import ViewPictures

@Suite("Batches of pictures")
struct PicturesTests {
  private struct Refusal: Error, CustomStringConvertible {
    var description: String { "refused" }
  }

  private func makers(_ count: Int, failing: Set<Int> = []) -> [PictureMaker] {
    (0..<count).map { index in
      PictureMaker("picture \(index)") {
        if failing.contains(index) { throw Refusal() }
        // Later ones are drawn faster than earlier ones.
        let node = box(0, 0, CGFloat(index + 1), 10, .red)
        for _ in 0..<(count - index) * 5 { node.addSubview(box(0, 0, 1, 1, .white)) }
        return node
      }
    }
  }

  @Test("pictures are delivered in order, whichever takes longer", arguments: [1, 2, 7, 0])
  func order(concurrency: Int) async {
    var names: [String] = []
    var pictures: [[UInt8]] = []
    let report = await Pictures.render(makers(40), concurrency: concurrency) { picture in
      #expect(picture.index == names.count)
      names.append(picture.name)
      pictures.append(picture.bytes)
    }
    #expect(names == (0..<40).map { "picture \($0)" })
    #expect(report.made == 40)
    #expect(report.failures.isEmpty)
    let expected = try? makers(40).map { Array(try $0.make().svg().utf8) }
    #expect(pictures == expected)
  }

  @Test("a picture that fails is named and doesn't stop the others")
  func failures() async {
    var names: [String] = []
    var progress: [Int] = []
    let report = await Pictures.render(
      makers(10, failing: [0, 4]), concurrency: 3, progress: { progress.append($0.finished) }
    ) { picture in
      if picture.index == 7 { throw Refusal() }
      names.append(picture.name)
    }
    #expect(names == [1, 2, 3, 5, 6, 8, 9].map { "picture \($0)" })
    #expect(report.made == 7)
    #expect(report.failures.map(\.index) == [0, 4, 7])
    #expect(report.failures.first?.description == "picture 0: refused")
    #expect(progress == Array(1...10))
  }

  @Test("a slow receiver holds back drawing, and makers are read as needed")
  func backPressure() async {
    let read = LockedNumber()
    let makers = (0..<200).lazy.map { index in
      read.value += 1
      return PictureMaker("\(index)") { box(0, 0, 1, 1, .red) }
    }
    var most = 0
    let report = await Pictures.render(makers, concurrency: 2) { picture in
      most = max(most, read.value - picture.index)
      await Task.yield()
    }
    #expect(report.made == 200)
    // Eight are under way or waiting, and the one that is being handed over.
    #expect(most <= 9)
  }

  @Test("a slow drawing holds back later ones before they fill the memory")
  func slowDrawing() async {
    let read = LockedNumber()
    let makers = (0..<200).lazy.map { index in
      read.value += 1
      return PictureMaker("\(index)") {
        if index == 0 { usleep(300_000) }
        return box(0, 0, 1, 1, .red)
      }
    }
    var most = 0
    _ = await Pictures.render(makers, concurrency: 2) { picture in
      most = max(most, read.value - picture.index)
    }
    #expect(most <= 9)
  }

  @Test("a canceled task starts no further picture and throws")
  func cancellation() async {
    let task = Task {
      await Pictures.render(makers(1000), concurrency: 2) { picture in
        if picture.index == 5 { withUnsafeCurrentTask { $0?.cancel() } }
      }
    }
    let report = await task.value
    #expect(report.wasCancelled)
    #expect(report.made >= 6)
    #expect(report.made < 30)
  }

  @Test("files are named after the makers and stay in the folder")
  func files() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("pictures-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let names = ["a", "../b", "c/d", "", String(repeating: "é", count: 300)]
    let makers = names.map { PictureMaker($0) { box(0, 0, 1, 1, .red) } }
    let report = try await Pictures.render(makers, to: folder, concurrency: 2)
    #expect(report.made == 5)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let long = String(repeating: "é", count: 100) + ".svg"
    #expect(files == ["_.svg", "_._b.svg", "a.svg", "c_d.svg", long].sorted())
    let file = try String(contentsOf: folder.appendingPathComponent("a.svg"), encoding: .utf8)
    #expect(file == box(0, 0, 1, 1, .red).svg())
  }

  @Test(
    "a file that can't be written is a failure of its picture, and a folder that can't be created throws"
  )
  func unwritable() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("pictures-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("picture 1.svg"), withIntermediateDirectories: true)
    let report = try await Pictures.render(makers(3), to: folder)
    #expect(report.made == 2)
    #expect(report.failures.map(\.name) == ["picture 1"])
    let file = folder.appendingPathComponent("picture 0.svg")
    await #expect(throws: (any Error).self) { try await Pictures.render(makers(1), to: file) }
  }
}

/// A number that is read and written from one task at a time.
private final class LockedNumber: @unchecked Sendable {
  var value = 0
}
