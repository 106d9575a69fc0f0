// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing

@testable import ShareImages

@Suite("Requests")
struct ShareImageRequestTests {
  @Test("only a title is required")
  func defaults() throws {
    let request = try ShareImageRequest(query: ["title": "Hello", "other": "x"])
    #expect(request.title == "Hello")
    #expect(request.text.isEmpty)
    #expect(request.theme == .light)
    #expect(request.scale == 2)
  }

  @Test(
    "an error is described in a sentence",
    arguments: [
      ([:], "The parameter title is missing."),
      (
        ["title": String(repeating: "a", count: 201)],
        "The parameter title has more than 200 characters."
      ),
      (
        ["title": "e" + String(repeating: "\u{301}", count: 10_000)],
        "The parameter title has more than 200 characters."
      ),
      (["title": "a", "theme": "red"], "The parameter theme is red; it can be light or dark."),
      (["title": "a", "scale": "3"], "The parameter scale is 3; it can be 1 or 2."),
      (["title": "a", "scale": "+1"], "The parameter scale is +1; it can be 1 or 2."),
    ] as [([String: String], String)])
  func refusals(query: [String: String], sentence: String) {
    #expect {
      try ShareImageRequest(query: query)
    } throws: {
      "\($0)" == sentence
    }
  }

  @Test("different requests have different keys and tags")
  func keys() throws {
    let queries = [
      ["title": "ab"], ["title": "a", "text": "b"], ["title": "a", "author": "b"],
      ["title": "ab", "theme": "dark"], ["title": "ab", "scale": "1"], ["title": "1:a"],
    ]
    let requests = try queries.map { try ShareImageRequest(query: $0) }
    #expect(Set(requests.map(\.cacheKey)).count == queries.count)
    #expect(Set(requests.map(\.entityTag)).count == queries.count)
    let same = try ShareImageRequest(query: ["title": "ab", "scale": "2", "utm": "x"])
    #expect(same.cacheKey == requests[0].cacheKey)
    #expect(same.entityTag == requests[0].entityTag)
  }
}
