// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewFactory

/// The output of a command.
struct Terminal: Sendable {
  /// A closure that prints lines of progress, and throws if output is closed.
  let print: @Sendable (String) throws -> Void
  /// A closure that prints error messages.
  let printError: @Sendable (String) -> Void

  func writeLine(_ line: String) throws {
    do {
      try print(line)
    } catch {
      throw GalleryError.cannotPrint(reason: error.localizedDescription)
    }
  }

  /// Parses a command line and runs the command.
  ///
  /// - Parameters:
  ///   - arguments: The arguments after the command's name.
  ///   - command: A closure that runs the command with the options, and returns `false` if
  ///     something failed, after reporting errors.
  /// - Returns: The exit code: 0 for success, 1 if something could not be read, made, or written, 2
  ///   for an invalid command line.
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
        try writeLine(Options.usage)
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
