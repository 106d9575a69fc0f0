// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

#if Cairo
  import Foundation
  import ViewNodes

  /// The blurred masks of shapes that recently cast shadows.
  final class ShadowCache {
    struct Key: Hashable {
      /// The shape, with its top left corner at the origin.
      var path: BezierPath
      var deviation: CGFloat
      var scale: CGFloat
    }

    private var masks: [Key: BlurredMask] = [:]
    private var bytes = 0
    private let mostBytes: Int

    init(mostBytes: Int = 16_000_000) {
      self.mostBytes = mostBytes
    }

    func mask(for key: Key, make: () -> BlurredMask?) -> BlurredMask? {
      if let mask = masks[key] { return mask }
      guard let mask = make() else { return nil }
      if bytes + mask.byteCount > mostBytes {
        masks.removeAll()
        bytes = 0
      }
      if mask.byteCount <= mostBytes {
        masks[key] = mask
        bytes += mask.byteCount
      }
      return mask
    }
  }
#endif
