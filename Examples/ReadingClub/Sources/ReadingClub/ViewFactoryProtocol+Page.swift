// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewFactory

extension ViewFactoryProtocol {
  /// Returns a scrolling screen with stacked views on the palette's background.
  ///
  /// - Parameters:
  ///   - views: The views, from the top.
  ///   - alignment: The horizontal alignment.
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
      // One view requires two paddings.
      assertionFailure("\(error)")
    }
    return page
  }
}

extension LabelFactoryProtocol {
  /// Returns a label for a quotation.
  ///
  /// - Returns: The label.
  public func quote() -> LabelNode {
    let label = body(alignment: .natural)
    label.font = .preferredFont(forTextStyle: .title3)
    return label
  }
}
