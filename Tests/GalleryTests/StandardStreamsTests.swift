// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The program beside the running test, where the package manager puts it.
private nonisolated let program: URL? = {
  var folder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
  while folder.pathComponents.count > 1 {
    folder.deleteLastPathComponent()
    let program = folder.appendingPathComponent("gallery")
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: program.path, isDirectory: &isFolder),
      !isFolder.boolValue, FileManager.default.isExecutableFile(atPath: program.path)
    {
      return program
    }
  }
  return nil
}()

@Suite(
  "The program's standard streams",
  .enabled(if: program != nil && FileManager.default.fileExists(atPath: "/dev/full")))
struct StandardStreamsTests {
  /// Runs the program in a shell, and returns its exit code and standard error.
  private func run(_ command: String) throws -> (code: Int32, errors: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command, try #require(program).path]
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let text = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    return (process.terminationStatus, String(decoding: text, as: UTF8.self))
  }

  @Test(
    "output that is full or closed is an exit code and a message",
    arguments: ["--help > /dev/full", "--help >&-", "cards --help > /dev/full"])
  func output(arguments: String) throws {
    let (code, errors) = try run("exec \"$0\" \(arguments)")
    #expect(code == 1)
    #expect(errors.hasPrefix("gallery: "), "\(errors)")
    #expect(errors.split(separator: "\n").count == 1, "\(errors)")
  }

  @Test("output that nobody reads is an exit code and a message")
  func pipe() throws {
    let (code, errors) = try run(
      "{ { sleep 0.2; \"$0\" --help; echo $? >&3; } | true; } 3>&2; exit 0")
    #expect(code == 0)
    let lines = errors.split(separator: "\n")
    #expect(lines.count == 2 && lines[0].hasPrefix("gallery: ") && lines[1] == "1", "\(errors)")
  }

  @Test(
    "errors that nobody can read don't change the exit code",
    arguments: ["2> /dev/full", "2>&-", "> /dev/full 2>&1"])
  func errors(redirection: String) throws {
    #expect(try run("exec \"$0\" --nonsense \(redirection)").code == 2)
  }
}
