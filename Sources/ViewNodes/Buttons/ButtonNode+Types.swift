// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension ButtonNode {
  /// How a button looks by itself. UIKit: `UIButton.ButtonType`.
  public enum ButtonType: Int, Hashable, Sendable, CaseIterable {
    /// White title, 18 points; images as they are.
    case custom = 0
    /// Title and images in the tint, 15 points.
    case system = 1
    /// An “i” in a circle.
    case detailDisclosure = 2
    /// An “i” in a circle, for dark grounds.
    case infoLight = 3
    /// An “i” in a circle, for light grounds.
    case infoDark = 4
    /// A plus sign in a circle.
    case contactAdd = 5
    /// An x in a gray disc.
    case close = 7
  }

  /// What a button shows in one state.
  struct StateContent {
    var title: String?
    var attributedTitle: AttributedText?
    var titleColor: Color?
    var titleShadowColor: Color?
    var image: Image?
    var backgroundImage: Image?
    var symbolConfiguration: Image.SymbolConfiguration?
  }
}
