// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// What the command line of `gallery cards` asks for.
struct CardsOptions: Equatable {
  /// The file of people.
  var file = ""
  /// A palette file; without one the cards have the default palette.
  var paletteFile: String?
  /// The folder that the cards are written to.
  var output = "cards-output"
  /// Whether only the usage is wanted.
  var showsHelp = false

  /// Why a command line cannot be followed.
  enum ParseError: Error, Equatable {
    case missingValue(option: String)
    case unknownOption(String)
    case missingFile
    case secondFile(String)
  }

  static let usage = """
    usage: swift run gallery cards FILE.csv [--palette FILE] [--output FOLDER]

      FILE.csv         a card for each line. The first line names the columns: name, title, phone,
                       email and plan (senior, full or junior), and photo for the path of a
                       picture, beside the file
      --palette FILE   the colours of the cards, as a JSON file
      --output FOLDER  where to write the cards (cards-output)
      --help           show this
    """

  static func parse(_ arguments: [String]) throws(ParseError) -> CardsOptions {
    var options = CardsOptions()
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--palette", "--output":
        guard let value = rest.popFirst(), !value.hasPrefix("--"), !value.isEmpty else {
          throw .missingValue(option: argument)
        }
        if argument == "--palette" {
          options.paletteFile = value
        } else {
          options.output = value
        }
      case "--help", "-h":
        options.showsHelp = true
      case _ where argument.hasPrefix("-"):
        throw .unknownOption(argument)
      default:
        if !options.file.isEmpty { throw .secondFile(argument) }
        options.file = argument
      }
    }
    if options.file.isEmpty, !options.showsHelp { throw .missingFile }
    return options
  }
}

extension CardsOptions.ParseError: CustomStringConvertible {
  var description: String {
    switch self {
    case .missingValue("--palette"): "--palette needs the path of a JSON file."
    case .missingValue(let option): "\(option) needs a folder."
    case .unknownOption(let argument): "\(argument) is not an option of gallery cards."
    case .missingFile: "gallery cards needs the path of a CSV file."
    case .secondFile(let file): "gallery cards takes one file; \(file) is a second one."
    }
  }
}
