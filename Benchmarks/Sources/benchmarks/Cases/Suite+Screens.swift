// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes

extension Scene {
  static func gallery(_ name: String) throws -> () throws -> ViewNode {
    let theme = GalleryTheme.builtIn[0]
    let pictures = Catalogue.groups.flatMap(\.pictures)
    guard let picture = pictures.first(where: { $0.name == name }) else {
      throw BenchmarkError.unusableScene(name)
    }
    return { try picture.make(theme) }
  }

  private static let screens = [
    "screen-words", "screen-playback", "screen-business-cards", "screen-animals",
  ]

  /// The gallery's screens.
  static func cold() throws -> [Scene] {
    try screens.map { name in
      Scene(name: name, title: "the gallery's \(name)", make: try gallery(name))
    }
  }

  static let widths: [CGFloat] = [320, 360, 375, 390, 393, 402, 414, 428, 430, 440]

  /// The gallery's screens on screens of other widths.
  static func resized() throws -> [Scene] {
    try screens.map { name in
      Scene(
        name: "resize-\(name)", title: "ten other widths", make: try gallery(name),
        changeCount: widths.count
      ) { root in
        { i in root.frame.size.width = widths[i] }
      }
    }
  }

  private static let texts = [
    "Short", "A text of one line",
    "A text that is long enough to break into two lines or even three", "Another",
    "Words, words, words and yet more words, as many as fit into a label and then some",
  ]

  /// How many changes of `retelling(_:)` lead back to the beginning.
  static let retoldCount = 4 * texts.count

  /// Finds the labels that break into lines; the answer lets one of them say something else.
  static func retelling(_ root: ViewNode) throws -> (_ i: Int) -> Void {
    let labels = root.nodesOfTree().compactMap { $0 as? LabelNode }.filter { $0.numberOfLines != 1 }
    guard !labels.isEmpty else { throw BenchmarkError.unusableScene("labels of several lines") }
    return { i in labels[i % labels.count].text = texts[(i + i / labels.count) % texts.count] }
  }

  /// The gallery's screens whose labels say something else, one after another.
  static func retold() throws -> [Scene] {
    try ["screen-words", "screen-playback"].map { name in
      Scene(
        name: "text-\(name)", title: "another text in a label", make: try gallery(name),
        changeCount: retoldCount, change: retelling)
    }
  }
}

extension Suite {
  mutating func runScreens() throws {
    for scene in try Scene.cold() where isWanted(scene.name) {
      guard let outcome = measure(try scene.coldContest()) else { continue }
      note(
        "\(scene.name)-frames", scene.title, outcome, ours: Engine.nodes,
        with: Engine.builtFrames, .oursOverTheirs, floor: 12, aim: 6)
    }
    for scene in try Scene.resized() + Scene.retold() where isWanted(scene.name) {
      let limits = scene.name.hasPrefix("text") ? (floor: 8.0, aim: 4.0) : (floor: 12, aim: 6)
      do {
        guard let outcome = measure(try scene.changingContest()) else { continue }
        note(
          "\(scene.name)-frames", scene.title, outcome, ours: Engine.nodes,
          with: Engine.frames, .oursOverTheirs, floor: limits.floor, aim: limits.aim)
      } catch { fail(error) }
    }
  }
}
