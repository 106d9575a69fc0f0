// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes

let arguments = Array(CommandLine.arguments.dropFirst())
let terminal = Terminal(
  print: { try StandardStream.output.write(line: $0) },
  printError: { try? StandardStream.error.write(line: $0) })
let code =
  if arguments.first == "cards" {
    await CardsCommand(
      terminal: terminal,
      showProgress: { state in
        guard isatty(STDERR_FILENO) != 0 else { return }
        try? StandardStream.error.write("\r\(state)\u{1B}[K")
      }
    ).run(Array(arguments.dropFirst()))
  } else {
    await GalleryCommand(terminal: terminal).run(arguments)
  }
exit(code)
