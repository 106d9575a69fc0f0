// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewPictures
import ViewTesting

@testable import DeclarativeViews

@Suite("Backgrounds of navigation stacks")
struct StackBackgroundTests {
  @Test("a stack covers what is behind it with the background color of its appearance")
  func background() {
    func backgrounds(_ scheme: ColorScheme) -> [Color] {
      let (_, host) = shown {
        ZStack {
          Color.orange
          NavigationStack { Text("Root") }
        }.environment(\.colorScheme, scheme)
      }
      return DisplayList(of: host).operations.compactMap { operation in
        guard case .fill(let path, .color(let color)) = operation, path.bounds.height >= 600 else {
          return nil
        }
        return color
      }
    }
    #expect(backgrounds(.light).last == .white)
    #expect(backgrounds(.dark).last == .black)
  }
}
