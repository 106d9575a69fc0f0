// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTesting

@testable import DeclarativeViews

@Suite("Preferences")
struct PreferenceTests {
  private struct WidthKey: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
      value = max(value, nextValue())
    }
  }

  private struct NamesKey: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  private struct OptionalKey: PreferenceKey {
    static func reduce(value: inout Int?, nextValue: () -> Int?) { value = value ?? nextValue() }
  }

  private final class Log { var values: [[String]] = [] }

  @Test("the values of descendants are combined in order, and an outer one replaces them")
  func combined() {
    let log = Log()
    _ = shown {
      VStack {
        HStack {
          Text("a").preference(key: NamesKey.self, value: ["a"])
          Text("b").background { Text("c").preference(key: NamesKey.self, value: ["c"]) }
        }
        Group {
          Text("d").preference(key: NamesKey.self, value: ["d"])
        }.transformPreference(NamesKey.self) { $0.append("e") }
        VStack {
          Text("f").preference(key: NamesKey.self, value: ["f"])
        }.preference(key: NamesKey.self, value: ["g"])
        Text("h").preference(key: WidthKey.self, value: 5)
      }
      .onPreferenceChange(NamesKey.self) { log.values.append($0) }
      .preference(key: NamesKey.self, value: ["outer"])
    }
    #expect(log.values == [["a", "c", "d", "e", "g"]])
  }

  /// A list that tells when it has to be copied before it can grow.
  private struct Lists: Equatable {
    final class Storage { var values: [Int] = [] }

    var storage = Storage()
    var copyCount = 0

    init(_ value: Int? = nil) { storage.values = value.map { [$0] } ?? [] }

    mutating func append(_ other: Lists) {
      if !isKnownUniquelyReferenced(&storage) {
        copyCount += 1
        let copy = Storage()
        copy.values = storage.values
        storage = copy
      }
      storage.values += other.storage.values
    }

    static func == (one: Lists, other: Lists) -> Bool {
      one.storage.values == other.storage.values
    }
  }

  private struct ListsKey: PreferenceKey {
    static var defaultValue: Lists { Lists() }
    static func reduce(value: inout Lists, nextValue: () -> Lists) { value.append(nextValue()) }
  }

  @Test("a list that grows by those of many views is copied once")
  func grows() {
    var lists: [Lists] = []
    _ = shown {
      VStack {
        ForEach(0..<40) { Text("\($0)").preference(key: ListsKey.self, value: Lists($0)) }
      }.onPreferenceChange(ListsKey.self) { lists.append($0) }
    }
    #expect(lists.map(\.storage.values) == [Array(0..<40)])
    #expect(lists.map(\.copyCount) == [1])
  }

  @Test("without any value, the default is passed once")
  func defaults() {
    var widths: [CGFloat] = []
    var numbers: [Int?] = []
    let (screen, host) = shown {
      Text("nothing").onPreferenceChange(WidthKey.self) { widths.append($0) }
        .onPreferenceChange(OptionalKey.self) { numbers.append($0) }
    }
    host.setNeedsLayout()
    screen.layoutIfNeeded()
    #expect(widths == [0] && numbers == [nil])
  }

  @Test("views can take the width of the widest of them")
  func equalWidths() throws {
    struct Owner: View {
      @State private var width: CGFloat?
      @State private var name = "a long name"
      var body: some View {
        VStack {
          ForEach(["x", name], id: \.self) { name in
            Text(name)
              .fixedSize()
              .background {
                GeometryReader { proxy in
                  Color.clear.preference(key: WidthKey.self, value: proxy.size.width)
                }
              }
              .frame(width: width)
              .accessibilityIdentifier(name)
          }
          Button("Longer") { name = "a name that is longer" }
          Text("width \(Int(width ?? 0))")
        }.onPreferenceChange(WidthKey.self) { width = $0 }
      }
    }
    let (screen, host) = shown { Owner() }
    func width() -> Int? {
      host.accessibilityTree().split(separator: "\n").first { $0.contains("width ") }
        .flatMap { Int($0.drop { !$0.isNumber }.prefix { $0.isNumber }) }
    }
    let former = try #require(width())
    #expect(former > 50)
    try screen.tap("Longer")
    #expect(try #require(width()) > former)
  }

  @Test("an overlay and a background are made from a preference")
  func readers() throws {
    struct Owner: View {
      @State private var count = 1
      var body: some View {
        VStack {
          Button("Add") { count += 1 }
          Text("inner").preference(key: NamesKey.self, value: Array(repeating: "n", count: count))
        }
        .overlayPreferenceValue(NamesKey.self, alignment: .top) { Text("over \($0.count)") }
        .backgroundPreferenceValue(NamesKey.self) { Text("under \($0.count)") }
      }
    }
    let (screen, host) = shown { Owner() }
    #expect(host.accessibilityTree().contains("over 1"))
    try screen.tap("Add")
    #expect(host.accessibilityTree().contains("over 2"))
    #expect(host.accessibilityTree().contains("under 2"))
  }

  @Test("a preference that changes itself endlessly is reported")
  func endless() {
    struct Owner: View {
      @State private var width: CGFloat = 1
      var body: some View {
        Color.red.preference(key: WidthKey.self, value: width)
          .onPreferenceChange(WidthKey.self) { width = $0 + 1 }
      }
    }
    let (_, host) = shown { Owner() }
    #expect(host.problems.contains(.endlessChange(limit: 100)))
  }

  @Test("an observer is gone with its view")
  func removal() throws {
    struct Owner: View {
      let log: Log
      @State private var isShown = true
      @State private var count = 0
      var body: some View {
        VStack {
          Button("Hide") { isShown = false }
          Button("Count") { count += 1 }
          if isShown {
            Text("a").preference(key: NamesKey.self, value: ["\(count)"])
              .onPreferenceChange(NamesKey.self) { log.values.append($0) }
          }
        }
      }
    }
    let log = Log()
    let (screen, _) = shown { Owner(log: log) }
    try screen.tap("Count")
    try screen.tap("Hide")
    try screen.tap("Count")
    #expect(log.values == [["0"], ["1"]])
  }
}
