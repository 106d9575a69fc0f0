// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// What a share image shows, checked: everything in it may come from a stranger.
public struct ShareImageRequest: Hashable, Sendable {
  /// The colours of an image.
  public enum Theme: String, Sendable, CaseIterable {
    case light, dark
  }

  /// Why a request is refused.
  public enum Refusal: Error, Hashable, Sendable {
    case missing(parameter: String)
    case tooLong(parameter: String, limit: Int)
    case unknown(parameter: String, value: String, allowed: [String])
  }

  /// The headline.
  public let title: String
  /// The text below it, which may be empty.
  public let text: String
  /// Who or what it is from.
  public let author: String
  /// The colours.
  public let theme: Theme
  /// Pixels in a point: 1 for 600 × 315 pixels, 2 for 1200 × 630.
  public let scale: Int

  /// The most characters of a parameter.
  static let limits = ["title": 200, "text": 600, "author": 80]

  /// Reads the parameters of a query.
  ///
  /// - Parameter query: The parameters by name; others than the five are left alone.
  /// - Throws: What is wrong with the first one that is.
  public init(query: [String: String]) throws(Refusal) {
    func text(_ name: String) throws(Refusal) -> String {
      let value = query[name] ?? ""
      let limit = ShareImageRequest.limits[name] ?? 0
      // Bytes are counted first: characters may be of any length.
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

  /// The same for requests that show the same, another for all others: all that the image depends on,
  /// each part with its length, so that no two requests run into one.
  public var cacheKey: String {
    let parts = [ShareImageCard.version, title, text, author, theme.rawValue, String(scale)]
    return parts.map { "\($0.utf8.count):\($0)" }.joined()
  }

  /// A short mark of the cache key for the header `ETag`.
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
  /// What is wrong, in a sentence for whoever has made the link.
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
