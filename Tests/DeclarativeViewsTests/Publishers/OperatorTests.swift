// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing

@testable import DeclarativeViews

@Suite("Operators of publishers")
struct OperatorTests {
  private struct Fault: Error, Equatable {}

  /// The values that a publisher sends immediately, and how it ends.
  private func values<Source: Publisher>(
    _ publisher: Source
  ) -> ([Source.Output], String) {
    var values: [Source.Output] = []
    var end = "runs"
    let subscription = publisher.sink(
      receiveCompletion: { completion in
        switch completion {
        case .finished: end = "ends"
        case .failure(let error): end = "\(error)"
        }
      }, receiveValue: { values.append($0) })
    subscription.cancel()
    return (values, end)
  }

  @Test("values are mapped, filtered, and collected")
  func mapping() {
    let numbers = [1, 2, 2, 3, 3, 1].publisher
    #expect(values(numbers.map { $0 * 2 }) == ([2, 4, 4, 6, 6, 2], "ends"))
    #expect(values(["a", "bc"].publisher.map(\.count)) == ([1, 2], "ends"))
    #expect(values(["1", "x", "3"].publisher.compactMap { Int($0) }) == ([1, 3], "ends"))
    #expect(values(numbers.filter { $0 > 1 }) == ([2, 2, 3, 3], "ends"))
    #expect(values(numbers.removeDuplicates()) == ([1, 2, 3, 1], "ends"))
    #expect(values(numbers.removeDuplicates { $0 + 1 == $1 }) == ([1, 3, 3, 1], "ends"))
    #expect(values(numbers.scan(0, +)) == ([1, 3, 5, 8, 11, 12], "ends"))
    #expect(values(numbers.collect()) == ([[1, 2, 2, 3, 3, 1]], "ends"))
    #expect(values([1, nil].publisher.replaceNil(with: 0)) == ([1, 0], "ends"))
    let pairs = values(["abc"].publisher.map(\.count, \.isEmpty)).0
    #expect(pairs.first?.0 == 3 && pairs.first?.1 == false)
  }

  @Test("values are left out at the beginning or the end, and added there")
  func parts() {
    let numbers = [1, 2, 3].publisher
    #expect(values(numbers.dropFirst()) == ([2, 3], "ends"))
    #expect(values(numbers.dropFirst(-4)) == ([1, 2, 3], "ends"))
    #expect(values(numbers.dropFirst(.max)) == ([], "ends"))
    #expect(values(numbers.prefix(2)) == ([1, 2], "ends"))
    #expect(values(numbers.prefix(.min)) == ([], "ends"))
    #expect(values(numbers.first()) == ([1], "ends"))
    #expect(values(numbers.first { $0 > 1 }) == ([2], "ends"))
    #expect(values(numbers.prepend(8, 9)) == ([8, 9, 1, 2, 3], "ends"))
    #expect(values(numbers.prepend([0])) == ([0, 1, 2, 3], "ends"))
    #expect(values(Just(4).append(5)) == ([4, 5], "ends"))
    #expect(values(Empty<Int, Never>()) == ([], "ends"))
    #expect(values(Empty<Int, Never>(completeImmediately: false)) == ([], "runs"))
  }

