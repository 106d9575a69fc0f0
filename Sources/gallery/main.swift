// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

// Written without a buffer, so that progress is seen while it happens.
func write(_ line: String, to output: FileHandle) {
  output.write(Data((line + "\n").utf8))
}

exit(
  GalleryCommand(
    print: { write($0, to: .standardOutput) }, printError: { write($0, to: .standardError) }
  ).run(Array(CommandLine.arguments.dropFirst())))
