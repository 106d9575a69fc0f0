// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTesting

@testable import DeclarativeViews

@Suite("Stored properties of views")
struct AppStorageTests {
  /// Empty user defaults for one test.
  private func suite(_ name: String) throws -> UserDefaults {
    let name = "ViewFactory.AppStorageTests.\(name)"
    let defaults = try #require(UserDefaults(suiteName: name))
    for key in defaults.dictionaryRepresentation().keys { defaults.removeObject(forKey: key) }
    return defaults
  }

  private enum Mood: String { case happy, sad }
  private enum Level: Int { case low = 1, high }

  private struct Counter: View {
    @AppStorage("count") private var count = 3
    var body: some View {
      Button("count \(count)") { count += 1 }
      Stepper("Count", value: $count)
    }
  }

  private struct Reader: View {
    @AppStorage("count") private var count = 0
    var body: some View { Text("reads \(count)") }
  }

  @Test("a stored value is updated in all views that read it, and kept for new ones")
  func counting() throws {
    let defaults = try suite("counting")
    let (screen, host) = shown {
      Group {
        Counter()
        Reader()
      }.defaultAppStorage(defaults)
    }
    #expect(host.accessibilityTree().contains("\"count 3\""))
    #expect(host.accessibilityTree().contains("\"reads 0\""))
    try screen.tap("count 3")
    screen.layoutIfNeeded()
    #expect(host.accessibilityTree().contains("\"count 4\""))
    #expect(host.accessibilityTree().contains("\"reads 4\""))
    try screen.increment("Count")
    screen.layoutIfNeeded()
    #expect(host.accessibilityTree().contains("\"reads 5\""))
    #expect(defaults.integer(forKey: "count") == 5)
    let (_, other) = shown { Counter().defaultAppStorage(defaults) }
    #expect(other.accessibilityTree().contains("\"count 5\""))
  }

  @Test("views with other defaults have values of their own")
  func separate() throws {
    let (first, second) = (try suite("first"), try suite("second"))
    second.set(8, forKey: "count")
    let (screen, host) = shown {
      Counter().defaultAppStorage(first)
      Reader().defaultAppStorage(second)
    }
    try screen.tap("count 3")
    screen.layoutIfNeeded()
    #expect(host.accessibilityTree().contains("\"count 4\""))
    #expect(host.accessibilityTree().contains("\"reads 8\""))
  }

  @Test("values of all kinds are stored, and the initial one is returned until then")
  func kinds() throws {
    let store = try suite("kinds")
    func check<Value: Equatable>(
      _ property: AppStorage<Value>, _ first: Value, _ second: Value, _ key: String
    ) {
      #expect(property.wrappedValue == first)
      #expect(store.object(forKey: key) == nil)
      property.wrappedValue = second
      #expect(property.wrappedValue == second && property.projectedValue.wrappedValue == second)
      property.projectedValue.wrappedValue = first
      #expect(property.wrappedValue == first)
    }
    check(AppStorage(wrappedValue: false, "a", store: store), false, true, "a")
    check(AppStorage(wrappedValue: 1, "b", store: store), 1, 2, "b")
    check(AppStorage(wrappedValue: 1.5, "c", store: store), 1.5, 2.5, "c")
    check(AppStorage(wrappedValue: "x", "d", store: store), "x", "y", "d")
    check(AppStorage(wrappedValue: Data([1]), "e", store: store), Data([1]), Data([2]), "e")
    let (one, two) = (URL(fileURLWithPath: "/one"), URL(fileURLWithPath: "/two"))
    check(AppStorage(wrappedValue: one, "f", store: store), one, two, "f")
    let (early, late) = (Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 60))
    check(AppStorage(wrappedValue: early, "g", store: store), early, late, "g")
    check(AppStorage(wrappedValue: Mood.happy, "h", store: store), .happy, .sad, "h")
    check(AppStorage(wrappedValue: Level.low, "i", store: store), .low, .high, "i")
    #expect(store.string(forKey: "h") == "happy" && store.integer(forKey: "i") == 1)
  }

  @Test("optional values are removed by nil")
  func optional() throws {
    let store = try suite("optional")
    let name = AppStorage<String?>("name", store: store)
    let mood = AppStorage<Mood?>("mood", store: store)
    let level = AppStorage<Level?>("level", store: store)
    #expect(name.wrappedValue == nil && mood.wrappedValue == nil && level.wrappedValue == nil)
    (name.wrappedValue, mood.wrappedValue, level.wrappedValue) = ("Ada", .sad, .high)
    #expect(name.wrappedValue == "Ada" && mood.wrappedValue == .sad && level.wrappedValue == .high)
    name.wrappedValue = nil
    #expect(name.wrappedValue == nil && store.object(forKey: "name") == nil)
    store.set("furious", forKey: "mood")
    #expect(mood.wrappedValue == nil)
  }

  @Test("setting a stored value to an equal one isn't a change")
  func equal() throws {
    final class Log { var count = 0 }
    struct Owner: View {
      let log: Log
      @AppStorage("name") private var name = "Ada"
      var body: some View {
        let _ = log.count += 1
        Button(name) { name = "Ada" }
      }
    }
    let (defaults, log) = (try suite("equal"), Log())
    let (screen, _) = shown { Owner(log: log).defaultAppStorage(defaults) }
    try screen.tap("Ada")
    screen.layoutIfNeeded()
    #expect(log.count == 1 && defaults.string(forKey: "name") == "Ada")
  }

  @Test("a scene's value is stored, too, but not with the same key")
  func scenes() throws {
    struct Owner: View {
      @SceneStorage("count") private var count = 1
      @SceneStorage("mood") private var mood: Mood?
      var body: some View {
        Button("scene \(count) \(mood?.rawValue ?? "none")") {
          count += 1
          mood = .happy
        }
        Stepper("Scene", value: $count)
        Counter()
      }
    }
    let defaults = try suite("scenes")
    let (screen, host) = shown { Owner().defaultAppStorage(defaults) }
    try screen.tap("scene 1 none")
    try screen.increment("Scene")
    screen.layoutIfNeeded()
    #expect(host.accessibilityTree().contains("\"scene 3 happy\""))
    #expect(host.accessibilityTree().contains("\"count 3\""))
    let (_, other) = shown { Owner().defaultAppStorage(defaults) }
    #expect(other.accessibilityTree().contains("\"scene 3 happy\""))
  }
}
