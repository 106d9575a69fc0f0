// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The options of the command `gallery cards`.
struct CardsOptions: CommandOptions, Equatable {
  /// The file with people.
  var file = ""
  /// A palette file, or `nil` for the default palette.
  var paletteFile: String?
  /// The output folder of the cards.
  var output = "cards-output"
  /// The format of the cards.
  var format = Format.svg
  /// Whether only the usage was requested.
  var showsHelp = false

  /// The kinds of files.
  enum Format: String, CaseIterable {
    case svg, png, pdf

    /// Whether this program can write the format; all except SVG require Cairo.
    var isAvailable: Bool {
      #if Cairo
        true
      #else
        self == .svg
      #endif
    }
  }

  /// The reason why a command line is invalid.
  enum ParseError: Error, Equatable {
    case missingValue(option: String)
    case unknownOption(String)
    case unknownFormat(String)
    case formatNeedsCairo(Format)
    case missingFile
    case secondFile(String)
  }

  static let usage = """
    usage: swift run gallery cards FILE.csv [--format FORMAT] [--palette FILE] [--output FOLDER]

      FILE.csv         a card for each line. The first line names the columns: name, title, phone,
                       email and plan (senior, full or junior), and photo for the path of a
                       picture, beside the file
      --format FORMAT  svg, png for twice as many pixels as points, or pdf for one document with a
                       page for each card (svg); png and pdf need swift run --traits Cairo
      --palette FILE   the colours of the cards, as a JSON file
      --output FOLDER  where to write the cards (cards-output)
      --help           show this
    """

  static func parse(_ arguments: [String]) throws(ParseError) -> CardsOptions {
    var options = CardsOptions()
    var words = CommandLineWords(arguments)
    while let argument = words.next() {
      switch argument {
      case "--palette", "--output", "--format":
        guard let value = words.value() else { throw .missingValue(option: argument) }
        switch argument {
        case "--palette": options.paletteFile = value
        case "--output": options.output = value
        default:
          guard let format = Format(rawValue: value) else { throw .unknownFormat(value) }
          guard format.isAvailable else { throw .formatNeedsCairo(format) }
          options.format = format
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
    case .missingValue("--format"): "--format needs svg, png or pdf."
    case .missingValue(let option): "\(option) needs a folder."
    case .unknownFormat(let name): "\(name) is not a format; choose svg, png or pdf."
    case .formatNeedsCairo(let format):
      "\(format.rawValue) needs Cairo: swift run --traits Cairo gallery cards …"
    case .unknownOption(let argument): "\(argument) is not an option of gallery cards."
    case .missingFile: "gallery cards needs the path of a CSV file."
    case .secondFile(let file): "gallery cards takes one file; \(file) is a second one."
    }
  }
}
