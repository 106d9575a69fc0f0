// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// A small HTTP server on this machine's loopback address, for the example and its tests: one
/// request a connection, heads of at most 16 KB.
///
/// A service that speaks to the world calls ``ShareImageHandler`` from the web framework that it is
/// built with.
public final class LoopbackServer: Sendable {
  /// Why a server cannot listen.
  public struct Failure: Error, CustomStringConvertible {
    /// What was tried, and what the system says to it.
    public let description: String

    fileprivate init(_ action: String) {
      description = "cannot \(action): \(String(cString: strerror(errno)))"
    }
  }

  /// The port that it listens at.
  public let port: UInt16

  private let listener: Socket
  private let answer: @Sendable (HTTPRequest) async -> HTTPResponse
  private let places: DispatchSemaphore
  private let patience: Int

  /// Begins to listen.
  ///
  /// Requests are answered after ``start()``.
  ///
  /// - Parameters:
  ///   - port: The port; 0 for any that is free.
  ///   - connections: The most that are spoken to at a time; further ones wait with the system.
  ///   - patience: How many seconds a client may take to send its request, and to read the answer.
  ///   - answer: Answers a request.
  /// - Throws: ``Failure``.
  public init(
    port: UInt16, connections: Int = 64, patience: Int = 10,
    answer: @escaping @Sendable (HTTPRequest) async -> HTTPResponse
  ) throws {
    guard let listener = Socket.listener(port: port) else { throw Failure("listen") }
    guard let port = listener.port else { throw Failure("find the port") }
    self.listener = listener
    self.port = port
    self.answer = answer
    self.patience = max(patience, 1)
    places = DispatchSemaphore(value: max(connections, 1))
  }

  /// Answers requests until ``stop()``, on threads of its own.
  public func start() {
    let thread = Thread { [self] in
      while true {
        places.wait()
        guard let connection = listener.accept() else { break }
        let thread = Thread { [self] in
          serve(connection)
          places.signal()
        }
        thread.start()
      }
      places.signal()
    }
    thread.start()
  }

  /// Takes no further connection.
  public func stop() {
    listener.shutDown()
  }

  private func serve(_ connection: Socket) {
    switch connection.head(atMost: 16_384, within: patience) {
    case .complete(let head):
      guard let request = HTTPRequest(head: head) else {
        send(.sentence(400, "This is no request."), to: connection)
        return
      }
      let done = DispatchSemaphore(value: 0)
      Task.detached { [self] in
        let response = await answer(request)
        // What waits for the other side waits on a thread of its own.
        let thread = Thread { [self] in
          send(response, to: connection, withBody: request.method != "HEAD")
          done.signal()
        }
        thread.start()
      }
      done.wait()
    case .tooLong: send(.sentence(431, "The request is too long."), to: connection)
    case .late: send(.sentence(408, "The request took too long."), to: connection)
    case .closed: break
    }
  }

  private func send(_ response: HTTPResponse, to connection: Socket, withBody: Bool = true) {
    connection.send(response.bytes(withBody: withBody), within: patience)
  }
}
