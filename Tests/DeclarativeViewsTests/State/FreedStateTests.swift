// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Observation
import Testing
import ViewPictures
import ViewTesting

@testable import DeclarativeViews

private final class Tally: ObservableObject {
  @Published var count = 0
}

@Observable private final class Model {
  var name = "Ada"
}

private struct Counting: View {
  @State private var count = 0
  @State private var name = ""
  @State private var isOn = false
  @StateObject private var tally = Tally()
  var content: (Binding<Int>, Binding<String>, Binding<Bool>, Tally) -> AnyView

  var body: some View { content($count, $name, $isOn, tally) }
}

/// A view that a host has shown, changed and drawn, after which the host is let go of.
private nonisolated struct FreedView: Sendable, CustomTestStringConvertible {
  #if MainActor
    typealias Maker = @MainActor @Sendable (Model) -> any View
    typealias CountingMaker =
      @MainActor @Sendable (Binding<Int>, Binding<String>, Binding<Bool>, Tally) -> any View
  #else
    typealias Maker = @Sendable (Model) -> any View
    typealias CountingMaker =
      @Sendable (Binding<Int>, Binding<String>, Binding<Bool>, Tally) -> any View
  #endif

  let testDescription: String
  let view: Maker

  init(_ name: String, view: @escaping Maker) {
    testDescription = name
    self.view = view
  }

  static func counting(
    _ name: String, _ content: @escaping CountingMaker
  ) -> FreedView {
    FreedView(name) { _ in Counting { AnyView(content($0, $1, $2, $3)) } }
  }

  static let all: [FreedView] = [
    FreedView("text") { _ in Text("Tap") },
    .counting("a state that the body reads") { count, _, _, _ in
      Button("Tap \(count.wrappedValue)") { count.wrappedValue += 1 }
    },
    .counting("a binding in a toggle") { _, _, isOn, _ in Toggle("Tap", isOn: isOn) },
    .counting("a binding in a field") { _, name, _, _ in
      VStack {
        TextField("Name", text: name)
        Button("Tap") { name.wrappedValue = "Ada" }
      }
    },
    .counting("an object of its own") { _, _, _, tally in
      Button("Tap \(tally.count)") { tally.count += 1 }
    },
    FreedView("an observed object that outlives it") { model in
      Button("Tap " + model.name) { model.name += "!" }
    },
    .counting("a gesture") { count, _, _, _ in
      Text("Tap \(count.wrappedValue)").onTapGesture { count.wrappedValue += 1 }
    },
    .counting("a task that waits") { count, _, _, _ in
      Text("Tap \(count.wrappedValue)").task { await sleepUntilCancelled() }
    },
    .counting("a change that is followed") { count, _, isOn, _ in
      Button("Tap \(count.wrappedValue)") { count.wrappedValue += 1 }
        .onChange(of: count.wrappedValue) { isOn.wrappedValue.toggle() }
        .onAppear { count.wrappedValue += 1 }
        .onDisappear { isOn.wrappedValue.toggle() }
    },
    .counting("nodes in effects in a scroll view") { count, _, isOn, _ in
      ScrollView {
        Toggle("On", isOn: isOn).opacity(0.5).rotationEffect(.degrees(10))
        Button("Tap \(count.wrappedValue)") { count.wrappedValue += 1 }.shadow(radius: 3)
      }
    },
    .counting("lazy rows") { count, _, isOn, _ in
      ScrollView {
        LazyVStack {
          ForEach(0..<100) { index in
            Button("Tap \(index) \(count.wrappedValue)") { count.wrappedValue += 1 }
          }
        }
      }
    },
    .counting("rows of a list") { count, _, isOn, _ in
      List {
        Toggle("On", isOn: isOn)
        ForEach(0..<30) { index in
          Button("Tap \(index) \(count.wrappedValue)") { count.wrappedValue += 1 }
        }
      }
    },
    .counting("a reader of sizes") { count, _, _, _ in
      GeometryReader { size in
        Button("Tap \(count.wrappedValue)") { count.wrappedValue += 1 }
      }
    },
    .counting("a form") { count, name, isOn, _ in
      Form {
        Section("Settings") {
          TextField("Name", text: name)
          Toggle("Tap", isOn: isOn)
          Stepper("Count", value: count)
        }
      }
    },
    .counting("pages") { count, _, isOn, _ in
      NavigationStack {
        NavigationLink("Tap") { Text("Next \(count.wrappedValue)") }
          .sheet(isPresented: isOn) { Text("Sheet") }
      }
    },
    .counting("views that are chosen by what fits") { count, _, _, _ in
      ViewThatFits {
        Button("Tap \(count.wrappedValue)") { count.wrappedValue += 1 }
        Text("Short")
      }
    },
  ]
}

@Suite("What is freed with a host")
struct FreedStateTests {
  @MainActor
  @Test(
    "a host is freed with everything it has shown, drawn, and changed", arguments: FreedView.all)
  fileprivate func freed(_ freed: FreedView) throws {
    let model = Model()
    weak var host: HostingNode?
    weak var nextHost: HostingNode?
    weak var memory: TreeMemory?
    do {
      let (screen, shownHost) = shown { AnyView(freed.view(model)) }
      host = shownHost
      memory = shownHost.memory
      for _ in 0..<2 {
        _ = DisplayList(of: shownHost)
        let spoken = shownHost.accessibilityTree()
        if let line = spoken.split(separator: "\n").first(where: { $0.contains("\"Tap") }) {
          let label = line.split(separator: "\"").dropFirst().first.map(String.init) ?? ""
          try screen.tap(label)
        }
        screen.layoutIfNeeded()
      }
      _ = shownHost.layoutReport()
      // The same contents again, in another host.
      let other = HostingNode(rootView: shownHost.rootView)
      nextHost = other
      screen.rootNode = other
      screen.layoutIfNeeded()
    }
    #expect(host == nil)
    #expect(nextHost == nil)
    #expect(memory == nil)
  }

  @MainActor @Test("a task is canceled when its host is freed")
  func cancelled() async {
    final class Log { var lines: [String] = [] }
    let log = Log()
    do {
      let (screen, _) = shown {
        Text("Waiting").task {
          log.lines.append("began")
          await sleepUntilCancelled()
          log.lines.append(Task.isCancelled ? "cancelled" : "slept")
        }
      }
      screen.layoutIfNeeded()
      await waitUntil { log.lines == ["began"] }
    }
    await waitUntil { log.lines.count == 2 }
    #expect(log.lines == ["began", "cancelled"])
  }
}
