// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes

/// Waits on this thread for the only command that works on several.
func runCards(_ arguments: [String]) -> Int32 {
  let showProgress: @Sendable (String) -> Void = { state in
    guard isatty(STDERR_FILENO) != 0 else { return }
    try? StandardStream.error.write("\r\(state)\u{1B}[K")
  }
  let command = CardsCommand(
    print: { try StandardStream.output.write(line: $0) },
    printError: { try? StandardStream.error.write(line: $0) },
    showProgress: showProgress)
  let done = DispatchSemaphore(value: 0)
  nonisolated(unsafe) var code: Int32 = 1
  Task.detached {
    code = await command.run(arguments)
    done.signal()
  }
  done.wait()
  return code
}

let arguments = Array(CommandLine.arguments.dropFirst())
exit(
  arguments.first == "cards"
    ? runCards(Array(arguments.dropFirst()))
    : GalleryCommand(
      print: { try StandardStream.output.write(line: $0) },
      printError: { try? StandardStream.error.write(line: $0) }
    ).run(arguments))
