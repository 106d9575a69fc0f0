// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewFactory
import ViewPictures

/// The program: draws every picture in every theme and writes the page that shows them.
struct GalleryCommand {
  /// Takes lines of progress; throws where nobody can take them.
  let print: (String) throws -> Void
  /// Takes error messages.
  let printError: (String) -> Void

  /// Follows a command line.
  ///
  /// - Returns: The exit code: 0 done, 1 something could not be read or written, 2 a wrong command
  ///   line.
  func run(_ arguments: [String]) -> Int32 {
    let options: GalleryOptions
    do {
      options = try GalleryOptions.parse(arguments)
    } catch {
      printError("gallery: \(error)\n\(GalleryOptions.usage)")
      return 2
    }
    do {
      if options.showsHelp {
        try say(GalleryOptions.usage)
        return 0
      }
      let themes = try themes(for: options)
      try draw(themes, into: URL(fileURLWithPath: options.output, isDirectory: true))
      return 0
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

  private func themes(for options: GalleryOptions) throws -> [Theme] {
    guard let path = options.paletteFile else { return Theme.builtIn }
    let palette = try PaletteFile.palette(contentsOfFile: path)
    let title = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    return [Theme(name: "palette", title: title, palette: palette)]
  }

  private func draw(_ themes: [Theme], into folder: URL) throws {
    var page = IndexPage()
    for theme in themes {
      try say("\(theme.title) palette")
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
        try say("  \(group.title): \(group.pictures.count) pictures")
      }
    }
    let index = folder.appendingPathComponent("index.html")
    try write(page.html, to: index)
    try say("Done. Open \(index.path)")
  }

  private func draw(_ picture: Picture, in theme: Theme) throws -> DrawnPicture {
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
