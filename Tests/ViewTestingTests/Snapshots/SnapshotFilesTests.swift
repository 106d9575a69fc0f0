// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewTesting

@Suite("Snapshot files")
struct SnapshotFilesTests {
  private func files(
    testFile: String = "/no/such/folder/CardTests.swift", function: String = "card()",
    name: String? = nil, number: Int = 1, failures: String? = nil
  ) -> SnapshotFiles {
    SnapshotFiles(
      testFile: testFile, function: function, name: name, number: number, pathExtension: "svg",
      failuresFolder: failures)
  }

  @Test("are next to the test file and named after file, test, name and number")
  func names() {
    let folder = "/no/such/folder/__Snapshots__"
    #expect(files().reference == "\(folder)/CardTests/card.svg")
    #expect(files().failure == "\(folder)/__Failures__/CardTests/card.svg")
    #expect(
      files(function: "card(_:for:)", name: "dark mode", number: 3).reference
        == "\(folder)/CardTests/card.dark-mode.3.svg")
    #expect(files(failures: "/failures").failure == "/failures/CardTests/card.svg")
    #expect(files(failures: "").failure == "\(folder)/__Failures__/CardTests/card.svg")
  }

  @Test("are in the nearest snapshot folder in the package")
  func nearestFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    try folder.write("", to: "Tests/Inner/CardTests.swift")
    let testFile = "\(folder.path)/Tests/Inner/CardTests.swift"
    #expect(
      files(testFile: testFile).reference
        == "\(folder.path)/Tests/Inner/__Snapshots__/CardTests/card.svg")
    try folder.write("", to: "Tests/__Snapshots__/.gitkeep")
    #expect(
      files(testFile: testFile).reference
        == "\(folder.path)/Tests/__Snapshots__/CardTests/card.svg")
  }

  @Test("never leave the package")
  func packageBorder() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "__Snapshots__/.gitkeep")
    try folder.write("", to: "App/Package.swift")
    #expect(
      files(testFile: "\(folder.path)/App/CardTests.swift").reference
        == "\(folder.path)/App/__Snapshots__/CardTests/card.svg")
  }

  @Test(
    "have names that every file system supports",
    arguments: [
      ("card", "card"), ("a card: shows / its \"title\"", "a-card-shows-its-title"),
      ("../../etc/passwd", "etc-passwd"), ("...", "unnamed"), ("", "unnamed"),
      ("카드 1.5×", "카드-1.5"), ("under_score", "under_score"),
    ])
  func usable(name: String, expected: String) {
    #expect(SnapshotFiles.usable(name) == expected)
  }

  @Test("have short names, which differ where the long ones do")
  func longNames() {
    let long = String(repeating: "word ", count: 100)
    let first = SnapshotFiles.usable(long + "a")
    let second = SnapshotFiles.usable(long + "b")
    #expect(first.utf8.count <= 150)
    #expect(first != second)
  }
}
