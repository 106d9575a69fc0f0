// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewNodes

extension View {
  /// Replaces the accessibility elements of the view by those of another one, which isn't drawn.
  ///
  /// - Parameter representation: The other view, to which this view's size is proposed.
  /// - Returns: The modified view.
  public func accessibilityRepresentation(
    @ViewBuilder representation: () -> some View
  ) -> some View {
    spoken(as: representation())
  }

  /// Replaces the accessibility elements in the view by those of other ones, which aren't drawn.
  ///
  /// - Parameter children: The other views, to which this view's size is proposed.
  /// - Returns: The modified view.
  public func accessibilityChildren(@ViewBuilder children: () -> some View) -> some View {
    spoken(as: children()).accessibilityElement(children: .contain)
  }

  private func spoken(as other: some View) -> some View {
    accessibilityHidden(true)
      .overlay {
        NodeHolder(content: VStack { other }, name: "accessibilityRepresentation") {
          UndrawnNode(frame: .zero)
        } change: { _ in
        }
      }
  }

  /// Sets the order in which the view is read among others in its container.
  ///
  /// - Parameter sortPriority: The priority, 0 for other views; views with a higher one are read
  ///   first. A value that isn't finite is treated as 0.
  /// - Returns: The modified view.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    WrappedView(
      content: self,
      element: AccessibilityElementModifier(
        change: AccessibilityChange(sortPriority: sortPriority.isFinite ? sortPriority : 0)))
  }

  /// Sets names by which the user may refer to the view when speaking.
  ///
  /// - Parameter inputLabels: Has no effect: there is no Voice Control.
  /// - Returns: The view.
  public func accessibilityInputLabels(_ inputLabels: [LocalizedStringKey]) -> some View { self }

  /// Sets names by which the user may refer to the view when speaking.
  ///
  /// - Parameter inputLabels: Has no effect: there is no Voice Control.
  /// - Returns: The view.
  @_disfavoredOverload
  public func accessibilityInputLabels(_ inputLabels: [some StringProtocol]) -> some View { self }

  /// Sets names by which the user may refer to the view when speaking.
  ///
  /// - Parameter inputLabels: Has no effect: there is no Voice Control.
  /// - Returns: The view.
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }

  /// Shows the view in a large content viewer when it is held down.
  ///
  /// - Returns: The view; it has no effect, because there is no such viewer.
  public func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Shows a view in a large content viewer when this view is held down.
  ///
  /// - Parameter largeContentView: Has no effect: there is no such viewer.
  /// - Returns: The view.
  public func accessibilityShowsLargeContentViewer(
    @ViewBuilder _ largeContentView: () -> some View
  ) -> some View { self }

  /// Sets whether the view keeps its colors while the system inverts colors.
  ///
  /// - Parameter active: Has no effect: colors aren't inverted.
  /// - Returns: The view.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

  /// Makes the view a heading of a level.
  ///
  /// - Parameter level: The level, which isn't spoken.
  /// - Returns: The modified view.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    accessibilityAddTraits(.isHeader)
  }
}

/// The level of a heading.
///
/// SwiftUI: `AccessibilityHeadingLevel`.
public nonisolated enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  /// A heading without a level.
  case unspecified
  /// Level 1.
  case h1
  /// Level 2.
  case h2
  /// Level 3.
  case h3
  /// Level 4.
  case h4
  /// Level 5.
  case h5
  /// Level 6.
  case h6
}

/// A node whose content isn't drawn, but spoken.
private final class UndrawnNode: ViewNode {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    layer.madeExtras.groups = [.opacity(0)]
  }

  required init?(coder: NSCoder) { nil }
}
