// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension View {
  /// Gives the view the opacity of other views, to which exactly this view's size is proposed.
  ///
  /// The colors of the mask don't matter, and it isn't touchable. Nodes and controls in it aren't
  /// shown.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the views.
  ///   - mask: The mask.
  /// - Returns: The modified view.
  public func mask(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> some View
  ) -> some View {
    masked(by: mask(), alignment)
  }

  /// Gives the view the opacity of another view, to which exactly this view's size is proposed.
  ///
  /// - Parameter mask: The mask, whose colors don't matter.
  /// - Returns: The modified view.
  public func mask(_ mask: some View) -> some View { masked(by: mask, .center) }

  private func masked(by mask: any View, _ alignment: Alignment) -> WrappedView {
    WrappedView(
      content: self, element: MaskElement(alignment: alignment), companion: (mask, alignment))
  }
}
