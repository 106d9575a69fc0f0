// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Observation
import Testing
import ViewTesting

@testable import DeclarativeViews

@Observable private final class Settings {
  var lines = 1
  var other = 1
}

private final class Switches: ObservableObject {
  @Published var isOn = true
}

@Suite("Transformed environment values")
struct TransformedEnvironmentTests {
  private struct Lines: View {
    @Environment(\.lineLimit) private var limit
    var body: some View { Text("limit \(limit ?? 0)") }
  }

  @Test("a change of an object that only the closure reads updates the views in it")
  func observable() {
    let settings = Settings()
    struct Screen: View {
      let settings: Settings
      var body: some View {
        VStack { Lines() }.transformEnvironment(\.lineLimit) { $0 = settings.lines }
      }
    }
    let (screen, host) = shown { Screen(settings: settings) }
    #expect(host.accessibilityTree() == "text \"limit 1\"\n")
    settings.lines = 3
    screen.layoutIfNeeded()
    #expect(host.accessibilityTree() == "text \"limit 3\"\n")
    settings.lines = 4
    screen.layoutIfNeeded()
    #expect(host.accessibilityTree() == "text \"limit 4\"\n")
  }

  @Test("a change of an object with published properties updates the views in it")
  func published() {
    struct Reader: View {
      @Environment(\.isEnabled) private var isEnabled
      var body: some View { Text(isEnabled ? "on" : "off") }
    }
    let switches = Switches()
    let (screen, host) = shown {
      Reader().transformEnvironment(\.isEnabled) { $0 = switches.isOn }
    }
    switches.isOn = false
    screen.layoutIfNeeded()
    #expect(host.accessibilityTree() == "text \"off\"\n")
  }

  @Test("a change of what the closure does not read evaluates no body")
  func unread() {
    let settings = Settings()
    let (screen, host) = shown {
      Lines().transformEnvironment(\.lineLimit) { $0 = settings.lines }
    }
    let count = host.statistics.bodies
    settings.other = 2
    screen.layoutIfNeeded()
    #expect(host.statistics.bodies == count)
  }

  @Test("a state that only the closure reads updates the views in it")
  func state() throws {
    struct Screen: View {
      @State private var lines = 1
      var body: some View {
        VStack {
          Lines()
          Button("More") { lines += 1 }
        }
        .transformEnvironment(\.lineLimit) { $0 = lines }
      }
    }
    let (screen, host) = shown { Screen() }
    try screen.tap("More")
    screen.layoutIfNeeded()
    #expect(host.accessibilityTree().contains("text \"limit 2\""))
  }
}
