// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// What the command line asks for.
struct GalleryOptions: CommandOptions, Equatable {
  /// A palette file; without one the three built-in palettes are shown.
  var paletteFile: String?
  /// The folder that the pages and pictures are written to.
  var output = "gallery-output"
  /// Whether only the usage is wanted.
  var showsHelp = false

  /// Why a command line cannot be followed.
  enum ParseError: Error, Equatable {
    case missingValue(option: String)
    case unknownArgument(String)
  }

  static let usage = """
    usage: swift run gallery [--palette FILE] [--output FOLDER]
           swift run gallery cards FILE.csv [--palette FILE] [--output FOLDER]

      --palette FILE   show everything in the palette of a JSON file: an object with any of the
                       18 roles, each a colour as "#RRGGBB" or "#RRGGBBAA"
      --output FOLDER  where to write index.html and the SVG files (gallery-output)
      --help           show this
    """

  static func parse(_ arguments: [String]) throws(ParseError) -> GalleryOptions {
    var options = GalleryOptions()
    var words = CommandLineWords(arguments)
    while let argument = words.next() {
      switch argument {
      case "--palette", "--output":
        guard let value = words.value() else { throw .missingValue(option: argument) }
        if argument == "--palette" {
          options.paletteFile = value
        } else {
          options.output = value
        }
      case "--help", "-h":
        options.showsHelp = true
      default:
        throw .unknownArgument(argument)
      }
    }
    return options
  }
}

extension GalleryOptions.ParseError: CustomStringConvertible {
  var description: String {
    switch self {
    case .missingValue("--palette"): "--palette needs the path of a JSON file."
    case .missingValue(let option): "\(option) needs a folder."
    case .unknownArgument(let argument): "\(argument) is not an option of the gallery."
    }
  }
}
