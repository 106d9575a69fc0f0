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
      try draw(
        themes(for: options), into: URL(fileURLWithPath: options.output, isDirectory: true))
      return true
    }
  }

  private func themes(for options: GalleryOptions) throws -> [GalleryTheme] {
    guard let path = options.paletteFile else { return GalleryTheme.builtIn }
    let palette = try PaletteFile.palette(contentsOfFile: path)
    let title = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    return [GalleryTheme(name: "palette", title: title, palette: palette)]
  }

  private func draw(_ themes: [GalleryTheme], into folder: URL) throws {
    var page = IndexPage()
    for theme in themes {
      try terminal.say("\(theme.title) palette")
      let themeFolder = folder.appendingPathComponent(theme.name, isDirectory: true)
      try makeFolder(themeFolder)
      page.begin(theme)
      for group in Catalogue.groups {
        page.begin(group)
        for picture in group.pictures {
          let drawn = try draw(picture, in: theme)
          let file = themeFolder.appendingPathComponent(picture.name + ".svg")
          try write(drawn.svg, to: file)
          page.add(picture, drawn, file: "\(theme.name)/\(picture.name).svg")
        }
        try terminal.say("  \(group.title): \(group.pictures.count) pictures")
      }
    }
    let index = folder.appendingPathComponent("index.html")
    try write(page.html, to: index)
    try terminal.say("Done. Open \(index.path)")
  }

  private func draw(_ picture: Picture, in theme: GalleryTheme) throws -> DrawnPicture {
    do {
      let node = try picture.make(theme)
      let list =
        picture.marksLayoutProblems ? DisplayList(marking: node) : DisplayList(of: node)
      return DrawnPicture(svg: list.svg(), size: list.size)
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

  private func write(_ text: String, to file: URL) throws {
    do {
      try Data(text.utf8).write(to: file, options: .atomic)
    } catch {
      throw GalleryError.cannotWrite(path: file.path, reason: error.localizedDescription)
    }
  }
}
