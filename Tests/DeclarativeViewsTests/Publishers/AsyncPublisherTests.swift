// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing

@testable import DeclarativeViews

@Suite("Values of publishers in loops")
struct AsyncPublisherTests {
  private struct Fault: Error {}

  @Test("a loop receives all values up to the end")
  func finite() async {
    var found: [Int] = []
    for await value in [1, 2, 3].publisher.map({ $0 * 2 }).values { found.append(value) }
    #expect(found == [2, 4, 6])
  }

  @Test("values that are sent while the loop is busy wait for it")
  func waiting() async {
    let subject = PassthroughSubject<Int, Never>()
    subject.send(0)
    var iterator = subject.values.makeAsyncIterator()
    subject.send(1)
    subject.send(2)
    subject.send(completion: .finished)
    let found = [await iterator.next(), await iterator.next(), await iterator.next()]
    #expect(found == [1, 2, nil])
  }

  @Test("a loop that waits goes on when a value is sent")
  func later() async {
    let subject = CurrentValueSubject<Int, Never>(1)
    let sending = Task {
      try? await Task.sleep(for: .milliseconds(20))
      subject.send(2)
    }
    var found: [Int] = []
    for await value in subject.values {
      found.append(value)
      if found.count == 2 { break }
    }
    #expect(found == [1, 2])
    await sending.value
  }

  @Test("a loop ends with the error of its publisher")
  func fault() async {
    let subject = PassthroughSubject<Int, any Error>()
    var iterator = subject.values.makeAsyncIterator()
    subject.send(1)
    subject.send(completion: .failure(Fault()))
    var found: [Int] = []
    var isFault = false
    do {
      while let value = try await iterator.next() { found.append(value) }
    } catch {
      isFault = error is Fault
    }
    #expect(found == [1] && isFault)
  }

  @Test("a loop ends when its task is canceled")
  func cancellation() async {
    let subject = PassthroughSubject<Int, Never>()
    let loop = Task {
      for await _ in subject.values {}
      return true
    }
    try? await Task.sleep(for: .milliseconds(20))
    loop.cancel()
    #expect(await loop.value)
  }
}
