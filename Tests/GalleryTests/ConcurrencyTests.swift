// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing
import ViewFactory
import ViewPictures

@testable import gallery

// With the trait, all nodes are on the main actor.
#if !MainActor
  @Suite("Concurrency")
  struct ConcurrencyTests {
    @Test(
      "all pictures laid out and drawn in three tasks at once equal those drawn in one")
    func threeAtOnce() async throws {
      let expected = try Self.pictures()
      try await withThrowingTaskGroup(of: [String].self) { group in
        for _ in 0..<3 {
          group.addTask { try Self.pictures() }
        }
        for try await drawn in group {
          #expect(drawn == expected)
        }
      }
    }

    private static func pictures() throws -> [String] {
      let theme = GalleryTheme.builtIn[0]
      return try Catalogue.groups.flatMap(\.pictures).map { picture in
        let node = try picture.make(theme)
        return node.frameTree() + node.svg()
      }
    }
  }
#endif
