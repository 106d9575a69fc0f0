// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewGallery

@Suite("Code of examples")
struct SourceExcerptTests {
  private func code(_ source: String, line: Int = 1) throws -> String? {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "excerpt-\(ProcessInfo.processInfo.globallyUniqueString).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(source.utf8).write(to: file)
    return SourceExcerpt(filePath: file.path, line: line).code
  }

  @Test(
    "braces in strings and comments are no braces",
    arguments: [
      (#"show { "}" } }"#, #""}""#),
      (#"show { "{" } }"#, #""{""#),
      (##"show { "a\"}" + "b" } }"##, ##""a\"}" + "b""##),
      (##"show { "a\\" } }"##, ##""a\\""##),
      (#"show { """ " } """ } }"#, #"""" " } """"#),
      ("show { a // }\n}", "a // }"),
      (#"show("{") { a }"#, "a"),
    ])
  func quotations(source: String, expected: String) throws {
    #expect(try code(source) == expected)
  }

  @Test("the unnamed parameter is the factory, except in braces of its own")
  func parameter() throws {
    #expect(try code("show { $0.label.body() }") == "viewFactory.label.body()")
    #expect(try code("show { a.map { $0 + 1 } }") == "a.map { $0 + 1 }")
    #expect(try code("show { $1 }") == "$1")
  }

  @Test("lines lose the indentation that they share, and blank lines")
  func indentation() throws {
    #expect(try code("first\n  show {\n    a {\n      b\n\n    }\n  }\n", line: 2) == "a {\n  b\n}")
  }

  @Test("braces that are missing or end before they begin have no code")
  func unbalanced() throws {
    #expect(try code("show { a") == nil)
    #expect(try code("} show { a }") == nil)
    #expect(try code("show { \"a }") == nil)
    #expect(try code("show()") == nil)
    #expect(try code("a\n", line: 2) == nil)
    #expect(try code("show { }", line: 2) == nil)
    #expect(try code("") == nil)
  }
}
