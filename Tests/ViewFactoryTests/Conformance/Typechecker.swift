// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// The compiler, which checks whether code compiles against the modules of this test.
nonisolated struct Typechecker {
  let compiler: String
  let modules: String

  /// Finds the modules beside the running test and the compiler on the path; `nil` where a build
  /// system other than the package manager's keeps them elsewhere.
  init?() {
    guard let modules = Self.modulesFolder(), let compiler = Self.find("swiftc") else { return nil }
    self.modules = modules
    self.compiler = compiler
  }

  /// What the compiler says to a text; empty if it compiles.
  func errors(in source: String) throws -> String {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "typecheck-\(ProcessInfo.processInfo.globallyUniqueString).swift")
    try Data(source.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: compiler)
    process.arguments = ["-typecheck", "-swift-version", "6", "-I", modules, file.path]
    #if MainActor
      process.arguments? += ["-default-isolation", "MainActor"]
    #endif
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? "" : String(decoding: output, as: UTF8.self)
  }

  private static func modulesFolder() -> String? {
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    while folder.pathComponents.count > 1 {
      folder.deleteLastPathComponent()
      let modules = folder.appendingPathComponent("Modules")
      let module = modules.appendingPathComponent("ViewFactory.swiftmodule")
      if FileManager.default.fileExists(atPath: module.path) { return modules.path }
    }
    return nil
  }

  private static func find(_ tool: String) -> String? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").map { "\($0)/\(tool)" }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }
}
