// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// A small HTTP server on the loopback address, for the example and its tests, with one request per
/// connection and heads of at most 16 KB.
///
/// A public service calls ``ShareImageHandler`` from its web framework instead.
public final class LoopbackServer: Sendable {
  /// The reason why a server can't listen.
  public struct Failure: Error, CustomStringConvertible {
    /// The failed action and the system's error message.
    public let description: String

    fileprivate init(_ action: String) {
      description = "cannot \(action): \(String(cString: strerror(errno)))"
    }
  }

  /// The port on which the server listens.
  public let port: UInt16

  private let listener: Socket
  private let answer: @Sendable (HTTPRequest) async -> HTTPResponse
  private let places: DispatchSemaphore
  private let timeout: Int

  /// Starts listening; requests are answered after ``start()``.
  ///
  /// - Parameters:
  ///   - port: The port, or 0 for any free one.
  ///   - connections: The maximum number of simultaneous connections; others wait in the system's
  ///     queue.
  ///   - timeout: The time for a client to send its request, and to read the response, in seconds.
  ///   - answer: A closure that responds to a request.
  /// - Throws: ``Failure`` if the system refuses the port.
  public init(
    port: UInt16, connections: Int = 64, timeout: Int = 10,
    answer: @escaping @Sendable (HTTPRequest) async -> HTTPResponse
  ) throws {
    guard let listener = Socket.listener(port: port) else { throw Failure("listen") }
    guard let port = listener.port else { throw Failure("find the port") }
    self.listener = listener
    self.port = port
    self.answer = answer
    self.timeout = max(timeout, 1)
    places = DispatchSemaphore(value: max(connections, 1))
  }

  /// Answers requests on background threads until ``stop()``.
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

  /// Stops accepting connections.
  public func stop() {
    listener.shutDown()
  }

  private func serve(_ connection: Socket) {
    switch connection.head(atMost: 16_384, within: timeout) {
    case .complete(let head):
      guard let request = HTTPRequest(head: head) else {
        send(.sentence(400, "This isn't an HTTP request."), to: connection)
        return
      }
      let done = DispatchSemaphore(value: 0)
      Task.detached { [self] in
        let response = await answer(request)
        // Waiting for the client happens on a separate thread.
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
    connection.send(response.bytes(withBody: withBody), within: timeout)
  }
}
