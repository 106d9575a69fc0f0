// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

#if Cairo
  import Foundation
  import ViewNodes

  /// The styles of a line's runs, by byte offset in its text.
  struct RunStyles {
    private var starts: [(offset: Int, run: TextLine.Run)] = []

    init(_ runs: [TextLine.Run]) {
      var offset = 0
      for run in runs {
        starts.append((offset, run))
        offset += run.text.utf8.reduce(0) { $0 + ($1 == 0 ? 3 : 1) }
      }
    }

    func color(at offset: Int) -> Color { run(at: offset)?.color ?? .black }

    func letterSpacing(at offset: Int) -> CGFloat { run(at: offset)?.letterSpacing ?? 0 }

    private func run(at offset: Int) -> TextLine.Run? {
      (starts.last { $0.offset <= offset } ?? starts.first)?.run
    }
  }
#endif
