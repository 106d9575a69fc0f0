// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

// Written without a buffer, so that progress is seen while it happens.
func write(_ line: String, to output: FileHandle) {
  output.write(Data((line + "\n").utf8))
}

/// Waits on this thread for the only command that works on several.
func runCards(_ arguments: [String]) -> Int32 {
  let showProgress: @Sendable (String) -> Void = { state in
    guard isatty(STDERR_FILENO) != 0 else { return }
    FileHandle.standardError.write(Data("\r\(state)\u{1B}[K".utf8))
  }
  let command = CardsCommand(
    print: { write($0, to: .standardOutput) }, printError: { write($0, to: .standardError) },
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
      print: { write($0, to: .standardOutput) }, printError: { write($0, to: .standardError) }
    ).run(arguments))
