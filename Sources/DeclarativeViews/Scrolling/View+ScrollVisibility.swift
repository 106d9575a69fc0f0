// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension View {
  /// Performs an action when the view becomes visible in its scroll view, or no longer is.
  ///
  /// - Parameters:
  ///   - threshold: The part of the view that must be visible, from 0 to 1.
  ///   - action: The action, called with whether the view is visible; at first only if it is.
  /// - Returns: The modified view.
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    ScrollVisibilityView(content: self, threshold: threshold, action: action)
  }

  /// Changes how the view is drawn while it is scrolled in or out.
  ///
  /// Nothing moves: the effect is that of the identity phase if at least half of the view is visible
  /// in the scroll view, or the part that the configuration says, and of one of the other phases
  /// otherwise.
  ///
  /// - Parameters:
  ///   - configuration: From when on the view has the identity phase.
  ///   - axis: The axis along which the view is scrolled; that of the scroll view by default.
  ///   - transition: A closure that adds effects for a phase to an empty one.
  /// - Returns: The modified view.
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Changes how the view is drawn while it is scrolled in or out.
  ///
  /// - Parameters:
  ///   - topLeading: From when on a view at the top or leading edge has the identity phase.
  ///   - bottomTrailing: From when on a view at the bottom or trailing edge has the identity phase.
  ///   - axis: The axis along which the view is scrolled; that of the scroll view by default.
  ///   - transition: A closure that adds effects for a phase to an empty one.
  /// - Returns: The modified view.
  public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    WrappedView(
      content: self,
      element: ScrollTransitionElement(
        topLeading: topLeading.part, bottomTrailing: bottomTrailing.part, axis: axis
      ) { transition(EmptyVisualEffect(), $0)._effects })
  }

  /// Flashes the indicators of scroll views in the view when they appear.
  ///
  /// - Parameter onAppear: Whether they flash, which isn't visible.
  /// - Returns: The view.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  /// Flashes the indicators of scroll views in the view when a value changes.
  ///
  /// - Parameter value: The value, whose changes aren't visible.
  /// - Returns: The view.
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }

  /// Sets the point of the content that is visible at first, at the same point of the scroll view.
  ///
  /// If it is visible when the size of the content changes, it stays so. Content that is smaller
  /// than the scroll view is at the same point, too.
  ///
  /// - Parameter anchor: The point; nil for the top leading corner.
  /// - Returns: The modified view.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    environment(\.scrollSettings.anchor, anchor)
  }
}

/// From when on a view that is scrolled in has the identity phase of its transition.
///
/// SwiftUI: `ScrollTransitionConfiguration`.
public nonisolated struct ScrollTransitionConfiguration: Hashable, Sendable {
  /// The part of a view that must be visible.
  ///
  /// SwiftUI: `ScrollTransitionConfiguration.Threshold`.
  public struct Threshold: Hashable, Sendable {
    let part: Double

    /// The whole view.
    public static let visible = Threshold(part: 1)
    /// None of the view.
    public static let hidden = Threshold(part: 0)
    /// Half of the view.
    public static let centered = Threshold(part: 0.5)

    /// Returns a threshold.
    ///
    /// - Parameter amount: The part of the view, from 0 to 1.
    /// - Returns: The threshold.
    public static func visible(_ amount: Double) -> Threshold { Threshold(part: amount) }
  }

  let part: Double

  /// The view follows scrolling.
  public static let interactive = ScrollTransitionConfiguration(part: 0.5)
  /// The view changes at once.
  public static let animated = ScrollTransitionConfiguration(part: 0.5)
  /// The view doesn't change.
  public static let identity = ScrollTransitionConfiguration(part: -1)

  /// Returns a configuration in which the view changes at once.
  ///
  /// - Parameter animation: The animation, which has no effect.
  /// - Returns: The configuration.
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration { .animated }

  /// Returns a configuration in which the view follows scrolling.
  ///
  /// - Parameter timingCurve: The course of the change, which has no effect.
  /// - Returns: The configuration.
  public static func interactive(timingCurve: UnitCurve) -> ScrollTransitionConfiguration {
    .interactive
  }

  /// Returns the configuration with an animation.
  ///
  /// - Parameter animation: The animation, which has no effect.
  /// - Returns: The configuration.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }

  /// Returns the configuration with another threshold.
  ///
  /// - Parameter threshold: The part of a view that must be visible.
  /// - Returns: The configuration.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    part < 0 ? self : ScrollTransitionConfiguration(part: threshold.part)
  }
}

