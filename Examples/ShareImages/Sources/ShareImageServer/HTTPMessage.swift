// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// The head of an HTTP request.
public struct HTTPRequest: Equatable, Sendable {
  /// The method, such as `GET`.
  public var method: String
  /// The path without the query, decoded.
  public var path: String
  /// The decoded query parameters; the last one applies if a name is repeated.
  public var query: [String: String]
  /// The headers by lowercase name.
  public var headers: [String: String]

  /// Parses the bytes before the empty line; returns `nil` if they aren't an HTTP/1 head.
  public init?(head: Data) {
    guard let text = String(validating: head, as: UTF8.self) else { return nil }
    // A carriage return with a line feed is one character.
    let lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)
    let words = (lines.first ?? "").split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[2].hasPrefix("HTTP/1."), words[1].hasPrefix("/") else {
      return nil
    }
    method = String(words[0])
    let parts = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard let path = HTTPRequest.decoded(parts[0]) else { return nil }
    self.path = path
    query = [:]
    for pair in parts.count > 1 ? parts[1].split(separator: "&") : [] {
      let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let value = sides.count > 1 ? sides[1] : ""
      guard let name = HTTPRequest.decoded(sides[0]),
        let value = HTTPRequest.decoded(value.replacing("+", with: "%20")[...])
      else { return nil }
      query[name] = value
    }
    headers = [:]
    for line in lines.dropFirst() where !line.isEmpty {
      guard let colon = line.firstIndex(of: ":"), colon != line.startIndex else { return nil }
      let value = line[line.index(after: colon)...]
      headers[line[..<colon].lowercased()] = value.trimmingCharacters(in: .whitespaces)
    }
  }

  private static func decoded(_ text: Substring) -> String? { text.removingPercentEncoding }
}

/// An HTTP response.
public struct HTTPResponse: Equatable, Sendable {
  /// The status code, such as 200.
  public var status: Int
  /// The headers in order, except `Content-Length` and `Connection`.
  public var headers: [(name: String, value: String)]
  /// The body.
  public var body: Data

  /// Creates a response.
  public init(status: Int, headers: [(name: String, value: String)] = [], body: Data = Data()) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// Returns a plain-text response.
  public static func sentence(_ status: Int, _ text: String) -> HTTPResponse {
    HTTPResponse(
      status: status,
      headers: [
        ("Content-Type", "text/plain; charset=utf-8"), ("X-Content-Type-Options", "nosniff"),
      ],
      body: Data((text + "\n").utf8))
  }

  /// Returns whether two responses are identical.
  public static func == (a: HTTPResponse, b: HTTPResponse) -> Bool {
    a.bytes(withBody: true) == b.bytes(withBody: true)
  }

  func bytes(withBody: Bool) -> Data {
    var head = "HTTP/1.1 \(status) \(HTTPResponse.reasons[status] ?? "Unknown")\r\n"
    for header in headers { head += "\(header.name): \(header.value)\r\n" }
    // A 304 response has neither a body nor a length.
    if status != 304 { head += "Content-Length: \(body.count)\r\n" }
    head += "Connection: close\r\n\r\n"
    return Data(head.utf8) + (withBody && status != 304 ? body : Data())
  }

  private static let reasons = [
    200: "OK", 304: "Not Modified", 400: "Bad Request", 404: "Not Found",
    405: "Method Not Allowed", 408: "Request Timeout", 431: "Request Header Fields Too Large",
    500: "Internal Server Error", 503: "Service Unavailable", 504: "Gateway Timeout",
  ]
}
