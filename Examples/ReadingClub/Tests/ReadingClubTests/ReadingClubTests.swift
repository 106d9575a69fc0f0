// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ReadingClub
import Testing
import ViewFactory
import ViewPictures
import ViewTesting

@Suite("The reading club")
struct ReadingClubTests {
  private func aloud(_ screen: Screen) -> String { screen.rootNode?.accessibilityTree() ?? "" }

  @Test("a reader signs up, opens a book, and changes the settings")
  func journey() throws {
    let app = ReadingClubApp()
    let screen = Screen(.phone, rootNode: app.rootNode)

    try screen.tap("Sign up")
    #expect(aloud(screen).contains("What should we call you?"))
    #expect(aloud(screen).contains("An address is needed."))
    #expect(app.account == nil)

    try screen.tap("Name")
    try screen.type("Ana")
    try screen.tap("Email")
    try screen.type("ana@example")
    try screen.tap("Password")
    try screen.type("correct horse")
    try screen.tap("Sign up")
    #expect(aloud(screen).contains("This address is not complete."))
    try screen.type(".org")
    #expect(!aloud(screen).contains("This address is not complete."))
    try screen.tap("Sign up")
    #expect(aloud(screen).contains("Please read the rules first."))
    try screen.tap("I have read the rules")
    try screen.tap("Sign up")
    #expect(app.account?.name == "Ana")
    #expect(app.account?.email == "ana@example.org")

    #expect(aloud(screen).contains("Good to see you, Ana"))
    try screen.tap("Middlemarch, George Eliot")
    #expect(aloud(screen).contains("header \"Middlemarch\""))
    #expect(aloud(screen).contains("44"))
    try screen.tap("Books")

    try screen.tap("Settings")
    try screen.tap("Reminders, A message two days before we meet")
    #expect(app.settings.sendsReminders == false)
    try screen.increment("Pages a day")
    #expect(app.settings.pagesPerDay == 25)
    let light = app.rootNode.svg()
    try screen.tap("Dark")
    #expect(app.settings.appearance == .dark)
    #expect(app.rootNode.svg() != light)
    try screen.tap("Books")
    try screen.tap("Middlemarch, George Eliot")
    #expect(aloud(screen).contains("36"))
  }

  @Test(
    "an invalid address is reported",
    arguments: [
      ("", "An address is needed."), ("ana", "An address has one @."),
      ("a@b@c.org", "An address has one @."), ("@example.org", "This address is not complete."),
      ("ana@example", "This address is not complete."),
      ("ana@org.", "This address is not complete."),
    ])
  func address(text: String, problem: String) throws {
    let app = ReadingClubApp()
    let screen = Screen(.phone, rootNode: app.rootNode)
    try screen.tap("Email")
    if !text.isEmpty { try screen.type(text) }
    try screen.tap("Sign up")
    #expect(aloud(screen).contains(problem))
  }
}
