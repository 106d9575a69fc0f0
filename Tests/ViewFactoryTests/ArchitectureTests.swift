// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("The module graph")
struct ArchitectureTests {
  private typealias Uses = [String: Set<String>]

  private func text(_ name: String, filePath: String = #filePath) throws -> String {
    let package = URL(fileURLWithPath: filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: package.appendingPathComponent(name), encoding: .utf8)
  }

  /// What each module of the manifest names as a dependency.
  ///
  /// System libraries are left out.
  private func manifest() throws -> Uses {
    let manifest = try text("Package.swift")
      .replacing(#/\.target\(name: "C[A-Z][A-Za-z]+", condition: [^\n]*\n/#, with: "")
    var uses: Uses = [:]
    for target in manifest.components(separatedBy: "\n    .")
    where target.hasPrefix("target(") || target.hasPrefix("executableTarget(") {
      // What tests share is no module of the library.
      if target.contains("path: \"Tests/") { continue }
      let list = target.components(separatedBy: "dependencies: [").dropFirst().first
      let names = list?.components(separatedBy: "]").first ?? ""
      guard let module = target.firstMatch(of: #/"([A-Za-z]+)"/#) else { continue }
      uses[String(module.output.1)] = Set(
        names.matches(of: #/"([A-Za-z]+)"/#).map { String($0.output.1) })
    }
    return uses
  }

  private func figure() throws -> Uses {
    let architecture = try text("ARCHITECTURE.md")
    var uses: Uses = [:]
    for match in architecture.matches(of: #/([A-Za-z]+) --> ([A-Za-z]+)/#) {
      uses[String(match.output.1), default: []].insert(String(match.output.2))
    }
    return uses
  }

  /// Everything that a module uses, directly or by way of others.
  private func reach(_ uses: Uses) -> Uses {
    var reach = uses
    for _ in uses {
      for (module, used) in reach {
        for next in used {
          let further = reach[next] ?? []
          reach[module]?.formUnion(further)
        }
      }
    }
    return reach.filter { !$0.value.isEmpty }
  }

  @Test("matches the manifest")
  func sameAsManifest() throws {
    let manifest = try manifest()
    #expect(manifest.count >= 9)
    #expect(reach(try figure()) == reach(manifest))
  }
}
