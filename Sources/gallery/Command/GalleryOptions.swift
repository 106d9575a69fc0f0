// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewFactory

/// What the command line asks for.
struct GalleryOptions: CommandOptions, Equatable {
  /// A palette file; without one the three built-in palettes are shown.
  var paletteFile: String?
  /// A colour that palettes are derived from.
  var brand: Color?
  /// The text size that everything is drawn in.
  var textSize = TextSize.default
  /// Whether everything is drawn from right to left.
  var isRightToLeft = false
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
    case notAColor(Color.HexError)
    case unknownTextSize(String)
    case brandAndPalette
  }

  /// The text sizes that can be asked for.
  enum TextSize: String, CaseIterable {
    case smallest, `default`, largest

    var category: ContentSizeCategory {
      switch self {
      case .smallest: .extraSmall
      case .default: .large
      case .largest: .accessibilityExtraExtraExtraLarge
      }
    }
  }

  /// What was asked for of the traits, and nothing else.
  var traits: TraitCollection {
    var traits = TraitCollection()
    if textSize != .default { traits.preferredContentSizeCategory = textSize.category }
    if isRightToLeft { traits.layoutDirection = .rightToLeft }
    return traits
  }

  static let usage = """
    usage: swift run gallery [--palette FILE | --brand COLOR] [--text-size SIZE] [--right-to-left]
                             [--output FOLDER] [--also KINDS] [--threads N]
           swift run gallery cards FILE.csv [--palette FILE] [--output FOLDER]

      --palette FILE   show everything in the palette of a JSON file: an object with any of the
                       18 roles, each a colour as "#RRGGBB" or "#RRGGBBAA"
      --brand COLOR    show everything in the four palettes derived from a colour as "#RRGGBB"
      --text-size SIZE draw in the smallest, the default or the largest text size
      --right-to-left  draw everything from right to left
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
      case "--palette", "--output", "--also", "--threads", "--brand", "--text-size":
        guard let value = words.value() else { throw .missingValue(option: argument) }
        try options.set(argument, to: value)
      case "--right-to-left":
        options.isRightToLeft = true
      case "--help", "-h":
        options.showsHelp = true
      default:
        throw .unknownArgument(argument)
      }
    }
    guard options.brand == nil || options.paletteFile == nil else { throw .brandAndPalette }
    return options
  }

  private mutating func set(_ option: String, to value: String) throws(ParseError) {
    switch option {
    case "--palette": paletteFile = value
    case "--output": output = value
    case "--also": kinds = try Self.kinds(value)
    case "--brand":
      do throws(Color.HexError) {
        brand = try Color(hex: value)
      } catch {
        throw .notAColor(error)
      }
    case "--text-size":
      guard let size = TextSize(rawValue: value) else { throw .unknownTextSize(value) }
      textSize = size
    default:
      guard let number = Int(value), number > 0 else { throw .noNumber(value) }
      threads = number
    }
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
    case .missingValue("--brand"): "--brand needs a colour."
    case .missingValue("--text-size"): "--text-size needs a size."
    case .missingValue(let option): "\(option) needs a folder."
    case .unknownKind(let name):
      "\(name) is no kind of file; they are html, frames, png and pdf."
    case .kindNeedsCairo(let kind):
      "\(kind.rawValue) needs Cairo: swift run --traits Cairo gallery …"
    case .noNumber(let text): "--threads needs a number above 0, and \(text) is none."
    case .notAColor(let error): "--brand needs a colour: \(error)"
    case .unknownTextSize(let name):
      "\(name) is not a text size; they are \(Self.sizes)."
    case .brandAndPalette: "--brand and --palette cannot be given together."
    case .unknownArgument(let argument): "\(argument) is not an option of the gallery."
    }
  }

  private static var sizes: String {
    GalleryOptions.TextSize.allCases.map(\.rawValue).joined(separator: ", ")
  }
}
