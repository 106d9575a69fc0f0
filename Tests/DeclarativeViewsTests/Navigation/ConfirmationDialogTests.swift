// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTesting

@testable import DeclarativeViews

@Suite("Confirmation dialogs")
struct ConfirmationDialogTests {
  private struct Owner: View {
    var titleVisibility = Visibility.automatic
    @State private var isShown = true
    @State private var answer = "none"
    var body: some View {
      Text(answer).confirmationDialog(
        "Delete?", isPresented: $isShown, titleVisibility: titleVisibility
      ) {
        Button("Keep", role: .cancel) { answer = "kept" }
        Button("Delete", role: .destructive) { answer = "deleted" }
        ForEach(["Export", "Archive"], id: \.self) { name in Button(name) { answer = name } }
      }
      Button("Again") { isShown = true }
    }
  }

  private func words(_ host: HostingNode) -> [String] {
    host.accessibilityOrder.compactMap(\.accessibilityLabel)
  }

  @Test("the button that cancels is last, and each button dismisses the dialog")
  func buttons() throws {
    let (screen, host) = shown { Owner() }
    #expect(words(host) == ["Delete", "Export", "Archive", "Keep"])
    for (button, answer) in [("Export", "Export"), ("Keep", "kept"), ("Delete", "deleted")] {
      try screen.tap(button)
      screen.layoutIfNeeded()
      #expect(words(host) == [answer, "Again"])
      try screen.tap("Again")
      screen.layoutIfNeeded()
    }
  }

  @Test("a tap outside dismisses the dialog")
  func tapOutside() throws {
    let (screen, host) = shown { Owner() }
    try screen.tap(at: CGPoint(x: 150, y: 100))
    screen.layoutIfNeeded()
    #expect(words(host) == ["none", "Again"])
  }

  @Test("the title is hidden unless it is made visible")
  func titles() {
    #expect(words(shown { Owner(titleVisibility: .visible) }.host).first == "Delete?")
    #expect(words(shown { Owner(titleVisibility: .hidden) }.host).first == "Delete")
  }

  @Test("buttons are 56 points high and as wide as the dialog, which is 8 points from the edges")
  func frames() throws {
    let (_, host) = shown { Owner() }
    let frames = host.accessibilityOrder.map { $0.convert($0.bounds, to: host) }
    #expect(frames.count == 4)
    for frame in frames { #expect(frame.minX == 8 && frame.maxX == 292 && frame.height == 56) }
    #expect(frames.last?.maxY == 592 && frames[3].minY - frames[2].maxY == 8)
  }

  @Test("a dialog and an alert about data are shown while there is data, and cancel is added")
  func data() throws {
    struct DataOwner: View {
      @State private var isShown = true
      @State private var name: String?
      @State private var isAlert = false
      var body: some View {
        Button("Set") { name = "notes" }
        Button("Alert") {
          isAlert = true
          isShown = true
        }
        Text("\(isShown)").confirmationDialog(
          "Sure?", isPresented: isAlert ? .constant(false) : $isShown, presenting: name
        ) { name in
          Button("Delete \(name)") {}
        } message: {
          Text("It is called \($0).")
        }.alert("Sure?", isPresented: isAlert ? $isShown : .constant(false), presenting: name) {
          name in
          Button("Remove \(name)") {}
        } message: {
          Text("Still called \($0).")
        }
      }
    }
    let (screen, host) = shown { DataOwner() }
    #expect(words(host) == ["Set", "Alert", "true"])
    try screen.tap("Set")
    screen.layoutIfNeeded()
    #expect(words(host) == ["It is called notes.", "Delete notes", "Cancel"])
    try screen.tap("Cancel")
    screen.layoutIfNeeded()
    #expect(words(host) == ["Set", "Alert", "false"])
    try screen.tap("Alert")
    screen.layoutIfNeeded()
    #expect(words(host) == ["Sure?", "Still called notes.", "Remove notes"])
  }
}
