// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ShareImageServer
import Testing

@Suite("HTTP messages")
struct HTTPMessageTests {
  @Test("a request has decoded parameters and lowercase headers")
  func request() throws {
    let head =
      "GET /share.png?title=a%26b+c&text=&x HTTP/1.1\r\nHost: here\r\nIF-None-Match:  \"1\" "
    let request = try #require(HTTPRequest(head: Data(head.utf8)))
    #expect(request.method == "GET")
    #expect(request.path == "/share.png")
    #expect(request.query == ["title": "a&b c", "text": "", "x": ""])
    #expect(request.headers == ["host": "here", "if-none-match": "\"1\""])
  }

  @Test(
    "an invalid request is rejected",
    arguments: [
      "", "GET", "GET / HTTP/2", "GET share.png HTTP/1.1", "GET /?title=%FF HTTP/1.1",
      "GET /%zz HTTP/1.1", "GET / HTTP/1.1\r\nno colon", "GET / HTTP/1.1\r\n: nothing",
      "GET  / HTTP/1.1",
    ])
  func refused(head: String) {
    #expect(HTTPRequest(head: Data(head.utf8)) == nil)
    #expect(HTTPRequest(head: Data([0xFF, 0xFE])) == nil)
  }
}
