// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
public import ShareImages

/// Answers `GET /share.png?title=…` with an image.
public struct ShareImageHandler: Sendable {
  private let service: ShareImageService

  /// Makes a handler.
  ///
  /// - Parameter service: What draws the images.
  public init(service: ShareImageService) {
    self.service = service
  }

  /// Answers one request: 200 with the image, 304 if the client has it, 400 with a sentence if the
  /// parameters are wrong, 404 and 405 for other pages and methods, 503 if too many wait, 504 if it
  /// takes too long.
  public func response(to request: HTTPRequest) async -> HTTPResponse {
    guard request.path == "/share.png" else { return .sentence(404, "There is no such page.") }
    guard request.method == "GET" || request.method == "HEAD" else {
      return .sentence(405, "The image can only be fetched.")
    }
    let wanted: ShareImageRequest
    do {
      wanted = try ShareImageRequest(query: request.query)
    } catch {
      return .sentence(400, error.description)
    }
    let tag = wanted.entityTag
    if request.headers["if-none-match"] == tag {
      return HTTPResponse(status: 304, headers: [("ETag", tag)])
    }
    do {
      let image = try await service.image(for: wanted)
      return HTTPResponse(
        status: 200,
        headers: [
          ("Content-Type", "image/png"), ("ETag", tag),
          ("Cache-Control", "public, max-age=86400"),
        ], body: image)
    } catch {
      switch error {
      case .busy: return .sentence(503, "Too many images are being drawn.")
      case .late: return .sentence(504, "The image took too long; ask again.")
      case .broken: return .sentence(500, "The image cannot be drawn.")
      }
    }
  }
}
