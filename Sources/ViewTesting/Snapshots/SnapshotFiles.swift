// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// The locations of a snapshot's files.
///
/// The reference is `__Snapshots__/<TestFile>/<test>[.<name>][.<number>].<extension>`. The folder
/// `__Snapshots__` is the nearest existing one next to the test file or above it in the package, so
/// that one folder can serve a whole test target; if there is none, it is created next to the test
/// file. Values that fail are written to the same path in `__Snapshots__/__Failures__`, or in the
/// folder specified by the environment variable `VIEW_FACTORY_FAILURES`.
struct SnapshotFiles {
  static let failuresVariable = "VIEW_FACTORY_FAILURES"

  var reference: String
  /// The file with the test's actual result.
  var failure: String
  /// A copy of the reference next to it, so that both are in one folder.
  var failureReference: String
  /// The file with the textual difference.
  var differenceText: String
  /// The file with the picture of the difference.
  var differencePicture: String

  init(
    testFile: String, function: String, name: String?, number: Int, pathExtension: String,
    failuresFolder: String?
  ) {
    let folder = SnapshotFiles.snapshotFolder(for: testFile)
    let fileName = URL(fileURLWithPath: testFile).deletingPathExtension().lastPathComponent
    var parts = [SnapshotFiles.usable(SnapshotFiles.testName(of: function))]
    if let name { parts.append(SnapshotFiles.usable(name)) }
    if number > 1 { parts.append(String(number)) }
    let start = "\(fileName)/\(parts.joined(separator: "."))"
    let path = "\(start).\(pathExtension)"
    reference = "\(folder)/\(path)"
    let failures = failuresFolder.flatMap { $0.isEmpty ? nil : $0 } ?? "\(folder)/__Failures__"
    failure = "\(failures)/\(path)"
    failureReference = "\(failures)/\(start).reference.\(pathExtension)"
    differenceText = "\(failures)/\(start).\(pathExtension).difference.txt"
    differencePicture = "\(failures)/\(start).\(pathExtension).difference.png"
  }

  private static func snapshotFolder(for testFile: String) -> String {
    let beside = URL(fileURLWithPath: testFile).deletingLastPathComponent()
    var folder = beside
    while folder.path != "/" && !folder.path.isEmpty {
      let candidate = folder.appendingPathComponent("__Snapshots__").path
      if isFolder(candidate) { return candidate }
      let manifest = folder.appendingPathComponent("Package.swift").path
      if FileManager.default.fileExists(atPath: manifest) { break }
      let above = folder.deletingLastPathComponent()
      if above.path == folder.path { break }
      folder = above
    }
    return beside.appendingPathComponent("__Snapshots__").path
  }

  private static func isFolder(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
      && isDirectory.boolValue
  }

  /// Returns the name of a function without its parameters.
  private static func testName(of function: String) -> String {
    // A raw identifier may contain parentheses; only those at the end are the parameters.
    guard function.hasSuffix(")"), let open = function.lastIndex(of: "(") else { return function }
    return String(function[..<open])
  }

  /// Returns a name reduced to letters, digits, `-`, `_`, and `.`, at most 150 bytes long.
  static func usable(_ name: String) -> String {
    var result = ""
    for character in name {
      let isKept = character.isLetter || character.isNumber || "_.".contains(character)
      if isKept {
        result.append(character)
      } else if result.last != "-" {
        result.append("-")
      }
    }
    while result.hasPrefix("-") || result.hasPrefix(".") { result.removeFirst() }
    while result.hasSuffix("-") || result.hasSuffix(".") { result.removeLast() }
    guard result.utf8.count > 150 else { return result.isEmpty ? "unnamed" : result }
    // The entire name is hashed, so that long names with the same beginning differ.
    var mark: UInt32 = 2_166_136_261
    for byte in name.utf8 { mark = (mark ^ UInt32(byte)) &* 16_777_619 }
    while result.utf8.count > 140 { result.removeLast() }
    return "\(result)-\(String(mark, radix: 16))"
  }
}
