// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility

@testable import ViewTree

@Suite("Names in descriptions")
struct DescribedNamesTests {
  /// The type names of a folder's typealiases to classes, as `UIView` to `ViewNode`.
  private func aliases(filePath: String = #filePath) throws -> [String: String] {
    let sources = URL(fileURLWithPath: filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources")
    var aliases: [String: String] = [:]
    for module in ["UIKitCompatibility", "UIKitNames"] {
      let folder = sources.appendingPathComponent(module)
      let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      for file in files where file.hasSuffix(".swift") {
        let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
        for match in text.matches(of: #/public typealias (\w+) = (\w+)\n/#) {
          aliases[String(match.output.2)] = String(match.output.1)
        }
      }
    }
    return aliases
  }

  @Test("are those of the aliases")
  func sameNames() throws {
    let aliases = try aliases()
    for (own, name) in UIKitNames.names where own != "SystemGuide" && own != "PartGuide" {
      #expect(aliases[own] == name)
    }
  }

  @Test("are a client's own for a client's classes")
  func clientsOwn() {
    final class Layer: CALayer {}
    #expect(Layer().description.hasPrefix("<Layer:"))
    #expect(UIKitNames.name(of: UILabel.self) == "UILabel")
  }
}
