// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import FlyingFox
import Foundation
public import ShareImages

/// Answers `GET /share.png?title=…` with an image.
public struct ShareImageHandler: HTTPHandler {
  private let service: ShareImageService

  /// Makes a handler.
  ///
  /// - Parameter service: What draws the images.
  public init(service: ShareImageService) {
    self.service = service
  }

  /// Answers one request: 200 with the image, 304 if the client has it, 400 with a sentence if the
  /// parameters are wrong, 503 if too many wait, 504 if it takes too long.
  public func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    var query: [String: String] = [:]
    for item in request.query { query[item.name] = item.value }
    let wanted: ShareImageRequest
    do {
      wanted = try ShareImageRequest(query: query)
    } catch {
      return sentence(.badRequest, error.description)
    }
    let tag = wanted.entityTag
    if request.headers[.ifNoneMatch] == tag {
      let headers: HTTPHeaders = [.eTag: tag]
      return HTTPResponse(statusCode: .notModified, headers: headers)
    }
    do {
      let image = try await service.image(for: wanted)
      let headers: HTTPHeaders = [
        .contentType: "image/png", .eTag: tag, .cacheControl: "public, max-age=86400",
      ]
      return HTTPResponse(statusCode: .ok, headers: headers, body: image)
    } catch {
      switch error {
      case .busy: return sentence(.serviceUnavailable, "Too many images are being drawn.")
      case .late: return sentence(.gatewayTimeout, "The image took too long; ask again.")
      case .broken: return sentence(.internalServerError, "The image cannot be drawn.")
      }
    }
  }

  private func sentence(_ status: HTTPStatusCode, _ text: String) -> HTTPResponse {
    HTTPResponse(
      statusCode: status, headers: [.contentType: "text/plain; charset=utf-8"],
      body: Data((text + "\n").utf8))
  }
}
