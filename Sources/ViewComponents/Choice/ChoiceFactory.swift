// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The choices of a style.
public final class ChoiceFactory: ChoiceFactoryProtocol {
  /// The style of the choices.
  public let style: ComponentStyle

  /// Makes the factory.
  ///
  /// - Parameter style: What the choices are styled with.
  public init(style: ComponentStyle = ComponentStyle()) {
    self.style = style
  }

  /// A choice among few, all of which are seen.
  public func segments(titles: [String], selected: Int) -> SegmentsNode {
    let segments = SegmentsNode(titles: titles, style: style)
    segments.selectedIndex = selected
    return segments
  }

  /// A rating by five stars.
  public func rating(value: Double, isEditable: Bool) -> RatingNode {
    let rating = RatingNode(style: style)
    rating.value = value
    rating.isEditable = isEditable
    return rating
  }
}
