// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewFactory
import ViewPictures

/// `gallery cards`: a business card for each line of a CSV file.
struct CardsCommand: Sendable {
  /// Takes lines of progress.
  let print: @Sendable (String) throws -> Void
  /// Takes error messages.
  let printError: @Sendable (String) -> Void
  /// Takes the state of the bar that is drawn over and over.
  let showProgress: @Sendable (String) -> Void

  /// Follows a command line.
  ///
  /// - Returns: The exit code: 0 done, 1 something could not be read, made or written, 2 a wrong
  ///   command line.
  func run(_ arguments: [String]) async -> Int32 {
    let options: CardsOptions
    do {
      options = try CardsOptions.parse(arguments)
    } catch {
      printError("gallery: \(error)\n\(CardsOptions.usage)")
      return 2
    }
    do {
      if options.showsHelp {
        try say(CardsOptions.usage)
        return 0
      }
      return try await draw(options) ? 0 : 1
    } catch let problem as CSVProblem {
      printError("\(options.file):\(problem)")
    } catch let problem as PaletteFileError {
      printError("gallery: \(problem)")
    } catch let problem as GalleryError {
      printError("gallery: \(problem)")
    } catch {
      printError("gallery: \(error.localizedDescription)")
    }
    return 1
  }

  private func say(_ line: String) throws {
    do {
      try print(line)
    } catch {
      throw GalleryError.cannotPrint(reason: error.localizedDescription)
    }
  }

  /// Draws the cards; false if one could not be.
  private func draw(_ options: CardsOptions) async throws -> Bool {
    let palette =
      try options.paletteFile.map { try PaletteFile.palette(contentsOfFile: $0) }
      ?? ViewFactoryPalette(DefaultViewFactoryColor())
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: options.file)))
    let table = try CardTable(bytes)
    let count = table.reduce(0) { count, _ in count + 1 }
    let folder = URL(fileURLWithPath: options.file).deletingLastPathComponent()
    let makers = table.lazy.enumerated().map { index, entry in
      PictureMaker("card-\(index + 1)") {
        let theme = Theme(name: "cards", title: "Cards", palette: palette)
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
      printError(
        problem.map { "\(options.file):\($0)" }
          ?? "gallery: \(failure.name): \(failure.error.localizedDescription)")
    }
    try say("\(report.made) of \(count) cards are in \(output.path)")
    return report.failures.isEmpty
  }

  /// A bar as `[######----] 600 of 1000`.
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
    of entry: CardTable.Entry, photosIn folder: URL, in theme: Theme
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
