// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing
import ViewTesting

@testable import DeclarativeViews

@Suite("Views that receive values", .serialized)
struct ReceivingTests {
  @Test("a view receives values from when it appears until it disappears, with its last action")
  func life() throws {
    struct Receiver: View {
      let subject: PassthroughSubject<Int, Never>
      let log: (String) -> Void
      @State private var isThere = true
      @State private var factor = 1
      var body: some View {
        let factor = factor
        Button("factor") { self.factor = 10 }
        Button("switch") { isThere.toggle() }
        if isThere {
          Text("a").onReceive(subject) { log("\($0 * factor)") }
        }
      }
    }
    let subject = PassthroughSubject<Int, Never>()
    var log: [String] = []
    let (screen, host) = shown { Receiver(subject: subject) { log.append($0) } }
    subject.send(1)
    try screen.tap("factor")
    subject.send(2)
    try screen.tap("switch")
    subject.send(3)
    try screen.tap("switch")
    subject.send(4)
    #expect(log == ["1", "20", "40"])
    host.removeFromSuperview()
  }

  @Test("a subscription remains while the publisher is the same, made in the same way")
  func identity() throws {
    final class Model: ObservableObject { @Published var name = "a" }
    struct Receiver: View {
      @ObservedObject var model: Model
      let log: (String) -> Void
      @State private var count = 0
      var body: some View {
        Button("count \(count)") { count += 1 }
          .onReceive(model.$name) { log("plain \($0)") }
          .onReceive(model.$name.removeDuplicates().dropFirst().eraseToAnyPublisher()) {
            log("later \($0)")
          }
          .onReceive(model.$name.map(\.count)) { log("length \($0)") }
      }
    }
    let model = Model()
    var log: [String] = []
    let (screen, _) = shown { Receiver(model: model) { log.append($0) } }
    #expect(log.sorted() == ["length 1", "plain a"])
    log = []
    try screen.tap("count 0")
    try screen.tap("count 1")
    #expect(log == [])
    model.name = "bc"
    #expect(log.sorted() == ["later bc", "length 2", "plain bc"])
  }

  @Test("a publisher that is created with its view is subscribed to again")
  func created() throws {
    struct Receiver: View {
      let values = [1, 2].publisher.map { $0 }
      @Binding var count: Int
      let log: (Int) -> Void
      var body: some View { Text("a").onReceive(values) { log($0) } }
    }
    struct Parent: View {
      @State private var count = 0
      let log: (Int) -> Void
      var body: some View {
        Button("count \(count)") { count += 1 }
        Receiver(count: $count, log: log)
      }
    }
    var log: [Int] = []
    let (screen, _) = shown { Parent { log.append($0) } }
    #expect(log == [1, 2])
    try screen.tap("count 0")
    #expect(log == [1, 2, 1, 2])
  }

  @Test("a timer fires when the clock of the screen advances, until it is disconnected")
  func timer() throws {
    struct Countdown: View {
      @State private var rest = 5
      @State private var dates: [Double] = []
      private let timer = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
      var body: some View {
        Button("stop") { timer.upstream.connect().cancel() }
        Text(verbatim: "\(rest), last \(dates.last ?? 0)").onReceive(timer) { date in
          dates.append(date.timeIntervalSinceReferenceDate)
          rest -= 1
        }
      }
    }
    let (screen, host) = shown { Countdown() }
    #expect(host.accessibilityTree().hasSuffix("text \"5, last 0.0\"\n"))
    screen.advance(by: 0.4)
    #expect(host.accessibilityTree().hasSuffix("text \"5, last 0.0\"\n"))
    screen.advance(by: 0.1)
    #expect(host.accessibilityTree().hasSuffix("text \"4, last 0.5\"\n"))
    screen.advance(by: 1.2)
    #expect(host.accessibilityTree().hasSuffix("text \"2, last 1.5\"\n"))
    try screen.tap("stop")
    screen.advance(by: 10)
    #expect(host.accessibilityTree().hasSuffix("text \"2, last 1.5\"\n"))
  }

  @Test("views are up to date each time that a timer fires")
  func upToDate() {
    struct Rounds: View {
      @State private var count = 0
      private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      let log: (Int) -> Void
      var body: some View {
        let shown = count
        if count < 3 {
          Text("\(count)").onReceive(timer) { _ in
            log(shown)
            count += 1
          }
        }
      }
    }
    var log: [Int] = []
    let (screen, _) = shown { Rounds { log.append($0) } }
    screen.advance(by: 60)
    #expect(log == [0, 1, 2])
  }

  @Test("a timer that an object connects in an action of a view follows the clock of the screen")
  func object() throws {
    final class Watch: ObservableObject {
      @Published var seconds = 0
      private var subscription: AnyCancellable?
      func start() {
        subscription = Timer.publish(every: 1, on: .main, in: .default).autoconnect()
          .sink { [weak self] _ in self?.seconds += 1 }
      }
      func stop() { subscription = nil }
    }
    struct Face: View {
      @StateObject private var watch = Watch()
      var body: some View {
        Button("start") { watch.start() }
        Button("stop") { watch.stop() }
        Text("\(watch.seconds)")
      }
    }
    let (screen, host) = shown { Face() }
    screen.advance(by: 5)
    try screen.tap("start")
    screen.advance(by: 3)
    #expect(host.accessibilityTree().hasSuffix("text \"3\"\n"))
    try screen.tap("stop")
    screen.advance(by: 3)
    #expect(host.accessibilityTree().hasSuffix("text \"3\"\n"))
  }

  @Test("values that a view receives once they rest, or late, follow the clock of the screen")
  func delays() {
    struct Search: View {
      let queries: PassthroughSubject<String, Never>
      let log: (String) -> Void
      var body: some View {
        Text("a")
          .onReceive(queries.debounce(for: .milliseconds(300), scheduler: RunLoop.main)) {
            log("rests \($0)")
          }
          .onReceive(queries.delay(for: .seconds(1), scheduler: DispatchQueue.main)) {
            log("late \($0)")
          }
      }
    }
    let queries = PassthroughSubject<String, Never>()
    var log: [String] = []
    let (screen, _) = shown { Search(queries: queries) { log.append($0) } }
    queries.send("a")
    screen.advance(by: 0.2)
    queries.send("ab")
    screen.advance(by: 0.2)
    #expect(log == [])
    screen.advance(by: 0.2)
    #expect(log == ["rests ab"])
    screen.advance(by: 0.4)
    #expect(log == ["rests ab", "late a"])
    screen.advance(by: 0.2)
    #expect(log == ["rests ab", "late a", "late ab"])
  }

  @Test("a timer takes any interval", arguments: [0, -1, .nan, .infinity, 1e308])
  func intervals(interval: Double) {
    var count = 0
    let timer = Timer.publish(every: interval, on: .main, in: .common).autoconnect()
    let (screen, _) = shown {
      Text("a").onReceive(timer) { _ in count += 1 }
    }
    screen.advance(by: 0.01)
    #expect(interval > 0 ? count == 0 : count > 90)
  }
}
