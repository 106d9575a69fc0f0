// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewFactory

/// Whom a command speaks to.
struct Terminal: Sendable {
  /// Takes lines of progress; throws where nobody can take them.
  let print: @Sendable (String) throws -> Void
  /// Takes error messages.
  let printError: @Sendable (String) -> Void

  func say(_ line: String) throws {
    do {
      try print(line)
    } catch {
      throw GalleryError.cannotPrint(reason: error.localizedDescription)
    }
  }

  /// Reads a command line and follows it.
  ///
  /// - Parameters:
  ///   - arguments: The words after the command's name.
  ///   - command: Does what the options ask for; false if something is missing of it, of which errors
  ///     were told.
  /// - Returns: The exit code: 0 done, 1 something could not be read, made or written, 2 a wrong
  ///   command line.
  func run<Options: CommandOptions>(
    _ arguments: [String], _ command: (Options) async throws -> Bool
  ) async -> Int32 {
    let options: Options
    do {
      options = try Options.parse(arguments)
    } catch {
      printError("gallery: \(error)\n\(Options.usage)")
      return 2
    }
    do {
      if options.showsHelp {
        try say(Options.usage)
        return 0
      }
      return try await command(options) ? 0 : 1
    } catch let problem as PaletteFileError {
      printError("gallery: \(problem)")
    } catch let problem as TokenFileError {
      printError("gallery: \(problem)")
    } catch let problem as GalleryError {
      printError("gallery: \(problem)")
    } catch {
      printError("gallery: \(error.localizedDescription)")
    }
    return 1
  }
}
