// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The validated contents of a share image, all of which may come from an untrusted client.
public struct ShareImageRequest: Hashable, Sendable {
  /// The color theme of an image.
  public enum Theme: String, Sendable, CaseIterable {
    case light, dark
  }

  /// The reason why a request is rejected.
  public enum Refusal: Error, Hashable, Sendable {
    case missing(parameter: String)
    case tooLong(parameter: String, limit: Int)
    case unknown(parameter: String, value: String, allowed: [String])
  }

  /// The headline.
  public let title: String
  /// The text below the headline; can be empty.
  public let text: String
  /// The author or source.
  public let author: String
  /// The color theme.
  public let theme: Theme
  /// The pixels per point: 1 for 600 × 315 pixels, 2 for 1200 × 630.
  public let scale: Int

  /// The maximum number of characters of each parameter.
  static let limits = ["title": 200, "text": 600, "author": 80]

  /// Creates a request from query parameters.
  ///
  /// - Parameter query: The parameters by name; unknown ones are ignored.
  /// - Throws: An error that describes the first invalid parameter.
  public init(query: [String: String]) throws(Refusal) {
    func text(_ name: String) throws(Refusal) -> String {
      let value = query[name] ?? ""
      let limit = ShareImageRequest.limits[name] ?? 0
      // Count bytes first, because characters can have any length.
      guard value.utf8.count <= limit * 16, value.count <= limit else {
        throw .tooLong(parameter: name, limit: limit)
      }
      return value
    }
    title = try text("title")
    if title.isEmpty { throw .missing(parameter: "title") }
    self.text = try text("text")
    author = try text("author")
    let theme = query["theme"] ?? "light"
    guard let known = Theme(rawValue: theme) else {
      throw .unknown(
        parameter: "theme", value: theme, allowed: Theme.allCases.map(\.rawValue))
    }
    self.theme = known
    let scale = query["scale"] ?? "2"
    guard ["1", "2"].contains(scale), let number = Int(scale) else {
      throw .unknown(parameter: "scale", value: scale, allowed: ["1", "2"])
    }
    self.scale = number
  }

  /// A key that is equal for requests with the same image.
  ///
  /// It contains everything the image depends on, each part with its length, so that different
  /// requests have different keys.
  public var cacheKey: String {
    let parts = [ShareImageCard.version, title, text, author, theme.rawValue, String(scale)]
    return parts.map { "\($0.utf8.count):\($0)" }.joined()
  }

  /// A hash of the cache key for the `ETag` header.
  public var entityTag: String {
    var mark: (UInt64, UInt64) = (0xCBF2_9CE4_8422_2325, 0x9E37_79B9_7F4A_7C15)
    for byte in cacheKey.utf8 {
      mark.0 = (mark.0 ^ UInt64(byte)) &* 0x100_0000_01B3
      mark.1 = (mark.1 &+ mark.0) &* 0xBF58_476D_1CE4_E5B9
      mark.1 ^= mark.1 >> 29
    }
    return "\"\(String(mark.0, radix: 16))-\(String(mark.1, radix: 16))\""
  }
}

extension ShareImageRequest.Refusal: CustomStringConvertible {
  /// A description of the error for the author of the link.
  public var description: String {
    switch self {
    case .missing(let parameter): "The parameter \(parameter) is missing."
    case .tooLong(let parameter, let limit):
      "The parameter \(parameter) has more than \(limit) characters."
    case .unknown(let parameter, let value, let allowed):
      "The parameter \(parameter) is \(value.prefix(40)); it can be \(allowed.joined(separator: " or "))."
    }
  }
}
