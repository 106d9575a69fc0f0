// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

/// What an SVG picture has besides the drawing itself.
public struct SVGOptions: Hashable, Sendable {
  /// What the picture shows, in words, for people who cannot see it; no title when `nil`.
  public var title: String?
  /// What lies behind the drawing; nothing when `nil`.
  public var background: Color?
  /// What the names inside the picture begin with. Pictures that share one HTML page need different
  /// ones; letters, digits, `-` and `_` are kept, and the first has to be a letter.
  public var idPrefix: String
  /// Whether dropped constraints, ambiguous nodes, cut texts and nodes outside of their superviews are
  /// marked, with a legend below the drawing; see ``DisplayList/init(marking:displayScale:)``. It
  /// concerns pictures of nodes.
  public var marksLayoutProblems: Bool

  /// Makes options; by default there is no title, no background and no mark.
  public init(
    title: String? = nil, background: Color? = nil, idPrefix: String = "v",
    marksLayoutProblems: Bool = false
  ) {
    self.title = title
    self.background = background
    self.idPrefix = idPrefix
    self.marksLayoutProblems = marksLayoutProblems
  }

  /// The prefix without what a name cannot have.
  var usablePrefix: String {
    let kept = idPrefix.unicodeScalars.filter { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", "_": true
      default: false
      }
    }
    guard let first = kept.first, first.properties.isAlphabetic else {
      return "v" + String(String.UnicodeScalarView(kept))
    }
    return String(String.UnicodeScalarView(kept))
  }
}
