// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension View {
  /// Adds a view behind this one, with exactly its size as the proposal.
  ///
  /// A color is a style as well.
  ///
  /// - Parameters:
  ///   - background: The background.
  ///   - alignment: The alignment of both views.
  /// - Returns: Both.
  @_disfavoredOverload
  public func background(
    _ background: some View, alignment: Alignment = .center
  ) -> some View {
    decorated(by: background, isInFront: false, alignment: alignment)
  }

  /// Adds views behind this one, on top of each other, with exactly its size as the proposal.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the views.
  ///   - content: The background.
  /// - Returns: All of them.
  public func background(
    alignment: Alignment = .center, @ViewBuilder content: () -> some View
  ) -> some View {
    decorated(by: content(), isInFront: false, alignment: alignment)
  }

  /// Adds a view in front of this one, with exactly its size as the proposal.
  ///
  /// - Parameters:
  ///   - overlay: The overlay.
  ///   - alignment: The alignment of both views.
  /// - Returns: Both.
  @_disfavoredOverload
  public func overlay(_ overlay: some View, alignment: Alignment = .center) -> some View {
    decorated(by: overlay, isInFront: true, alignment: alignment)
  }

  /// Adds views in front of this one, on top of each other, with exactly its size as the proposal.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the views.
  ///   - content: The overlay.
  /// - Returns: All of them.
  public func overlay(
    alignment: Alignment = .center, @ViewBuilder content: () -> some View
  ) -> some View {
    decorated(by: content(), isInFront: true, alignment: alignment)
  }

  private func decorated(
    by other: any View, isInFront: Bool, alignment: Alignment
  ) -> WrappedView {
    WrappedView(
      content: self, element: DecorationElement(isInFront: isInFront, alignment: alignment),
      companion: (other, alignment))
  }
}