/// Where a view is in its scroll view.
///
/// SwiftUI: `ScrollTransitionPhase`.
public nonisolated enum ScrollTransitionPhase: Hashable, Sendable {
  /// Scrolled out at the top or leading edge.
  case topLeading
  /// Visible.
  case identity
  /// Scrolled out at the bottom or trailing edge.
  case bottomTrailing

  /// Whether the view is visible.
  public var isIdentity: Bool { self == .identity }

  /// −1 at the top or leading edge, 0 for a visible view, and 1 at the bottom or trailing edge.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// A view that observes whether it is visible.
private struct ScrollVisibilityView: View {
  let content: any View
  let threshold: Double
  let action: (Bool) -> Void

  init(content: any View, threshold: Double, action: @escaping (Bool) -> Void) {
    self.content = content
    self.threshold = threshold
    self.action = action
  }

  var body: ScrollVisibilityView { return self }

  func _expand(in step: _ViewStep) {
    let (item, expansion) = (step.item, step.expansion)
    let last = expansion.remember(item, as: Self.self).kept { LastVisibility() }
    let (threshold, action, memory) = (threshold, action, expansion.memory)
    let element = ScrollVisibilityElement { part in
      let isVisible = threshold > 0 ? part >= threshold : part > 0
      guard isVisible != last.isVisible else { return }
      last.isVisible = isVisible
      memory.afterwards { action(isVisible) }
    }
    expansion.replace(item, by: content, inside: element, keyedBy: .body)
  }
}

private final class LastVisibility {
  var isVisible = false
}

/// An element that receives the visible part of a view, from 0 to 1, after each layout.
struct ScrollVisibilityElement: UnaryElement {
  let receive: (Double) -> Void

  var name: String { "onScrollVisibilityChange" }

  func finish(_ node: Int, in tree: LayoutTree) {
    tree.scrollWatchers.insert(node)
    tree.takeTraits(of: tree.nodes[node].firstChild, for: node, without: sidesWithoutSpacing)
  }
}

/// An element whose drawing depends on its place in a scroll view.
struct ScrollTransitionElement: UnaryElement {
  let topLeading: Double
  let bottomTrailing: Double
  let axis: Axis?
  let make: (ScrollTransitionPhase) -> _VisualEffects

  var name: String { "scrollTransition" }
  var drawing: ElementDrawing { .effect }

  func finish(_ node: Int, in tree: LayoutTree) {
    tree.scrollWatchers.insert(node)
    tree.takeTraits(of: tree.nodes[node].firstChild, for: node, without: sidesWithoutSpacing)
  }

  func effects(for node: Int, in tree: LayoutTree) -> [DrawingEffect] {
    let values = tree.environment(of: node)
    let phase = phase(of: node, in: tree, values.layoutDirection)
    let effects = CurrentEnvironment.with(values) {
      tree.memory.read(for: tree.reader(in: node)) { make(phase) }
    }
    let frame = tree.drawnFrame(of: node)
    return effects.all.reversed().map { $0(frame, values.layoutDirection) }
  }

  private func phase(
    of node: Int, in tree: LayoutTree, _ direction: UserInterfaceLayoutDirection
  ) -> ScrollTransitionPhase {
    let axis = axis ?? (tree.scrollNode(around: node, .vertical) != nil ? .vertical : .horizontal)
    let frame = tree.nodes[node].frame
    let visible = tree.visibleRect(around: node, axis)
    let (start, length) = (frame.origin[axis], frame.size[axis])
    let (first, last) = (visible.origin[axis], visible.origin[axis] + visible.size[axis])
    guard length > 0 else { return .identity }
    let part = Double((min(start + length, last) - max(start, first)) / length)
    let isAtStart = start + length / 2 < (first + last) / 2
    let isLeading = axis == .horizontal && direction == .rightToLeft ? !isAtStart : isAtStart
    let threshold = isLeading ? topLeading : bottomTrailing
    let isVisible = threshold > 0 ? part >= threshold - 1e-6 : threshold < 0 || part > 0
    return isVisible ? .identity : isLeading ? .topLeading : .bottomTrailing
  }
}

extension LayoutTree {
  /// Passes the visible parts of views to those that observe them.
  func reportVisibility() {
    for node in scrollWatchers.sorted() {
      guard nodes.indices.contains(node),
        nodes[node].element is ScrollVisibilityElement
          || nodes[node].element is ScrollTransitionElement
      else {
        scrollWatchers.remove(node)
        continue
      }
      guard let element = nodes[node].element as? ScrollVisibilityElement else { continue }
      let frame = nodes[node].frame
      // Offsets of scroll views move the content, so that only the nearest one is known exactly.
      let axis: Axis = scrollNode(around: node, .vertical) != nil ? .vertical : .horizontal
      let seen = frame.overlap(with: visibleRect(around: node, axis))
      let area = frame.width * frame.height
      element.receive(
        seen.isNull || area <= 0 ? 0 : Double(seen.width * seen.height / area))
    }
  }
}
