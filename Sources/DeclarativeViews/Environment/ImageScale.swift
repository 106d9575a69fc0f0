// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewNodes

/// The size of symbols relative to text.
///
/// SwiftUI: `Image.Scale`.
public nonisolated enum ImageScale: Hashable, Sendable, CaseIterable {
  /// Smaller than capital letters.
  case small
  /// Matching capital letters.
  case medium
  /// Larger than capital letters.
  case large

  var symbolScale: Image.SymbolConfiguration.Scale {
    switch self {
    case .small: .small
    case .medium: .medium
    case .large: .large
    }
  }
}

extension View {
  /// Sets the size of symbols in the view relative to text.
  ///
  /// - Parameter scale: The scale.
  /// - Returns: The modified view.
  public func imageScale(_ scale: ImageScale) -> some View { environment(\.imageScale, scale) }
}
