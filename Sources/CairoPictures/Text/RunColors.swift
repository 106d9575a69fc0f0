// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

#if Cairo
  import ViewNodes

  /// The colours of a line's runs by the place of a byte in its text.
  struct RunColors {
    private var starts: [(offset: Int, color: Color)] = []

    init(_ runs: [TextLine.Run]) {
      var offset = 0
      for run in runs {
        starts.append((offset, run.color))
        offset += run.text.utf8.reduce(0) { $0 + ($1 == 0 ? 3 : 1) }
      }
    }

    func color(at offset: Int) -> Color {
      (starts.last { $0.offset <= offset } ?? starts.first)?.color ?? .black
    }
  }
#endif
