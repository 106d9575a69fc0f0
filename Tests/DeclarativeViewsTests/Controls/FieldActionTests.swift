// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTesting

@testable import DeclarativeViews

@Suite("Actions and formatters of text fields")
struct FieldActionTests {
  private final class Log {
    var lines: [String] = []
  }

  private struct Fields: View {
    let log: Log
    @State private var name = ""
    @State private var count = 7
    @State private var share: Double?

    private func began(_ isEditing: Bool) { log.lines.append(isEditing ? "began" : "ended") }

    var body: some View {
      TextField(
        "Name", text: $name, onEditingChanged: began, onCommit: { log.lines.append(name) })
      TextField("Committed", text: $name, onCommit: { log.lines.append("committed") })
      TextField(
        "Count", value: $count, formatter: NumberFormatter(), onEditingChanged: began,
        onCommit: { log.lines.append("counted") })
      TextField("Plain", value: $count, formatter: NumberFormatter())
      TextField("Share", value: $share, format: .number.locale(Locale(identifier: "en")))
      Text("\(name), \(count), \(share.map { "\($0)" } ?? "none")")
    }
  }

  @Test("a field tells when its editing begins and ends, and when Return is pressed")
  func actions() throws {
    let log = Log()
    let (screen, host) = shown { Fields(log: log) }
    let fields = host.all(InputNode.self)
    try screen.tap(fields[0])
    #expect(log.lines == ["began"])
    try screen.type("Ada\n")
    #expect(log.lines == ["began", "Ada", "ended"])
    try screen.tap(fields[1])
    try screen.type("!\n")
    #expect(log.lines == ["began", "Ada", "ended", "committed"])
    try screen.tap(fields[2])
    try screen.type("1\n")
    #expect(log.lines.suffix(3) == ["began", "counted", "ended"])
    #expect(host.accessibilityTree().contains("Ada!, 71, none"))
  }

  @Test("a formatter and a format read and write the value, and text that they can't read is reset")
  func formatters() throws {
    let (screen, host) = shown { Fields(log: Log()) }
    let fields = host.all(InputNode.self)
    #expect(fields.map(\.text) == ["", "", "7", "7", ""])
    try screen.tap(fields[3])
    try screen.type("5")
    try screen.tap(fields[4])
    #expect(host.accessibilityTree().contains(", 75, none"))
    #expect(fields[2].text == "75")
    try screen.type("0.5")
    try screen.tap(fields[3])
    #expect(host.accessibilityTree().contains(", 75, 0.5"))
    try screen.type("x")
    try screen.tap(fields[0])
    #expect(fields[3].text == "75")
    #expect(host.accessibilityTree().contains(", 75, 0.5"))
  }
}
