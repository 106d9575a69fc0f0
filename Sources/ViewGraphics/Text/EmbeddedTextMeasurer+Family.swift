// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension EmbeddedTextMeasurer {
  /// A font family whose advance widths are embedded.
  public enum Family: String, CaseIterable, Hashable, Sendable {
    /// Liberation Sans, and Arimo, Arial, and Helvetica, which have the same widths.
    case liberationSans
    /// DejaVu Sans, the default of many Linux systems.
    case dejaVuSans
    /// Noto Sans, the default of Android and of newer Linux systems.
    case notoSans

    /// The name of the family in SVG and CSS.
    public var name: String {
      switch self {
      case .liberationSans: "Liberation Sans"
      case .dejaVuSans: "DejaVu Sans"
      case .notoSans: "Noto Sans"
      }
    }
  }
}
