// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Dispatch
import Foundation
import Testing
import ViewTesting

@testable import DeclarativeViews

@Suite("Pairs of values, shared and paced publishers")
struct ZipTests {
  private struct Fault: Error {}

  @Test("each value waits for one of the other publisher")
  func pairs() {
    let (numbers, words) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    var log: [String] = []
    let subscription = numbers.zip(words).sink(
      receiveCompletion: { _ in log.append("end") }, receiveValue: { log.append("\($0)\($1)") })
    numbers.send(1)
    numbers.send(2)
    numbers.send(3)
    #expect(log == [])
    words.send("a")
    words.send("b")
    #expect(log == ["1a", "2b"])
    numbers.send(completion: .finished)
    #expect(log == ["1a", "2b"])
    words.send("c")
    #expect(log == ["1a", "2b", "3c", "end"])
    subscription.cancel()
  }

  @Test("pairs end as soon as there can't be another one, or with an error")
  func ends() {
    let (first, second) = (PassthroughSubject<Int, Fault>(), PassthroughSubject<Int, Fault>())
    var log: [String] = []
    let subscription = first.zip(second) { $0 + $1 }.sink(
      receiveCompletion: {
        if case .failure = $0 { log.append("error") } else { log.append("end") }
      }, receiveValue: { log.append("\($0)") })
    second.send(1)
    first.send(completion: .finished)
    #expect(log == ["end"])
    let other = first.zip(second).sink(
      receiveCompletion: { if case .failure = $0 { log.append("error") } }, receiveValue: { _ in })
    second.send(completion: .failure(Fault()))
    #expect(log == ["end", "end"] || log == ["end"])
    let (third, fourth) = (PassthroughSubject<Int, Fault>(), PassthroughSubject<Int, Fault>())
    let last = third.zip(fourth).sink(
      receiveCompletion: { if case .failure = $0 { log.append("error") } }, receiveValue: { _ in })
    fourth.send(completion: .failure(Fault()))
    #expect(log.last == "error")
    for cancellable in [subscription, other, last] { cancellable.cancel() }
  }

  @Test("three publishers wait for each other, even for many values")
  func three() {
    var sums: [Int] = []
    let numbers = Array(0..<10_000)
    let subscription = numbers.publisher.zip(numbers.publisher, [1, 2, 3].publisher) {
      $0 + $1 + $2
    }
    .sink { sums.append($0) }
    #expect(sums == [1, 4, 7])
    subscription.cancel()
  }

  @Test("subscribers share one subscription, which begins with the first and ends with the last")
  func sharing() {
    let subject = PassthroughSubject<Int, Never>()
    var log: [String] = []
    let shared = subject.handleEvents(
      receiveSubscription: { _ in log.append("begin") }, receiveCancel: { log.append("cancel") }
    )
    .share()
    #expect(log == [])
    let first = shared.sink { log.append("first \($0)") }
    subject.send(1)
    let second = shared.sink { log.append("second \($0)") }
    subject.send(2)
    first.cancel()
    subject.send(3)
    second.cancel()
    subject.send(4)
    #expect(log == ["begin", "first 1", "first 2", "second 2", "second 3", "cancel"])
    let third = shared.sink { log.append("third \($0)") }
    subject.send(5)
    #expect(log.suffix(2) == ["begin", "third 5"])
    third.cancel()
  }

  @Test("a shared publisher that has ended tells later subscribers so")
  func sharedEnd() {
    let subject = PassthroughSubject<Int, Never>()
    let shared = subject.share()
    var ends = 0
    let first = shared.sink(receiveCompletion: { _ in ends += 1 }, receiveValue: { _ in })
    subject.send(completion: .finished)
    let second = shared.sink(receiveCompletion: { _ in ends += 1 }, receiveValue: { _ in })
    #expect(ends == 2)
    first.cancel()
    second.cancel()
  }

  @Test("values are sent at most once in an interval, the first or the last of it")
  func pace() {
    struct Page: View {
      let values: PassthroughSubject<Int, Never>
      let log: (String) -> Void
      var body: some View {
        Text("a")
          .onReceive(values.throttle(for: 1, scheduler: RunLoop.main, latest: true)) {
            log("last \($0)")
          }
          .onReceive(values.throttle(for: 1, scheduler: RunLoop.main, latest: false)) {
            log("first \($0)")
          }
      }
    }
    let values = PassthroughSubject<Int, Never>()
    var log: [String] = []
    let (screen, _) = shown { Page(values: values) { log.append($0) } }
    func taken() -> [String] {
      defer { log = [] }
      return log.sorted()
    }
    values.send(1)
    #expect(taken() == ["first 1", "last 1"])
    screen.advance(by: 0.25)
    values.send(2)
    values.send(3)
    screen.advance(by: 0.5)
    #expect(taken() == [])
    screen.advance(by: 0.5)
    #expect(taken() == ["first 2", "last 3"])
    screen.advance(by: 0.5)
    values.send(4)
    #expect(taken() == [])
    screen.advance(by: 3)
    #expect(taken() == ["first 4", "last 4"])
    values.send(5)
    #expect(taken() == ["first 5", "last 5"])
  }

  @Test("a value that waits for its interval is sent before the end")
  func pacedEnd() {
    let values = PassthroughSubject<Int, Never>()
    var log: [String] = []
    let subscription = values.throttle(for: 1000, scheduler: RunLoop.main, latest: true).sink(
      receiveCompletion: { _ in log.append("end") }, receiveValue: { log.append("\($0)") })
    for value in 1...3 { values.send(value) }
    values.send(completion: .finished)
    #expect(log == ["1", "3", "end"])
    subscription.cancel()
    let immediate = [1, 2, 3].publisher
      .throttle(for: 1, scheduler: ImmediateScheduler.shared, latest: false)
      .sink { log.append("\($0)") }
    #expect(log.suffix(3) == ["1", "2", "3"])
    immediate.cancel()
  }
}
