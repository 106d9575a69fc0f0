// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ReadingClub
import Testing
import ViewFactory
import ViewFactoryMocks

/// Tests what screens request from their factories, without layout.
@Suite("Screens with mocks")
struct ScreenMockTests {
  @Test("the sign-up screen requests three fields and a form")
  func signUp() {
    let viewFactory = MockViewFactory()
    _ = SignUpScreen(viewFactory: viewFactory)
    #expect(viewFactory.mockField.labelledCalls.map(\.title) == ["Name", "Email", "Password"])
    #expect(viewFactory.mockField.passwordCalls.count == 1)
    #expect(viewFactory.mockField.formCalls.first?.submit == "Sign up")
    #expect(viewFactory.mockLabel.headerCalls.count == 1)
  }

  @Test("a list has a row for each book, or a message if it is empty")
  func list() {
    let viewFactory = MockViewFactory()
    _ = BookListScreen(viewFactory: viewFactory, reader: "Ana", books: Book.samples)
    #expect(viewFactory.mockRow.disclosureCalls.map(\.title) == Book.samples.map(\.title))
    #expect(viewFactory.mockNotice.emptyCalls.isEmpty)
    _ = BookListScreen(viewFactory: viewFactory, reader: "Ana", books: [])
    #expect(viewFactory.mockNotice.emptyCalls.first?.title == "No books yet")
  }

  @Test("settings show the current values")
  func settings() {
    let viewFactory = MockViewFactory()
    var settings = Settings()
    settings.sendsReminders = false
    settings.appearance = .dark
    _ = SettingsScreen(viewFactory: viewFactory, settings: settings)
    #expect(viewFactory.mockRow.toggleCalls.first?.isOn == false)
    #expect(viewFactory.mockChoice.segmentsCalls.first?.selected == 2)
  }
}
