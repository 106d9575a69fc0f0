// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

#if Cairo
  import CPangoCairo

  /// Why a picture could not be made of pixels or pages.
  public nonisolated enum CairoError: Error, Hashable, Sendable {
    /// The picture has more pixels than allowed, or more than Cairo can have on a side.
    case tooLarge(width: Int, height: Int, limit: Int)
    /// The node or list has no area, or the scale is not a positive number.
    case empty
    /// Cairo refused, mostly for want of memory.
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