  @Test("the first value ends a publisher that goes on, even if it causes others")
  func first() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var received: [Int] = []
    let subscription = subject.prefix(2).sink { value in
      received.append(value)
      if value < 5 { subject.send(value + 1) }
    }
    #expect(received == [1, 2])
    subscription.cancel()
  }

  @Test("errors are made, changed, and replaced")
  func errors() {
    let failing = [1, 2, 3].publisher.tryMap { number in
      if number == 2 { throw Fault() }
      return number
    }
    #expect(values(failing) == ([1], "Fault()"))
    #expect(values(failing.replaceError(with: 7)) == ([1, 7], "ends"))
    #expect(values(failing.catch { _ in [8, 9].publisher }) == ([1, 8, 9], "ends"))
    let other = Fail<Int, any Error>(error: CancellationError()).mapError { _ in Fault() }
    #expect(values(other) == ([], "Fault()"))
    #expect(values(Just(1).setFailureType(to: Fault.self)) == ([1], "ends"))
  }

  @Test("the last values of several publishers are combined once all have sent one")
  func combining() {
    let (name, age, place) = (
      PassthroughSubject<String, Never>(), CurrentValueSubject<Int, Never>(1),
      CurrentValueSubject<Bool, Never>(true)
    )
    var received: [String] = []
    var ends = 0
    let subscription = name.combineLatest(age, place) { "\($0) \($1) \($2)" }
      .sink(receiveCompletion: { _ in ends += 1 }, receiveValue: { received.append($0) })
    #expect(received == [])
    name.send("a")
    age.send(2)
    place.send(false)
    #expect(received == ["a 1 true", "a 2 true", "a 2 false"])
    name.send(completion: .finished)
    age.send(completion: .finished)
    #expect(ends == 0)
    place.send(completion: .finished)
    #expect(ends == 1)
    subscription.cancel()
    let pairs = Publishers.CombineLatest(Just(1), [2, 3].publisher).map { $0 * $1 }
    #expect(values(pairs) == ([2, 3], "ends"))
    #expect(values(Just(2).combineLatest(Just(3)) { $0 + $1 }) == ([5], "ends"))
  }

  @Test("the values of several publishers are merged, joined, or those of the last one")
  func merging() {
    #expect(values(Just(1).merge(with: [2, 3].publisher)) == ([1, 2, 3], "ends"))
    #expect(values(Publishers.MergeMany([Just(1), Just(2)])) == ([1, 2], "ends"))
    let joined = [1, 2].publisher.flatMap { [$0, $0 * 10].publisher }
    #expect(values(joined) == ([1, 10, 2, 20], "ends"))
    let failing = values(Just(1).flatMap { _ in Fail<Int, Fault>(error: Fault()) })
    #expect(failing == ([], "Fault()"))

    let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    var received: [Int] = []
    let subscription = outer.switchToLatest().sink { received.append($0) }
    outer.send(first)
    first.send(1)
    outer.send(second)
    first.send(2)
    second.send(3)
    #expect(received == [1, 3])
    subscription.cancel()
    second.send(4)
    #expect(received == [1, 3])
  }

  @Test("events are passed to actions")
  func events() {
    let subject = PassthroughSubject<Int, Never>()
    var events: [String] = []
    let observed = subject.handleEvents(
      receiveSubscription: { _ in events.append("begin") },
      receiveOutput: { events.append("value \($0)") },
      receiveCompletion: { _ in events.append("end") }, receiveCancel: { events.append("cancel") })
    let first = observed.sink { events.append("received \($0)") }
    subject.send(1)
    first.cancel()
    let second = observed.sink { _ in }
    subject.send(completion: .finished)
    second.cancel()
    #expect(events == ["begin", "value 1", "received 1", "cancel", "begin", "end"])
  }

  @Test("values are received from a queue in their order, and not after the end of a subscription")
  @MainActor func queues() async {
    let subject = PassthroughSubject<Int, Never>()
    let received = LockedState<[Int]>([])
    let queue = DispatchQueue(label: "test", attributes: .concurrent)
    let subscription = subject.receive(on: queue).sink { value in
      received.withLock { $0.append(value) }
    }
    let onMain = LockedState<[Int]>([])
    let other = subject.receive(on: RunLoop.main).sink { value in
      onMain.withLock { $0.append(value) }
    }
    for number in 0..<100 { subject.send(number) }
    #expect(onMain.current == [])
    await waitUntil { received.current.count == 100 && onMain.current.count == 100 }
    #expect(received.current == Array(0..<100))
    #expect(onMain.current == Array(0..<100))
    subscription.cancel()
    other.cancel()
    let immediate = values([1, 2].publisher.receive(on: ImmediateScheduler.shared))
    #expect(immediate == ([1, 2], "ends"))
    let delayed = values([1, 2].publisher.delay(for: 5, scheduler: ImmediateScheduler.shared))
    #expect(delayed == ([1, 2], "ends"))
  }

  @Test("without a screen, delays are those of the scheduler")
  @MainActor func systemDelays() async {
    let subject = PassthroughSubject<Int, Never>()
    let received = LockedState<[Int]>([])
    let calm = subject.debounce(for: .milliseconds(2), scheduler: DispatchQueue.main)
      .sink { value in received.withLock { $0.append(value) } }
    let late = subject.delay(for: .seconds(0.002), scheduler: RunLoop.main)
      .sink { value in received.withLock { $0.append(-value) } }
    subject.send(1)
    subject.send(2)
    await waitUntil { received.current.count == 3 }
    #expect(received.current.sorted() == [-2, -1, 2])
    calm.cancel()
    late.cancel()
  }

  @Test("delays are never negative or undefined", arguments: [-1, Double.nan, -Double.infinity])
  func delays(seconds: Double) {
    #expect(SchedulerDelay(seconds).seconds == 0)
    #expect(SchedulerDelay.seconds(Int.min).seconds == 0)
  }
}
