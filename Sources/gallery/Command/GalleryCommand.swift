// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewFactory
import ViewGallery
import ViewPictures

/// The gallery command, which draws every picture in every theme and writes the page with them.
struct GalleryCommand {
  let terminal: Terminal
  /// The widths, text sizes and directions of the page of components.
  var layouts = GalleryLayout.all
  /// The titles of the groups to draw, or `nil` for all.
  var titles: Set<String>?

  private var pictureGroups: [PictureGroup] {
    Catalogue.groups.filter { titles?.contains($0.title) ?? true }
  }

  private var components: [GalleryGroup] {
    Catalogue.components.filter { titles?.contains($0.title) ?? true }
  }

  /// Runs a command line.
  ///
  /// - Returns: The exit code; see ``Terminal/run(_:_:)``.
  func run(_ arguments: [String]) async -> Int32 {
    await terminal.run(arguments) { (options: GalleryOptions) in
      try await draw(options)
      if options.watches { try await watch(options) }
      return true
    }
  }

  /// Draws again whenever a file changes, until the task is canceled.
  private func watch(_ options: GalleryOptions) async throws {
    guard let path = options.paletteFile ?? options.themeFile else { return }
    var files = WatchedFiles(path, isTheme: options.themeFile != nil)
    try terminal.writeLine("Watching \(path).")
    while !Task.isCancelled {
      // A canceled sleep ends early, and the loop with it.
      try? await Task.sleep(for: .milliseconds(200))
      guard !Task.isCancelled, files.haveChanged() else { continue }
      do {
        try await draw(options)
      } catch let problem as PaletteFileError {
        terminal.printError("gallery: \(problem)")
      } catch let problem as TokenFileError {
        terminal.printError("gallery: \(problem)")
      }
    }
  }

  private func draw(_ options: GalleryOptions) async throws {
    let folder = URL(fileURLWithPath: options.output, isDirectory: true)
    let themes = try ShownThemes(options)
    for warning in themes.warnings { terminal.printError("gallery: warning: \(warning)") }
    var drawn = try await pictures(in: themes, options).makeIterator()
    var page = IndexPage()
    for theme in themes.all {
      try terminal.writeLine("\(theme.title) palette")
      let themeFolder = folder.appendingPathComponent(theme.name, isDirectory: true)
      try makeFolder(themeFolder)
      page.begin(theme)
      for group in pictureGroups {
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
        try terminal.writeLine("  \(group.title): \(group.pictures.count) pictures")
      }
    }
    try await drawComponents(in: themes, to: folder, threads: options.threads)
    let index = folder.appendingPathComponent("index.html")
    try write(Data(page.html.utf8), to: index)
    try terminal.writeLine("Done. Open \(index.path)")
  }

  private func drawComponents(in themes: ShownThemes, to folder: URL, threads: Int) async throws {
    let gallery = Gallery(
      title: "ViewFactory components",
      introduction: "Every component in every state, theme, width, text size and direction.",
      themes: themes.shown, groups: components, layouts: layouts)
    let findings: [String]
    do {
      findings = try await gallery.write(to: folder, name: "components", threads: threads)
    } catch {
      throw GalleryError.cannotWrite(
        path: folder.appendingPathComponent("components.html").path,
        reason: error.localizedDescription)
    }
    for finding in findings { terminal.printError("gallery: warning: \(finding)") }
    let count = components.flatMap(\.examples).count
    try terminal.writeLine("Components: \(count) examples in \(layouts.count) layouts")
  }

  /// Draws everything, theme by theme in the order of the catalog, on several threads.
  private func pictures(
    in themes: ShownThemes, _ options: GalleryOptions
  ) async throws -> [DrawnPicture] {
    let count = themes.all.count * pictureGroups.flatMap(\.pictures).count
    let threads = min(options.threads, count)
    return try await withThrowingTaskGroup(of: [(Int, DrawnPicture)].self) { group in
      for first in 0..<threads {
        group.addTask {
          try await self.pictures(
            at: stride(from: first, to: count, by: threads), in: themes, options)
        }
      }
      var drawn: [(Int, DrawnPicture)] = []
      for try await part in group { drawn += part }
      return drawn.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }

  /// Draws some of the pictures of all themes, each with its index.
  ///
  /// Themes and nodes stay on the thread that creates them; only drawings leave it.
  private func pictures(
    at indices: StrideTo<Int>, in themes: ShownThemes, _ options: GalleryOptions
  ) async throws -> [(Int, DrawnPicture)] {
    let all = themes.all
    let pictures = pictureGroups.flatMap(\.pictures)
    return try indices.map { index in
      try Task.checkCancellation()
      let (theme, position) = index.quotientAndRemainder(dividingBy: pictures.count)
      return (index, try drawn(pictures[position], in: all[theme], options))
    }
  }

  private func drawn(
    _ picture: Picture, in theme: GalleryTheme, _ options: GalleryOptions
  ) throws -> DrawnPicture {
    do {
      return try DrawnPicture(
        picture, in: theme, traits: options.traits, also: options.kinds, scale: options.scale,
        family: options.family)
    } catch {
      throw GalleryError.cannotMake(picture: picture.name, reason: "\(error)")
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
