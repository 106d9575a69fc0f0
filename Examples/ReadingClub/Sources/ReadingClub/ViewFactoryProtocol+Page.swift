// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewFactory

extension ViewFactoryProtocol {
  /// A screen that scrolls, with views one below the other on the background of the palette.
  ///
  /// - Parameters:
  ///   - views: The views, from the top.
  ///   - alignment: How they stand across the screen.
  /// - Returns: The screen.
  func page(_ views: [ViewNode], alignment: StackNode.Alignment = .fill) -> ViewNode {
    let page = ViewNode()
    page.backgroundColor = viewFactoryColor.background
    let column = stack.vertical(views: views)
    column.alignment = alignment
    do {
      try scroll.vertical().initSubviews(
        [column], in: page, horizontalPadding: .sixteen, verticalPaddings: [.sixteen, .sixteen])
    } catch {
      // One view and two paddings are as many as there have to be.
      assertionFailure("\(error)")
    }
    return page
  }
}

extension LabelFactoryProtocol {
  /// Words of someone else.
  ///
  /// - Returns: The label.
  public func quote() -> LabelNode {
    let label = body(alignment: .natural)
    label.font = .preferredFont(forTextStyle: .title3)
    return label
  }
}
