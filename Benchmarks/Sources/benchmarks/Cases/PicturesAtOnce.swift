// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewPictures

/// Trees of every picture of the gallery, laid out and drawn by several tasks at the same time.
///
/// A test of the gallery does the same. Here it can be built for the thread sanitizer without all other
/// tests, which takes much longer.
enum PicturesAtOnce {
  /// Draws every picture ten times at once, and throws an error unless all are what one task draws.
  static func check() async throws {
    let expected = try pictures()
    try await withThrowingTaskGroup(of: [String].self) { group in
      for _ in 0..<10 {
        group.addTask { try pictures() }
      }
      for try await drawn in group where drawn != expected { throw BenchmarkError.picturesDiffer }
    }
    print("\(expected.count) pictures are the same, drawn ten times at once.")
  }

  private static func pictures() throws -> [String] {
    let theme = GalleryTheme.builtIn[0]
    return try Catalogue.groups.flatMap(\.pictures).map { picture in
      let node = try picture.make(theme)
      return node.frameTree() + node.svg()
    }
  }
}
