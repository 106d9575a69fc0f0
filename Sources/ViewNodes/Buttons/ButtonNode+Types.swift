// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension ButtonNode {
  /// The predefined appearance of a button.
  ///
  /// UIKit: `UIButton.ButtonType`.
  public nonisolated enum ButtonType: Int, Hashable, Sendable, CaseIterable {
    /// A white title of 18 points; images keep their colors.
    case custom = 0
    /// A title of 15 points and images in the tint color.
    case system = 1
    /// An “i” in a circle.
    case detailDisclosure = 2
    /// An “i” in a circle, for dark backgrounds.
    case infoLight = 3
    /// An “i” in a circle, for light backgrounds.
    case infoDark = 4
    /// A plus sign in a circle.
    case contactAdd = 5
    /// An X in a gray disc.
    case close = 7

    /// The older name of ``system``.
    public static let roundedRect = ButtonType.system

    /// Whether the type has an image of its own.
    var hasImage: Bool { self != .custom && self != .system }
  }

  /// The content of a button for one state.
  ///
  /// A class, so that a lookup doesn't copy the content.
  final class StateContent {
    var title: String?
    var attributedTitle: AttributedText?
    var titleColor: Color?
    var titleShadowColor: Color?
    var image: Image?
    var backgroundImage: Image?
    var symbolConfiguration: Image.SymbolConfiguration?
  }
}
