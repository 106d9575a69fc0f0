// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension View {
  /// Adds a background view, to which exactly this view's size is proposed.
  ///
  /// A color is passed to the overload for styles instead.
  ///
  /// - Parameters:
  ///   - background: The background.
  ///   - alignment: The alignment of both views.
  /// - Returns: The view with the background.
  @_disfavoredOverload
  public func background(
    _ background: some View, alignment: Alignment = .center
  ) -> some View {
    decorated(by: background, isInFront: false, alignment: alignment)
  }

  /// Adds layered background views, to which exactly this view's size is proposed.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the views.
  ///   - content: The background.
  /// - Returns: The view with the background.
  public func background(
    alignment: Alignment = .center, @ViewBuilder content: () -> some View
  ) -> some View {
    decorated(by: content(), isInFront: false, alignment: alignment)
  }

  /// Adds an overlay view, to which exactly this view's size is proposed.
  ///
  /// - Parameters:
  ///   - overlay: The overlay.
  ///   - alignment: The alignment of both views.
  /// - Returns: The view with the overlay.
  @_disfavoredOverload
  public func overlay(_ overlay: some View, alignment: Alignment = .center) -> some View {
    decorated(by: overlay, isInFront: true, alignment: alignment)
  }

  /// Adds layered overlay views, to which exactly this view's size is proposed.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the views.
  ///   - content: The overlay.
  /// - Returns: The view with the overlay.
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
