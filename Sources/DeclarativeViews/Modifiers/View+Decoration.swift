// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension View {
  /// Puts a view behind this one, offered exactly its size.
  ///
  /// A color is a style as well.
  ///
  /// - Parameters:
  ///   - background: What is behind.
  ///   - alignment: How the two lie to each other.
  /// - Returns: Both.
  @_disfavoredOverload
  public func background(
    _ background: some View, alignment: Alignment = .center
  ) -> some View {
    decorated(by: background, isInFront: false, alignment: alignment)
  }

  /// Puts views behind this one, on top of each other, offered exactly its size.
  ///
  /// - Parameters:
  ///   - alignment: How they lie to each other.
  ///   - content: What is behind.
  /// - Returns: All of them.
  public func background(
    alignment: Alignment = .center, @ViewBuilder content: () -> some View
  ) -> some View {
    decorated(by: content(), isInFront: false, alignment: alignment)
  }

  /// Puts a view in front of this one, offered exactly its size.
  ///
  /// - Parameters:
  ///   - overlay: What is in front.
  ///   - alignment: How the two lie to each other.
  /// - Returns: Both.
  @_disfavoredOverload
  public func overlay(_ overlay: some View, alignment: Alignment = .center) -> some View {
    decorated(by: overlay, isInFront: true, alignment: alignment)
  }

  /// Puts views in front of this one, on top of each other, offered exactly its size.
  ///
  /// - Parameters:
  ///   - alignment: How they lie to each other.
  ///   - content: What is in front.
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
