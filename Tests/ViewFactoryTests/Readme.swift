// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// The README at the top of the package.
struct Readme {
  let text: String

  init(filePath: String = #filePath) throws {
    let package = URL(fileURLWithPath: filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    text = try String(contentsOf: package.appendingPathComponent("README.md"), encoding: .utf8)
  }

  /// The lines of its Swift programs, without indentation.
  ///
  /// Manifests are left out.
  var code: [String] { programs.flatMap { $0 } }

  /// The same, for each program.
  var programs: [[String]] {
    text.components(separatedBy: "```swift\n").dropFirst().compactMap { block in
      let code = block.components(separatedBy: "```")[0]
      return code.contains(".package(") ? nil : Readme.lines(of: code)
    }
  }

  /// The lines of files beside this one, without indentation.
  static func lines(ofFilesNamed names: [String], filePath: String = #filePath) throws -> Set<
    String
  > {
    let folder = URL(fileURLWithPath: filePath).deletingLastPathComponent()
    return Set(
      try names.flatMap {
        lines(of: try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8))
      })
  }

  private static func lines(of code: String) -> [String] {
    code.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }
}
