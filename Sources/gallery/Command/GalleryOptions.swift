// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewFactory

/// The command-line options.
struct GalleryOptions: CommandOptions, Equatable {
  /// A palette file, or `nil` for the three built-in palettes.
  var paletteFile: String?
  /// A file of design tokens, or a resolver of them.
  var themeFile: String?
  /// Whether everything is drawn again when the file changes.
  var watches = false
  /// A color that palettes are derived from.
  var brand: Color?
  /// The text size of all pictures.
  var textSize = TextSize.default
  /// Whether all pictures are laid out right to left.
  var isRightToLeft = false
  /// The output folder of the pages and pictures.
  var output = "gallery-output"
  /// The file formats of every picture, besides SVG.
  var kinds: [FileKind] = []
  /// The font family with which pictures are laid out and drawn.
  var family = EmbeddedTextMeasurer.Family.liberationSans
  /// The pixels per point of PNG files.
  var scale = 2.0
  /// The maximum number of pictures drawn at the same time.
  var threads = ProcessInfo.processInfo.activeProcessorCount
  /// Whether only the usage was requested.
  var showsHelp = false

  /// The reason why a command line is invalid.
  enum ParseError: Error, Equatable {
    case missingValue(option: String)
    case unknownArgument(String)
    case unknownKind(String)
    case kindNeedsCairo(FileKind)
    case noNumber(String)
    case noScale(String)
    case unknownFamily(String)
    case notAColor(Color.HexError)
    case unknownTextSize(String)
    case severalAppearances([String])
    case nothingToWatch
  }

  /// The text sizes that can be requested.
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

  /// The trait overrides that were requested.
  var traits: TraitCollection {
    var traits = TraitCollection()
    if textSize != .default { traits.preferredContentSizeCategory = textSize.category }
    if isRightToLeft { traits.layoutDirection = .rightToLeft }
    return traits
  }

  static let usage = """
    usage: swift run gallery [--palette FILE | --theme FILE | --brand COLOR] [--watch]
                             [--text-size SIZE] [--right-to-left]
                             [--font FAMILY] [--output FOLDER] [--also KINDS] [--scale N]
                             [--threads N]
           swift run gallery cards FILE.csv [--palette FILE] [--output FOLDER]

      --palette FILE   show everything in the palette of a JSON file: an object with any of the
                       18 roles, each a color as "#RRGGBB" or "#RRGGBBAA"
      --theme FILE     show everything in the theme of a file of design tokens, or of a resolver
                       of them (W3C format, 2025.10)
      --watch          draw again whenever the file changes, until stopped
      --brand COLOR    show everything in the four palettes derived from a color as "#RRGGBB"
      --text-size SIZE draw the files of pictures in the smallest, the default or the largest text size
      --right-to-left  draw everything from right to left
      --font FAMILY    lay out and draw the files of pictures with "Liberation Sans" (which is the
                       default), "DejaVu Sans" or "Noto Sans"
      --output FOLDER  where to write index.html and the SVG files (gallery-output)
      --also KINDS     what to write besides SVG, with commas between: html, frames (the frame of
                       every node, as text), and with swift run --traits Cairo png and pdf
      --scale N        the pixels in a point of png files, up to 8 (2)
      --threads N      how many pictures to draw at a time (as many as there are processors)
      --help           show this
    """

  static func parse(_ arguments: [String]) throws(ParseError) -> GalleryOptions {
    var options = GalleryOptions()
    var words = CommandLineWords(arguments)
    while let argument = words.next() {
      switch argument {
      case "--palette", "--theme", "--output", "--also", "--scale", "--threads", "--brand",
        "--text-size", "--font":
        guard let value = words.value() else { throw .missingValue(option: argument) }
        try options.set(argument, to: value)
      case "--watch":
        options.watches = true
      case "--right-to-left":
        options.isRightToLeft = true
      case "--help", "-h":
        options.showsHelp = true
      default:
        throw .unknownArgument(argument)
      }
    }
    let appearances = [
      options.brand.map { _ in "--brand" }, options.paletteFile.map { _ in "--palette" },
      options.themeFile.map { _ in "--theme" },
    ].compactMap(\.self)
    guard appearances.count < 2 else { throw .severalAppearances(appearances) }
    guard !options.watches || options.paletteFile ?? options.themeFile != nil else {
      throw .nothingToWatch
    }
    return options
  }

  private mutating func set(_ option: String, to value: String) throws(ParseError) {
    switch option {
    case "--palette": paletteFile = value
    case "--theme": themeFile = value
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
    case "--font":
      guard let known = EmbeddedTextMeasurer.Family.allCases.first(where: { $0.name == value })
      else { throw .unknownFamily(value) }
      family = known
    case "--scale":
      guard let number = Double(value), number > 0, number <= 8 else { throw .noScale(value) }
      scale = number
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
    case .missingValue("--theme"): "--theme needs the path of a file of design tokens."
    case .missingValue("--also"): "--also needs html, frames, png or pdf."
    case .missingValue("--font"): "--font needs the name of a family."
    case .missingValue("--scale"): "--scale needs a number."
    case .missingValue("--threads"): "--threads needs a number."
    case .missingValue("--brand"): "--brand needs a color."
    case .missingValue("--text-size"): "--text-size needs a size."
    case .missingValue(let option): "\(option) needs a folder."
    case .unknownKind(let name):
      "\(name) is not a supported format; choose html, frames, png or pdf."
    case .kindNeedsCairo(let kind):
      "\(kind.rawValue) needs Cairo: swift run --traits Cairo gallery …"
    case .noNumber(let text): "--threads needs a number above 0; \(text) is not one."
    case .notAColor(let error): "--brand needs a color: \(error)"
    case .noScale(let text):
      "--scale needs a number above 0 and up to 8; \(text) is not one."
    case .unknownFamily(let name):
      "\(name) is not a known family; choose one of \(Self.families)."
    case .unknownTextSize(let name):
      "\(name) is not a text size; choose one of \(Self.sizes)."
    case .severalAppearances(let options):
      "\(options.joined(separator: " and ")) cannot be used together."
    case .nothingToWatch: "--watch needs a --palette or a --theme to watch."
    case .unknownArgument(let argument): "\(argument) is not an option of the gallery."
    }
  }

  private static var families: String {
    EmbeddedTextMeasurer.Family.allCases.map(\.name).joined(separator: ", ")
  }

  private static var sizes: String {
    GalleryOptions.TextSize.allCases.map(\.rawValue).joined(separator: ", ")
  }
}
