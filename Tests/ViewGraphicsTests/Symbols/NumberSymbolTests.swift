// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics

@Suite("Symbols of numbers and weather") struct NumberSymbolTests {
  @Test("numbers from 0 to 50 are in circles and squares", arguments: [0, 1, 9, 10, 37, 50])
  func present(number: Int) {
    for shape in ["circle", "circle.fill", "square", "square.fill"] {
      #expect(Image(systemName: "\(number).\(shape)") != nil)
    }
    #expect(Image(systemName: "51.circle") == nil && Image(systemName: "-1.circle") == nil)
  }

  @Test("a filled symbol is one shape with the digits as holes")
  func holes() throws {
    let image = try #require(
      Image(systemName: "1.circle.fill", withConfiguration: .init(pointSize: 100)))
    guard case .figures(let figures) = image.content, case .fill(let path, _)? = figures.first
    else {
      Issue.record("the symbol is one filled figure")
      return
    }
    #expect(figures.count == 1)
    // The stem of the digit, and the disc beside it.
    #expect(!path.contains(CGPoint(x: 54, y: 55)))
    #expect(path.contains(CGPoint(x: 70, y: 55)) && path.contains(CGPoint(x: 30, y: 55)))
  }

  @Test("a digit with a hole of its own shows the disc in it")
  func counters() throws {
    let image = try #require(
      Image(systemName: "0.circle.fill", withConfiguration: .init(pointSize: 100)))
    guard case .figures(let figures) = image.content, case .fill(let path, _)? = figures.first
    else {
      Issue.record("the symbol is one filled figure")
      return
    }
    #expect(path.contains(CGPoint(x: 50, y: 50)) && !path.contains(CGPoint(x: 40, y: 50)))
  }

  @Test(
    "symbols of weather exist, as lines and filled",
    arguments: ["cloud.rain", "cloud.snow", "cloud.bolt", "cloud.sun", "moon.stars", "bed.double"])
  func weather(name: String) {
    #expect(Image(systemName: name) != nil && Image(systemName: name + ".fill") != nil)
  }
}
