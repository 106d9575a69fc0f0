// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewFactory
import ViewPictures

/// The program: draws every picture in every theme and writes the page that shows them.
struct GalleryCommand {
  let terminal: Terminal

  /// Follows a command line.
  ///
  /// - Returns: The exit code; see ``Terminal/run(_:_:)``.
  func run(_ arguments: [String]) async -> Int32 {
    await terminal.run(arguments) { (options: GalleryOptions) in
      try await draw(options)
      return true
    }
  }

  private func draw(_ options: GalleryOptions) async throws {
    let folder = URL(fileURLWithPath: options.output, isDirectory: true)
    let themes = try ShownThemes(options)
    for warning in themes.warnings { terminal.printError("gallery: warning: \(warning)") }
    var drawn = try await pictures(in: themes, options).makeIterator()
    var page = IndexPage()
    for theme in themes.all {
      try terminal.say("\(theme.title) palette")
      let themeFolder = folder.appendingPathComponent(theme.name, isDirectory: true)
      try makeFolder(themeFolder)
      page.begin(theme)
      for group in Catalogue.groups {
        page.begin(group)
        for picture in group.pictures {
          guard let drawn = drawn.next() else { continue }
          let file = themeFolder.appendingPathComponent(picture.name)
          try write(Data(drawn.svg.utf8), to: file.appendingPathExtension("svg"))
          for other in drawn.others {
            try write(Data(other.bytes), to: file.appendingPathExtension(other.fileExtension))
          }
          page.add(picture, drawn, file: "\(theme.name)/\(picture.name).svg")
        }
        try terminal.say("  \(group.title): \(group.pictures.count) pictures")
      }
    }
    let index = folder.appendingPathComponent("index.html")
    try write(Data(page.html.utf8), to: index)
    try terminal.say("Done. Open \(index.path)")
  }

  /// Draws everything, theme by theme in the order of the catalogue, on several threads.
  private func pictures(
    in themes: ShownThemes, _ options: GalleryOptions
  ) async throws -> [DrawnPicture] {
    let names = Catalogue.groups.flatMap(\.pictures).map(\.name)
    let count = names.count * themes.all.count
    return try await withThrowingTaskGroup(of: (Int, DrawnPicture).self) { group in
      // Nodes stay on the thread that makes them; what is drawn leaves it.
      func add(_ index: Int) {
        let (theme, place) = index.quotientAndRemainder(dividingBy: names.count)
        group.addTask {
          do {
            let picture = Catalogue.groups.flatMap(\.pictures)[place]
            return (
              index,
              try DrawnPicture(
                picture, in: themes.all[theme], traits: options.traits, also: options.kinds)
            )
          } catch {
            throw GalleryError.cannotMake(picture: names[place], reason: "\(error)")
          }
        }
      }
      var drawn: [Int: DrawnPicture] = [:]
      var next = min(options.threads, count)
      for index in 0..<next { add(index) }
      for try await (index, picture) in group {
        drawn[index] = picture
        guard next < count else { continue }
        add(next)
        next += 1
      }
      return (0..<count).compactMap { drawn[$0] }
    }
  }

  private func makeFolder(_ folder: URL) throws {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw GalleryError.cannotWrite(path: folder.path, reason: error.localizedDescription)
    }
  }

  private func write(_ data: Data, to file: URL) throws {
    do {
      try data.write(to: file, options: .atomic)
    } catch {
      throw GalleryError.cannotWrite(path: file.path, reason: error.localizedDescription)
    }
  }
}

/// The themes that everything is shown in.
///
/// Each thread makes its own of them.
private enum ShownThemes: Sendable {
  case builtIn
  case palette(ViewFactoryPalette, title: String)
  case brand(Color)

  init(_ options: GalleryOptions) throws {
    if let brand = options.brand {
      self = .brand(brand)
      return
    }
    guard let path = options.paletteFile else {
      self = .builtIn
      return
    }
    let palette = try PaletteFile.palette(contentsOfFile: path)
    let title = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    self = .palette(palette, title: title)
  }

  /// What cannot be read in a palette that was given.
  var warnings: [ContrastReport.Measurement] {
    guard case .palette(let palette, _) = self else { return [] }
    return ContrastReport(of: DynamicPalette(palette)).failures
  }

  var all: [GalleryTheme] {
    switch self {
    case .brand(let color): GalleryTheme.derived(from: color)
    case .builtIn: GalleryTheme.builtIn
    case .palette(let palette, let title):
      [GalleryTheme(name: "palette", title: title, palette: palette)]
    }
  }
}
