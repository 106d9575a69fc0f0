// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

nonisolated extension ButtonNode.Configuration {
  /// The size of a button.
  public nonisolated enum Size: Int, Hashable, Sendable, CaseIterable {
    /// The usual size.
    case medium = 0
    /// A small button.
    case small = 1
    /// The smallest button.
    case mini = 2
    /// A large button.
    case large = 3

    var insets: DirectionalEdgeInsets {
      switch self {
      case .mini, .small: DirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
      case .medium: DirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
      case .large: DirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
      }
    }

    var titleStyle: TextStyle {
      switch self {
      case .mini, .small: .subheadline
      case .medium, .large: .body
      }
    }

    var subtitleStyle: TextStyle {
      switch self {
      case .mini, .small: .caption1
      case .medium, .large: .footnote
      }
    }
  }

  /// The roundness of a button's corners.
  public nonisolated enum CornerStyle: Int, Hashable, Sendable, CaseIterable {
    /// The corner radius of the background.
    case fixed = -1
    /// The corner radius of the background, scaled with the preferred text size.
    case dynamic = 0
    /// A small radius: 4 points.
    case small = 1
    /// A medium radius: 6 points.
    case medium = 2
    /// A large radius: 9 points.
    case large = 3
    /// Half of the height.
    case capsule = 4
  }

  /// The alignment of a title and its subtitle.
  public nonisolated enum TitleAlignment: Int, Hashable, Sendable, CaseIterable {
    /// Toward the image, or centered if there is no image beside the text.
    case automatic = 0
    /// At the leading edges.
    case leading = 1
    /// In the center.
    case center = 2
    /// At the trailing edges.
    case trailing = 3
  }

  /// The default style of a button.
  nonisolated enum Style: Hashable, Sendable {
    case plain
    case tinted
    case gray
    case filled
  }

  /// A transformer for text attributes; transformers are equal if they are copies of each other.
  package nonisolated struct TextTransformer: Hashable, Sendable {
    private final class Box: Sendable {
      let transform: @Sendable (AttributedText) -> AttributedText

      init(_ transform: @escaping @Sendable (AttributedText) -> AttributedText) {
        self.transform = transform
      }
    }

    private let box: Box
    /// The object of a higher layer that the transformer wraps.
    package let origin: (any AnyObject & Sendable)?

    package init(
      origin: (any AnyObject & Sendable)? = nil,
      _ transform: @escaping @Sendable (AttributedText) -> AttributedText
    ) {
      box = Box(transform)
      self.origin = origin
    }

    func callAsFunction(_ text: AttributedText) -> AttributedText { box.transform(text) }

    package static func == (left: TextTransformer, right: TextTransformer) -> Bool {
      left.box === right.box
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(box)) }
  }
}
