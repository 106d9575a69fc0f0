// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A view that would go through phases, one after another.
///
/// SwiftUI: `PhaseAnimator`.
///
/// View trees are static: it shows the first phase, which is where a cycle ends, too.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let first: Phase?
  private let content: (Phase) -> Content

  /// Creates a view that goes through its phases again and again.
  ///
  /// - Parameters:
  ///   - phases: The phases; with none, nothing is shown.
  ///   - content: A closure that creates the content of a phase.
  ///   - animation: A closure that returns the animation toward a phase, which isn't called.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    first = phases.first { _ in true }
    self.content = content
  }

  /// Creates a view that goes through its phases once whenever a value changes.
  ///
  /// - Parameters:
  ///   - phases: The phases; with none, nothing is shown.
  ///   - trigger: The value.
  ///   - content: A closure that creates the content of a phase.
  ///   - animation: A closure that returns the animation toward a phase, which isn't called.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases, content: content, animation: animation)
  }

  /// The content of the first phase.
  public var body: some View { first.map(content) }
}

extension View {
  /// Changes the view in phases, one after another: it is shown in the first phase.
  ///
  /// - Parameters:
  ///   - phases: The phases; with none, nothing is shown.
  ///   - content: A closure that creates the content of a phase from this view.
  ///   - animation: A closure that returns the animation toward a phase, which isn't called.
  /// - Returns: The view in its first phase.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, content: { content(PlaceholderContentView(self), $0) }, animation: animation)
  }

  /// Changes the view in phases whenever a value changes: it is shown in the first phase, with which
  /// a cycle ends, too.
  ///
  /// - Parameters:
  ///   - phases: The phases; with none, nothing is shown.
  ///   - trigger: The value.
  ///   - content: A closure that creates the content of a phase from this view.
  ///   - animation: A closure that returns the animation toward a phase, which isn't called.
  /// - Returns: The view in its first phase.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    phaseAnimator(phases, content: content, animation: animation)
  }
}
