// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// What the command line asks for.
struct GalleryOptions: CommandOptions, Equatable {
  /// A palette file; without one the three built-in palettes are shown.
  var paletteFile: String?
  /// The folder that the pages and pictures are written to.
  var output = "gallery-output"
  /// What every picture is written as besides SVG.
  var kinds: [FileKind] = []
  /// How many pictures are drawn at a time.
  var threads = ProcessInfo.processInfo.activeProcessorCount
  /// Whether only the usage is wanted.
  var showsHelp = false

  /// Why a command line cannot be followed.
  enum ParseError: Error, Equatable {
    case missingValue(option: String)
    case unknownArgument(String)
    case unknownKind(String)
    case kindNeedsCairo(FileKind)
    case noNumber(String)
  }

  static let usage = """
    usage: swift run gallery [--palette FILE] [--output FOLDER] [--also KINDS] [--threads N]
           swift run gallery cards FILE.csv [--palette FILE] [--output FOLDER]

      --palette FILE   show everything in the palette of a JSON file: an object with any of the
                       18 roles, each a colour as "#RRGGBB" or "#RRGGBBAA"
      --output FOLDER  where to write index.html and the SVG files (gallery-output)
      --also KINDS     what to write besides SVG, with commas between: html, frames (the frame of
                       every node, as text), and with swift run --traits Cairo png and pdf
      --threads N      how many pictures to draw at a time (as many as there are processors)
      --help           show this
    """

  static func parse(_ arguments: [String]) throws(ParseError) -> GalleryOptions {
    var options = GalleryOptions()
    var words = CommandLineWords(arguments)
    while let argument = words.next() {
      switch argument {
      case "--palette", "--output", "--also", "--threads":
        guard let value = words.value() else { throw .missingValue(option: argument) }
        switch argument {
        case "--palette": options.paletteFile = value
        case "--output": options.output = value
        case "--also": options.kinds = try kinds(value)
        default:
          guard let number = Int(value), number > 0 else { throw .noNumber(value) }
          options.threads = number
        }
      case "--help", "-h":
        options.showsHelp = true
      default:
        throw .unknownArgument(argument)
      }
    }
    return options
  }

  private static func kinds(_ list: String) throws(ParseError) -> [FileKind] {
    var kinds: [FileKind] = []
    for name in list.split(separator: ",", omittingEmptySubsequences: false) {
      guard let kind = FileKind(rawValue: String(name)) else { throw .unknownKind(String(name)) }
      guard kind.isAvailable else { throw .kindNeedsCairo(kind) }
      if !kinds.contains(kind) { kinds.append(kind) }
    }
    return kinds
  }
}

extension GalleryOptions.ParseError: CustomStringConvertible {
  var description: String {
    switch self {
    case .missingValue("--palette"): "--palette needs the path of a JSON file."
    case .missingValue("--also"): "--also needs html, frames, png or pdf."
    case .missingValue("--threads"): "--threads needs a number."
    case .missingValue(let option): "\(option) needs a folder."
    case .unknownKind(let name):
      "\(name) is no kind of file; they are html, frames, png and pdf."
    case .kindNeedsCairo(let kind):
      "\(kind.rawValue) needs Cairo: swift run --traits Cairo gallery …"
    case .noNumber(let text): "--threads needs a number above 0, and \(text) is none."
    case .unknownArgument(let argument): "\(argument) is not an option of the gallery."
    }
  }
}
