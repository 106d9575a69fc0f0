// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension Text {
  /// The position of the ellipsis that replaces text that does not fit.
  ///
  /// SwiftUI: `Text.TruncationMode`.
  public nonisolated enum TruncationMode: Hashable, Sendable {
    /// At the beginning.
    case head
    /// At the end.
    case tail
    /// In the middle.
    case middle

    var lineBreakMode: LineBreakMode {
      switch self {
      case .head: .byTruncatingHead
      case .tail: .byTruncatingTail
      case .middle: .byTruncatingMiddle
      }
    }
  }
}

extension View {
  /// Sets the position of the ellipsis in text that does not fit.
  ///
  /// - Parameter mode: The position.
  /// - Returns: The modified view.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode.lineBreakMode)
  }
}
