// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ShareImageServer
import ShareImages
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("The loopback server")
struct LoopbackTests {
  private func withServer(
    _ body: (_ address: String, ShareImageService) async throws -> Void
  ) async throws {
    var limits = ShareImageService.Limits()
    limits.time = .seconds(120)
    let service = ShareImageService(limits: limits)
    let handler = ShareImageHandler(service: service)
    let server = try LoopbackServer(port: 0) { await handler.response(to: $0) }
    server.start()
    defer { server.stop() }
    try await body("http://127.0.0.1:\(server.port)", service)
  }

  private func get(
    _ address: String, method: String = "GET", tag: String? = nil
  ) async throws -> (status: Int, body: Data, tag: String?) {
    var request = URLRequest(url: try #require(URL(string: address)))
    request.httpMethod = method
    request.cachePolicy = .reloadIgnoringLocalCacheData
    request.timeoutInterval = 240
    if let tag { request.setValue(tag, forHTTPHeaderField: "If-None-Match") }
    let (body, response) = try await URLSession.shared.data(for: request)
    let http = try #require(response as? HTTPURLResponse)
    return (http.statusCode, body, http.value(forHTTPHeaderField: "ETag"))
  }

  @Test("an image is sent with a tag, and not sent again to clients that have it")
  func tags() async throws {
    try await withServer { address, _ in
      let first = try await get(address + "/share.png?title=Hello%20%26%20more")
      #expect(first.status == 200)
      #expect(first.body.starts(with: [0x89, 0x50, 0x4E, 0x47]))
      let tag = try #require(first.tag)
      let second = try await get(address + "/share.png?title=Hello+%26+more", tag: tag)
      #expect(second.status == 304)
      #expect(second.body.isEmpty)
      let other = try await get(address + "/share.png?title=Other", tag: tag)
      #expect(other.status == 200)
    }
  }

  @Test("an invalid request is answered with a message")
  func refusals() async throws {
    try await withServer { address, _ in
      let response = try await get(address + "/share.png")
      #expect(response.status == 400)
      #expect(String(decoding: response.body, as: UTF8.self) == "The parameter title is missing.\n")
      #expect(try await get(address + "/other.png?title=a").status == 404)
      #expect(try await get(address + "/share.png?title=a", method: "DELETE").status == 405)
      let long = String(repeating: "a", count: 20_000)
      #expect(try await get(address + "/share.png?title=" + long).status == 431)
    }
  }

  @Test("a HEAD request is answered without an image")
  func head() async throws {
    try await withServer { address, _ in
      let response = try await get(address + "/share.png?title=Hello", method: "HEAD")
      #expect(response.status == 200)
      #expect(response.body.isEmpty)
      #expect(response.tag != nil)
    }
  }

  @Test(
    "entity tags are also found in lists, as proxies send them",
    arguments: ["TAG", "W/TAG", "\"other\", W/TAG", "*"])
  func lists(list: String) async throws {
    try await withServer { address, _ in
      let tag = try #require(try await get(address + "/share.png?title=Hello").tag)
      let again = try await get(
        address + "/share.png?title=Hello", tag: list.replacing("TAG", with: tag))
      #expect(again.status == 304)
    }
  }

  @Test("a silent connection keeps others waiting only until its timeout")
  func silence() async throws {
    let server = try LoopbackServer(port: 0, connections: 1, timeout: 1) { _ in
      HTTPResponse.sentence(200, "Here.")
    }
    server.start()
    defer { server.stop() }
    let silent = try Silence(port: server.port)
    defer { silent.end() }
    let response = try await get("http://127.0.0.1:\(server.port)/")
    #expect(response.status == 200)
  }

  /// A connection that sends nothing.
  private struct Silence {
    private let descriptor: Int32

    init(port: UInt16) throws {
      #if canImport(Darwin)
        descriptor = socket(AF_INET, SOCK_STREAM, 0)
      #else
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      #endif
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = port.bigEndian
      address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      let result = withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { [descriptor] in
          connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
      }
      try #require(result == 0)
    }

    func end() { close(descriptor) }
  }

  @Test("four hundred requests for twenty images, sixteen at a time, are all answered consistently")
  func load() async throws {
    try await withServer { address, service in
      var bodies: [Int: Set<Data>] = [:]
      try await withThrowingTaskGroup(of: (Int, Int, Data).self) { group in
        func add(_ number: Int) {
          group.addTask {
            let response = try await self.get(
              address + "/share.png?scale=1&title=Image%20\(number % 20)")
            return (number % 20, response.status, response.body)
          }
        }
        for number in 0..<16 { add(number) }
        var next = 16
        for try await (image, status, body) in group {
          #expect(status == 200)
          bodies[image, default: []].insert(body)
          if next < 400 { add(next) }
          next += 1
        }
      }
      #expect(bodies.count == 20)
      #expect(bodies.values.allSatisfy { $0.count == 1 })
      #expect(await service.statistics.drawn == 20)
    }
  }
}
