// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// A stream socket, which is closed when it is no longer referenced.
final class Socket: Sendable {
  /// The result of reading the head of a request.
  enum Head {
    case complete(Data)
    case tooLong
    case late
    case closed
  }

  private let descriptor: Int32

  private init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  deinit {
    close(descriptor)
  }

  /// Returns a socket that listens on the loopback address, or `nil` with `errno` set.
  static func listener(port: UInt16) -> Socket? {
    #if canImport(Darwin)
      let type = SOCK_STREAM
    #else
      let type = Int32(SOCK_STREAM.rawValue)
    #endif
    let descriptor = socket(AF_INET, type, 0)
    guard descriptor >= 0 else { return nil }
    let result = Socket(descriptor)
    var yes: Int32 = 1
    setsockopt(
      descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let isBound = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isBound, listen(descriptor, 128) == 0 else { return nil }
    return result
  }

  /// The port to which the socket is bound.
  var port: UInt16? {
    var address = sockaddr_in()
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isKnown = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        getsockname(descriptor, $0, &length) == 0
      }
    }
    return isKnown ? UInt16(bigEndian: address.sin_port) : nil
  }

  /// Waits for the next connection; returns `nil` once the listener is shut down.
  func accept() -> Socket? {
    while true {
      #if canImport(Darwin)
        let connection = Darwin.accept(descriptor, nil, nil)
      #else
        let connection = Glibc.accept(descriptor, nil, nil)
      #endif
      if connection >= 0 { return Socket(connection) }
      // Neither a client that hung up early nor a lack of file descriptors or memory is a reason to
      // stop.
      let passing = [
        EINTR, ECONNABORTED, EMFILE, ENFILE, ENOBUFS, ENOMEM, EPROTO, ENETDOWN, EHOSTUNREACH,
      ]
      guard passing.contains(errno) else { return nil }
      if errno != EINTR { usleep(10_000) }
    }
  }

  func shutDown() {
    shutdown(descriptor, Int32(SHUT_RDWR))
  }

  /// Reads up to the empty line at the end of a request's head.
  func head(atMost limit: Int, within seconds: Int) -> Head {
    let end = Data("\r\n\r\n".utf8)
    let deadline = ContinuousClock.now + .seconds(seconds)
    var head = Data()
    var buffer = [UInt8](repeating: 0, count: 4096)
    while head.count <= limit {
      let left = ContinuousClock.now.duration(to: deadline).components
      // Zero would mean waiting forever.
      guard left.seconds >= 0, left.attoseconds >= 0 else { return .late }
      var time = timeval(
        tv_sec: .init(left.seconds), tv_usec: .init(max(left.attoseconds / 1_000_000_000_000, 1)))
      setsockopt(
        descriptor, SOL_SOCKET, SO_RCVTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
      let count = recv(descriptor, &buffer, buffer.count, 0)
      if count == 0 { return .closed }
      if count < 0 {
        if errno == EINTR { continue }
        return errno == EAGAIN || errno == EWOULDBLOCK ? .late : .closed
      }
      let searched = max(head.count - 3, 0)
      head.append(contentsOf: buffer[..<count])
      if let place = head.range(of: end, in: searched..<head.count) {
        return place.lowerBound <= limit ? .complete(head[..<place.lowerBound]) : .tooLong
      }
    }
    return .tooLong
  }

  /// Sends bytes, unless the client is gone or takes longer to read them: one that reads a byte now
  /// and then would keep others waiting.
  func send(_ data: Data, within seconds: Int) {
    let deadline = ContinuousClock.now + .seconds(seconds)
    var time = timeval(tv_sec: .init(seconds), tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
    #if canImport(Darwin)
      var yes: Int32 = 1
      setsockopt(
        descriptor, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemSend(descriptor, $0.baseAddress, $0.count, flags) }
      if count < 0, errno == EINTR { continue }
      guard count > 0, ContinuousClock.now < deadline else { return }
      rest = rest.dropFirst(count)
    }
  }
}

private func systemSend(
  _ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int, _ flags: Int32
) -> Int {
  // Inside the class, `send` would refer to its own method.
  send(descriptor, bytes, count, flags)
}
