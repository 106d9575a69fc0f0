// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

/// The labels of a palette.
public final class LabelFactory: LabelFactoryProtocol {
  /// Where the colours come from.
  public let viewFactoryColor: any ViewFactoryColorProtocol

  /// Makes the factory.
  ///
  /// - Parameter viewFactoryColor: The palette; the default one unless given.
  public init(viewFactoryColor: any ViewFactoryColorProtocol = DefaultViewFactoryColor()) {
    self.viewFactoryColor = viewFactoryColor
  }

  /// A title of one line, which shrinks until it fits the width.
  public func header(alignment: TextAlignment) -> LabelNode {
    oneLine(.title1, viewFactoryColor.labelHeader, alignment)
  }

  /// Text of any length, over as many lines as it needs. A label that is kept lower than that ends
  /// with an ellipsis.
  public func body(alignment: TextAlignment) -> LabelNode {
    manyLines(.body, viewFactoryColor.labelBody, alignment)
  }

  /// A description of what stands below it, in one line, which shrinks until it fits the width.
  public func inputLabel(alignment: TextAlignment) -> LabelNode {
    oneLine(.caption1, viewFactoryColor.labelInput, alignment)
  }

  /// Small print of any length, over as many lines as it needs.
  public func hint(alignment: TextAlignment) -> LabelNode {
    manyLines(.caption1, viewFactoryColor.labelHint, alignment)
  }

  private func oneLine(
    _ style: TextStyle, _ color: Color, _ alignment: TextAlignment
  ) -> LabelNode {
    let label = make(style, color, alignment)
    label.adjustsFontSizeToFitWidth = true
    return label
  }

  private func manyLines(
    _ style: TextStyle, _ color: Color, _ alignment: TextAlignment
  ) -> LabelNode {
    let label = make(style, color, alignment)
    label.numberOfLines = 0
    return label
  }

  private func make(_ style: TextStyle, _ color: Color, _ alignment: TextAlignment) -> LabelNode {
    let label = LabelNode()
    label.font = .preferredFont(forTextStyle: style)
    label.textColor = color
    label.textAlignment = alignment
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }
}
