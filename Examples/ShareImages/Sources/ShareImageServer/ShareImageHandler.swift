// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
public import ShareImages

/// A handler that answers `GET /share.png?title=…` with an image.
public struct ShareImageHandler: Sendable {
  private let service: ShareImageService

  /// Creates a handler.
  ///
  /// - Parameter service: The service that draws the images.
  public init(service: ShareImageService) {
    self.service = service
  }

  /// Answers a request: 200 with the image, 304 if the client has it, 400 with a message if the
  /// parameters are invalid, 404 and 405 for other pages and methods, 503 if too many requests wait,
  /// and 504 on a timeout.
  public func response(to request: HTTPRequest) async -> HTTPResponse {
    guard request.path == "/share.png" else { return .sentence(404, "There is no such page.") }
    guard request.method == "GET" || request.method == "HEAD" else {
      var refusal = HTTPResponse.sentence(405, "Only GET and HEAD are allowed.")
      refusal.headers.append(("Allow", "GET, HEAD"))
      return refusal
    }
    let wanted: ShareImageRequest
    do {
      wanted = try ShareImageRequest(query: request.query)
    } catch {
      return .sentence(400, error.description)
    }
    let tag = wanted.entityTag
    let caching = [("ETag", tag), ("Cache-Control", "public, max-age=86400")]
    if ShareImageHandler.names(request.headers["if-none-match"] ?? "", tag) {
      return HTTPResponse(status: 304, headers: caching)
    }
    do {
      let image = try await service.image(for: wanted)
      return HTTPResponse(
        status: 200, headers: [("Content-Type", "image/png")] + caching, body: image)
    } catch {
      switch error {
      case .busy:
        var refusal = HTTPResponse.sentence(503, "Too many images are being drawn.")
        refusal.headers.append(("Retry-After", "1"))
        return refusal
      case .late: return .sentence(504, "The image took too long; ask again.")
      case .broken: return .sentence(500, "The image cannot be drawn.")
      }
    }
  }

  /// Returns whether a list of entity tags, as clients and proxies send it, contains a tag.
  private static func names(_ list: String, _ tag: String) -> Bool {
    list.split(separator: ",").contains { item in
      let item = item.trimmingCharacters(in: .whitespaces)
      return item == "*" || item == tag || item == "W/" + tag
    }
  }
}
