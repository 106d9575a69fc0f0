// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A factory of choices with a style.
public final class ChoiceFactory: ChoiceFactoryProtocol {
  /// The style of the choices.
  public let style: ComponentStyle

  /// Creates a factory.
  ///
  /// - Parameter style: The style of the choices.
  public init(style: ComponentStyle = ComponentStyle()) {
    self.style = style
  }

  /// Returns a segmented control.
  public func segments(titles: [String], selected: Int) -> SegmentsNode {
    let segments = SegmentsNode(titles: titles, style: style)
    segments.selectedIndex = selected
    return segments
  }

  /// Returns a rating with five stars.
  public func rating(value: Double, isEditable: Bool) -> RatingNode {
    let rating = RatingNode(style: style)
    rating.value = value
    rating.isEditable = isEditable
    return rating
  }
}
