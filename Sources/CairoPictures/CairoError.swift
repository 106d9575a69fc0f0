// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

#if Cairo
  import CPangoCairo

  /// The reason why a PNG or PDF file could not be created.
  public nonisolated enum CairoError: Error, Hashable, Sendable {
    /// The picture has more pixels than allowed, or a side that is too long for Cairo.
    case tooLarge(width: Int, height: Int, limit: Int)
    /// The node or list has no area, or the scale is not a positive number.
    case empty
    /// Cairo failed, usually because of a lack of memory.
    case refused(String)

    init(_ status: cairo_status_t) {
      self = .refused(String(cString: cairo_status_to_string(status)))
    }
  }

  extension CairoError: CustomStringConvertible {
    /// The reason in a sentence.
    public var description: String {
      switch self {
      case .tooLarge(let width, let height, let limit):
        "A picture of \(width) × \(height) pixels is larger than the limit of \(limit) pixels."
      case .empty: "There is nothing to draw: the picture has no area."
      case .refused(let reason): "Cairo could not draw the picture: \(reason)."
      }
    }
  }
#endif
