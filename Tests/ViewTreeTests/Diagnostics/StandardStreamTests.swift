// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics

@testable import ViewTree

@Suite("Standard streams that can't be written to")
struct StandardStreamTests {
  @Test("a line is written immediately, with its line break")
  func writes() throws {
    let pipe = Pipe()
    try StandardStream(pipe.fileHandleForWriting).write(line: "héllo")
    try pipe.fileHandleForWriting.close()
    #expect(pipe.fileHandleForReading.readDataToEndOfFile() == Data("héllo\n".utf8))
  }

  @Test("without a reader, writing fails and the process continues")
  func brokenPipe() throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let stream = StandardStream(pipe.fileHandleForWriting)
    for _ in 0..<3 { #expect(throws: (any Error).self) { try stream.write(line: "lost") } }
  }

  @Test("writing to a closed stream fails and the process continues")
  func closed() throws {
    let pipe = Pipe()
    let stream = StandardStream(pipe.fileHandleForWriting)
    try pipe.fileHandleForWriting.close()
    #expect(throws: (any Error).self) { try stream.write(line: "lost") }
  }

  @Test(
    "writing to a full stream fails and the process continues",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func full() throws {
    let handle = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    #expect(throws: (any Error).self) { try StandardStream(handle).write(line: "lost") }
  }
}
