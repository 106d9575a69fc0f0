// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import gallery

@Suite("Cards from a file")
struct CardsCommandTests {
  private static let header = "name,title,phone,email,plan,photo\n"

  @Test("each line becomes a card, and lines that can't are reported with line and column")
  func cards() async throws {
    let folder = try Folder(
      Self.header + "\"Silva, Juca\",Dev,1,a@b,senior,\nAnn,Dev,1,a@b,gold,\n"
        + "\"Two\nlines\",Dev,1,a@b,junior,face.png\nBob,Dev,1,a@b,full,none.png\n")
    defer { folder.remove() }
    try Data(base64Encoded: Self.dot)?.write(to: folder.url.appendingPathComponent("face.png"))
    let (code, printed, errors) = await run([folder.file, "--output", folder.output])
    #expect(code == 1)
    #expect(
      errors == [
        "\(folder.file):3:15: 'gold' is not a plan; choose senior, full or junior.",
        "\(folder.file):6:20: none.png cannot be read as a picture.",
      ])
    #expect(printed == ["2 of 4 cards are in \(folder.output)"])
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.output).sorted()
    #expect(files == ["card-1.svg", "card-3.svg"])
    let first = try String(contentsOfFile: folder.output + "/card-1.svg", encoding: .utf8)
    #expect(first.contains(">Silva, Juca</text>"))
    let third = try String(contentsOfFile: folder.output + "/card-3.svg", encoding: .utf8)
    #expect(third.contains("data:image/png;base64,"))
  }

  @Test("a file exported from a spreadsheet is read, and every invalid line is reported")
  func spreadsheet() async throws {
    let folder = try Folder(
      "\u{FEFF}name,title,phone,email,plan,photo\r\n"
        + "\"Silva, \"\"Juca\"\"\",Dev,1,a@b,senior,\r\n" + "Ann,Dev,1,a@b\r\n"
        + "Bob,Dev,1,a@b,gold,\r\n" + "Cid,\"Dev,1,a@b,full,\r\n"
        + "Dan,Dev,1,a@b,full,none.png\r\n" + "Éva,Dev,1,a@b,junior,")
    defer { folder.remove() }
    let (code, printed, errors) = await run([folder.file, "--output", folder.output])
    #expect(code == 1)
    #expect(
      errors == [
        "\(folder.file):3:14: the line has 4 fields, and there are 6 columns.",
        "\(folder.file):4:15: 'gold' is not a plan; choose senior, full or junior.",
        "\(folder.file):5:5: the quote that begins here is never closed.",
        "\(folder.file):6:20: none.png cannot be read as a picture.",
      ])
    #expect(printed == ["2 of 6 cards are in \(folder.output)"])
    let first = try String(contentsOfFile: folder.output + "/card-1.svg", encoding: .utf8)
    #expect(first.contains(">Silva, &quot;Juca&quot;</text>"))
    let last = try String(contentsOfFile: folder.output + "/card-6.svg", encoding: .utf8)
    #expect(last.contains(">Éva</text>"))
  }

  @Test("a palette colors the cards, and complete success ends with 0")
  func palette() async throws {
    let folder = try Folder(Self.header + "Ann,Dev,1,a@b,full,\n")
    defer { folder.remove() }
    let palette = folder.url.appendingPathComponent("mine.json")
    try Data("{\"card\": \"#123456\"}".utf8).write(to: palette)
    let (code, _, errors) = await run(
      [folder.file, "--palette", palette.path, "--output", folder.output])
    #expect(code == 0)
    #expect(errors.isEmpty)
    let card = try String(contentsOfFile: folder.output + "/card-1.svg", encoding: .utf8)
    #expect(card.contains("#123456"))
  }

  @Test("an unreadable file and a folder that can't be created end with 1")
  func unreadable() async throws {
    let folder = try Folder("name\n")
    defer { folder.remove() }
    let missing = await run([folder.file + ".none"])
    #expect(missing.code == 1)
    #expect(
      missing.errors == ["gallery: cannot read \(folder.file).none: there is no such file"])
    let directory = folder.url.path
    let isFolder = await run([directory])
    #expect(isFolder.code == 1)
    #expect(isFolder.errors == ["gallery: cannot read \(directory): it is a folder"])
    let wrong = await run([folder.file])
    #expect(wrong.code == 1)
    #expect(wrong.errors.first?.hasPrefix("\(folder.file):1:5: the column 'title' is") == true)
    try Data((Self.header + "Ann,Dev,1,a@b,full,\n").utf8).write(
      to: URL(fileURLWithPath: folder.file))
    let taken = await run([folder.file, "--output", folder.file])
    #expect(taken.code == 1)
    #expect(taken.errors.count == 1)
  }

  @Test(
    "an invalid command line is rejected with a sentence and the usage",
    arguments: [
      ([], "gallery cards needs the path of a CSV file."),
      (["a.csv", "b.csv"], "gallery cards takes one file; b.csv is a second one."),
      (["a.csv", "--colour"], "--colour is not an option of gallery cards."),
      (["a.csv", "--palette"], "--palette needs the path of a JSON file."),
      (["--output", "--palette"], "--output needs a folder."),
      (["a.csv", "--format"], "--format needs svg, png or pdf."),
      (["a.csv", "--format", "gif"], "gif is not a format; choose svg, png or pdf."),
    ])
  func wrongArguments(arguments: [String], sentence: String) async {
    let (code, _, errors) = await run(arguments)
    #expect(code == 2)
    #expect(errors == ["gallery: \(sentence)\n\(CardsOptions.usage)"])
  }

  #if Cairo
    @Test("cards can be PNG or PDF files", arguments: ["png", "pdf"])
    func formats(format: String) async throws {
      let folder = try Folder(Self.header + "Ann,Dev,1,a@b,full,\nBob,Dev,1,a@b,senior,\n")
      defer { folder.remove() }
      let (code, _, errors) = await run(
        [folder.file, "--format", format, "--output", folder.output])
      #expect(code == 0)
      #expect(errors.isEmpty)
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.output).sorted()
      #expect(files == (format == "png" ? ["card-1.png", "card-2.png"] : ["cards.pdf"]))
    }
  #else
    @Test("formats that need Cairo explain how to enable it", arguments: ["png", "pdf"])
    func formats(format: String) async {
      let (code, _, errors) = await run(["a.csv", "--format", format])
      #expect(code == 2)
      #expect(
        errors.first?.hasPrefix(
          "gallery: \(format) needs Cairo: swift run --traits Cairo gallery cards …") == true)
    }
  #endif

  @Test("the progress bar is updated occasionally, and is full at the end")
  func progress() async throws {
    let lines = (0..<52).map { "Person \($0),Dev,1,a@b,full,\n" }.joined()
    let folder = try Folder(Self.header + lines)
    defer { folder.remove() }
    let heard = Heard()
    let command = CardsCommand(
      terminal: heard.terminal,
      showProgress: { bar in heard.lock.withLock { heard.lines.errors.append(bar) } })
    #expect(await command.run([folder.file, "--output", folder.output]) == 0)
    #expect(heard.errors == [CardsCommand.bar(50, of: 52), CardsCommand.bar(52, of: 52)])
  }

  @Test("ten thousand lines are counted, and the progress bar fills up")
  func bar() throws {
    let lines = (0..<10_000).map { "Person \($0),Dev,1,a@b,full,\n" }.joined()
    let table = try CardTable(Array((Self.header + lines).utf8))
    #expect(table.reduce(0) { count, _ in count + 1 } == 10_000)
    #expect(CardsCommand.bar(0, of: 10) == "[------------------------------] 0 of 10")
    #expect(CardsCommand.bar(5, of: 10) == "[###############---------------] 5 of 10")
    #expect(CardsCommand.bar(0, of: 0) == "[##############################] 0 of 0")
  }

  /// A picture of one point.
  private static let dot =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="

  private func run(
    _ arguments: [String]
  ) async -> (code: Int32, printed: [String], errors: [String]) {
    let heard = Heard()
    let command = CardsCommand(terminal: heard.terminal, showProgress: { _ in })
    return (await command.run(arguments), heard.printed, heard.errors)
  }

  /// A folder with a file of people in it.
  private struct Folder {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("cards-\(UUID().uuidString)")
    var file: String { url.appendingPathComponent("people.csv").path }
    var output: String { url.appendingPathComponent("out").path }

    init(_ text: String) throws {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    }

    func remove() { try? FileManager.default.removeItem(at: url) }
  }
}
