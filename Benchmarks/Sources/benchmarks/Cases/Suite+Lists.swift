// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import DeclarativeViews
import Foundation
import ViewPictures

extension Suite {
  /// A list of a hundred rows with texts that are measured, built and released.
  mutating func runLists() throws {
    let name = "declarative-list"
    guard isWanted(name) else { return }
    let lists = Lists()
    let (declared, stacks, exact) = (lists.declarative(), lists.stacks(), lists.frames())
    let pictures = [declared, stacks, exact].map { DisplayList(of: $0) }
    for picture in pictures.dropLast() { try Suite.compareTexts(name, picture, pictures[2]) }
    var contest = Contest(name: name, unit: "row", unitCount: lists.items.count)
    contest.contestants = [
      Contestant(Engine.declarative) {
        let list = lists.declarative()
        list.layoutIfNeeded()
        return list.sumOfFrames()
      },
      Contestant(Engine.stacks) {
        let list = lists.stacks()
        list.layoutIfNeeded()
        return list.sumOfFrames()
      },
      Contestant(Engine.builtFrames) { lists.frames().sumOfFrames() },
    ]
    guard let outcome = measure(contest) else { return }
    let work = "list of 100 rows"
    let titles = [
      ("declarative-list", Engine.declarative, 8.0, nil), ("stacks-list", Engine.stacks, 12, 6.0),
    ]
    for (title, ours, floor, aim) in titles {
      note(
        "\(title)-frames", "\(work), \(ours)", outcome, ours: ours, with: Engine.builtFrames,
        .oursOverTheirs, floor: floor, aim: aim)
    }
    note(
      "\(name)-stacks", "\(work), declarative", outcome, ours: Engine.declarative,
      with: Engine.stacks)
  }

  /// Every text must be painted within a point of where the other picture has it.
  private static func compareTexts(
    _ name: String, _ picture: DisplayList, _ exact: DisplayList
  ) throws {
    func texts(_ list: DisplayList) -> [TextLine] {
      list.operations.compactMap { if case .text(let line) = $0 { line } else { nil } }
    }
    let (mine, others) = (texts(picture), texts(exact))
    guard mine.count == others.count, mine.count == 300 else {
      throw BenchmarkError.unusableScene("\(name): \(mine.count) texts, not \(others.count),")
    }
    for (run, other) in zip(mine, others) {
      let distance = max(
        abs(run.baseline.x - other.baseline.x), abs(run.baseline.y - other.baseline.y))
      guard run.text == other.text, distance <= 1 else {
        throw BenchmarkError.wrongChecksum(
          name: "\(name): \(run.text), \(other.text)", engine: Engine.nodes, found: distance,
          expected: 0)
      }
    }
  }
}
