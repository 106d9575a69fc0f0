// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

/// A text with insufficient contrast.
public nonisolated struct FaintText: Hashable, Sendable {
  /// The text.
  public let text: String
  /// The frame of the text in the picture, in points.
  public let rect: CGRect
  /// The color of the text.
  public let color: Color
  /// The background color at the point of least contrast.
  public let ground: Color
  /// The contrast ratio according to WCAG 2.2, from 1 to 21.
  public let contrast: CGFloat
  /// The required contrast ratio: 4.5, or 3 for large text.
  public let needed: CGFloat
}

extension FaintText: CustomStringConvertible {
  /// A description of the finding in one sentence.
  public var description: String {
    func short(_ ratio: CGFloat) -> String {
      let tenths = Int((ratio * 100).rounded(.down))
      return tenths % 100 == 0 ? "\(tenths / 100)" : "\(CGFloat(tenths) / 100)"
    }
    return
      "“\(text)” at (\(Int(rect.minX)), \(Int(rect.minY))) is \(color) on \(ground): a contrast of "
      + "\(short(contrast)) where \(short(needed)) is needed."
  }
}
