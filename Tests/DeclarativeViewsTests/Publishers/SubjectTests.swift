// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing

@testable import DeclarativeViews

@Suite("Subjects and their subscriptions")
struct SubjectTests {
  @Test("a subject sends values to its subscribers, in the order in which they subscribed")
  func order() {
    let subject = PassthroughSubject<Int, Never>()
    var received: [String] = []
    var subscriptions: Set<AnyCancellable> = []
    for name in ["a", "b", "c"] {
      subject.sink { received.append("\(name)\($0)") }.store(in: &subscriptions)
    }
    subject.send(1)
    subject.send(2)
    #expect(received == ["a1", "b1", "c1", "a2", "b2", "c2"])
  }

  @Test("a subscription ends when it is released or canceled, and not before")
  func ends() {
    let subject = PassthroughSubject<Int, Never>()
    var received: [Int] = []
    var kept: [AnyCancellable] = []
    subject.sink { received.append($0) }.store(in: &kept)
    subject.send(1)
    kept = []
    subject.send(2)
    let other = subject.sink { received.append($0) }
    subject.send(3)
    other.cancel()
    subject.send(4)
    #expect(received == [1, 3])
  }

  @Test("a subject with a value sends it to new subscribers, and keeps the last one")
  func currentValue() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var received: [Int] = []
    let subscription = subject.sink { received.append($0) }
    subject.send(2)
    subject.value += 5
    #expect(received == [1, 2, 7])
    #expect(subject.value == 7)
    subject.send(completion: .finished)
    subject.send(8)
    #expect(received == [1, 2, 7])
    #expect(subject.value == 7)
    subscription.cancel()
  }

  @Test("subscribers are told about the end once, later ones immediately")
  func completion() {
    struct Fault: Error, Equatable {}
    let subject = PassthroughSubject<Int, Fault>()
    var ends: [Subscribers.Completion<Fault>] = []
    var values: [Int] = []
    let first = subject.sink(
      receiveCompletion: { ends.append($0) }, receiveValue: { values.append($0) })
    subject.send(1)
    subject.send(completion: .failure(Fault()))
    subject.send(2)
    subject.send(completion: .finished)
    let second = subject.sink(
      receiveCompletion: { ends.append($0) }, receiveValue: { values.append($0) })
    #expect(ends == [.failure(Fault()), .failure(Fault())])
    #expect(values == [1])
    first.cancel()
    second.cancel()
  }

  @Test("subscribers may cancel, subscribe, and send from within their actions")
  func reentrancy() {
    let subject = PassthroughSubject<Int, Never>()
    var received: [String] = []
    var kept: [AnyCancellable] = []
    var second: AnyCancellable?
    subject.sink { value in
      received.append("first \(value)")
      second?.cancel()
      if value == 1 {
        subject.sink { received.append("new \($0)") }.store(in: &kept)
        subject.send(2)
      }
    }.store(in: &kept)
    second = subject.sink { received.append("second \($0)") }
    subject.send(1)
    #expect(received == ["first 1", "first 2", "new 2"])
  }

  @Test("a subject may be released, and a subscription by itself, while a value is sent")
  func released() {
    final class Owner {
      var subject: PassthroughSubject<Void, Never>? = PassthroughSubject()
      var subscription: AnyCancellable?
      var count = 0
    }
    let owner = Owner()
    owner.subscription = owner.subject?.sink {
      owner.subject = nil
      owner.subscription = nil
      owner.count += 1
    }
    let later = owner.subject?.sink { owner.count += 10 }
    owner.subject?.send()
    #expect(owner.count == 11)
    later?.cancel()
  }

  @Test("the end of a value may use the subject that kept it")
  func replaced() {
    nonisolated final class Value {
      let onEnd: () -> Void
      init(onEnd: @escaping () -> Void) { self.onEnd = onEnd }
      deinit { onEnd() }
    }
    let subject = CurrentValueSubject<Value?, Never>(nil)
    var count = 0
    subject.send(
      Value {
        count += 1
        if subject.value != nil { subject.send(nil) }
      })
    let subscription = subject.removeDuplicates { $0 === $1 }.sink { _ in }
    subject.send(Value { count += 1 })
    #expect(count >= 1)
    subscription.cancel()
  }

  @Test("many subscribers leave, even while a value is sent, in no time")
  func many() {
    let subject = PassthroughSubject<Int, Never>()
    var subscriptions: [Int: AnyCancellable] = [:]
    var count = 0
    for number in 0..<20_000 {
      subscriptions[number] = subject.sink { _ in
        count += 1
        subscriptions[number] = nil
      }
    }
    subject.send(1)
    subject.send(2)
    #expect(count == 20_000)
    #expect(subscriptions.isEmpty)
  }

  @Test("several tasks may send, subscribe, and cancel at the same time")
  func tasks() async {
    let subject = CurrentValueSubject<Int, Never>(0)
    let passed = LockedState(0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          for number in 0..<500 {
            let subscription = subject.map { $0 + 1 }.removeDuplicates().sink { _ in
              passed.withLock { $0 += 1 }
            }
            subject.send(number)
            subscription.cancel()
          }
        }
      }
    }
    #expect(passed.current >= 4_000)
  }

  @Test("a future provides its value once, to all subscribers")
  func future() {
    var promise: Future<Int, Never>.Promise?
    let future = Future<Int, Never> { promise = $0 }
    var received: [Int] = []
    let first = future.sink { received.append($0) }
    #expect(received == [])
    promise?(.success(5))
    promise?(.success(6))
    let second = future.sink { received.append($0 * 10) }
    #expect(received == [5, 50])
    first.cancel()
    second.cancel()
  }
}
