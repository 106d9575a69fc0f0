// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewFactory
import ViewPictures

/// `gallery cards`: a business card for each line of a CSV file.
struct CardsCommand: Sendable {
  let terminal: Terminal
  /// A closure that shows the state of the progress bar.
  let showProgress: @Sendable (String) -> Void

  /// Runs a command line.
  ///
  /// - Returns: The exit code; see ``Terminal/run(_:_:)``.
  func run(_ arguments: [String]) async -> Int32 {
    await terminal.run(arguments) { (options: CardsOptions) in
      do {
        return try await draw(options)
      } catch let problem as CSVProblem {
        terminal.printError("\(options.file):\(problem)")
        return false
      }
    }
  }

  /// Draws the cards, and returns `false` if one failed.
  private func draw(_ options: CardsOptions) async throws -> Bool {
    let palette =
      try options.paletteFile.map { try PaletteFile.palette(contentsOfFile: $0) }
      ?? ViewFactoryPalette(DefaultViewFactoryColor())
    let table = try CardTable(try contents(ofFile: options.file))
    let count = table.reduce(0) { count, _ in count + 1 }
    let folder = URL(fileURLWithPath: options.file).deletingLastPathComponent()
    let makers = table.lazy.enumerated().map { index, entry in
      PictureMaker("card-\(index + 1)") {
        let theme = GalleryTheme(name: "cards", title: "Cards", palette: palette)
        return try Catalogue.card(of: entry.get(), photosIn: folder, in: theme)
      }
    }
    let output = URL(fileURLWithPath: options.output, isDirectory: true)
    let progress = { (report: PictureReport) in
      guard report.finished % 50 == 0 || report.finished == count else { return }
      showProgress(CardsCommand.bar(report.finished, of: count))
    }
    let report =
      switch options.format {
      case .svg: try await Pictures.render(makers, to: output, progress: progress)
      case .png, .pdf:
        try await CairoCards.render(makers, as: options.format, to: output, progress: progress)
      }
    for failure in report.failures {
      let problem = failure.error as? CSVProblem
      terminal.printError(
        problem.map { "\(options.file):\($0)" }
          ?? "gallery: \(failure.name): \(failure.error.localizedDescription)")
    }
    try terminal.writeLine("\(report.made) of \(count) cards are in \(output.path)")
    return report.failures.isEmpty
  }

  private func contents(ofFile path: String) throws(GalleryError) -> [UInt8] {
    if let data = FileManager.default.contents(atPath: path) { return [UInt8](data) }
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    throw .cannotRead(
      path: path,
      reason: isFolder.boolValue
        ? "it is a folder" : exists ? "it cannot be opened" : "there is no such file")
  }

  /// Returns a progress bar such as `[######----] 600 of 1000`.
  static func bar(_ finished: Int, of count: Int) -> String {
    let width = 30
    let done = count > 0 ? finished * width / count : width
    return "["
      + String(repeating: "#", count: done) + String(repeating: "-", count: width - done)
      + "] \(finished) of \(count)"
  }
}

extension Catalogue {
  /// The card of a person from a file, with the person's photo if there is one.
  static func card(
    of entry: CardTable.Entry, photosIn folder: URL, in theme: GalleryTheme
  ) throws -> ViewNode {
    try businessCard(of: entry.person, plan: entry.plan, in: theme) { components in
      guard let photo = entry.photo else { return }
      let file = URL(fileURLWithPath: photo.text, relativeTo: folder)
      guard let data = try? Data(contentsOf: file), let image = Image(data: data) else {
        throw CSVProblem(kind: .unreadablePhoto(photo.text), position: photo.position)
      }
      components.photoImageView.image = image
      components.photoImageView.contentMode = .scaleAspectFill
      components.photoImageView.clipsToBounds = true
    }
  }
}
