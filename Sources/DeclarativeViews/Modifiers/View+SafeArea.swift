// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

/// The regions of the screen that obscure content.
///
/// SwiftUI: `SafeAreaRegions`.
public nonisolated struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  /// The raw value.
  public let rawValue: Int

  /// Creates a set from its raw value.
  ///
  /// - Parameter rawValue: 1 for the container, 2 for the keyboard.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Bars and the edges of the device.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All regions.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

extension View {
  /// Extends the view beyond the safe area at edges that it touches.
  ///
  /// - Parameters:
  ///   - regions: The regions to extend into. The keyboard never obscures a host.
  ///   - edges: The edges at which to extend.
  /// - Returns: The modified view.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    WrappedView(
      content: self,
      element: IgnoredSafeAreaElement(edges: regions.contains(.container) ? edges : []))
  }

  /// Extends the view beyond the safe area at edges that it touches.
  ///
  /// - Parameter edges: The edges at which to extend.
  /// - Returns: The modified view.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }

  /// Adds a view above or below this one, which is inset accordingly.
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - alignment: The horizontal alignment.
  ///   - spacing: The distance between the views in points; nil means none.
  ///   - content: The view.
  /// - Returns: Both views.
  public func safeAreaInset(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    let inset = content()
    return VStack(alignment: alignment, spacing: spacing ?? 0) {
      if edge == .top { inset.layoutPriority(1) }
      self.frame(maxWidth: .infinity, maxHeight: .infinity)
      if edge == .bottom { inset.layoutPriority(1) }
    }
  }

  /// Sizes the view relative to the nearest scroll view or host.
  ///
  /// - Parameters:
  ///   - axes: The directions in which the view is as long as its container.
  ///   - alignment: The alignment of the view in that space.
  /// - Returns: The modified view.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Sizes the view to a number of equal parts of the nearest scroll view or host.
  ///
  /// - Parameters:
  ///   - axes: The directions to which this applies.
  ///   - count: The number of parts.
  ///   - span: The number of parts that the view takes.
  ///   - spacing: The distance between parts in points.
  ///   - alignment: The alignment of the view in that space.
  /// - Returns: The modified view.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let parts = CGFloat(max(count, 1))
      let part = (length - spacing * (parts - 1)) / parts
      let span = CGFloat(max(span, 1))
      return part * span + spacing * (span - 1)
    }
  }

  /// Sizes the view to a length computed from that of the nearest scroll view or host.
  ///
  /// - Parameters:
  ///   - axes: The directions to which this applies.
  ///   - alignment: The alignment of the view in that space.
  ///   - length: A closure that returns the length in points, given that of the container; a length
  ///     that is negative or not finite is treated as 0.
  /// - Returns: The modified view.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    WrappedView(
      content: self,
      element: ContainerFrameElement(axes: axes, alignment: alignment, length: length))
  }
}

/// The top or the bottom edge.
///
/// SwiftUI: `VerticalEdge`.
public nonisolated enum VerticalEdge: Int, Hashable, Sendable, CaseIterable {
  /// The top edge.
  case top
  /// The bottom edge.
  case bottom

  /// A set of the two edges.
  ///
  /// SwiftUI: `VerticalEdge.Set`.
  public typealias Set = Edge.Set
}

/// An element that extends beyond the safe area at edges that it touches.
struct IgnoredSafeAreaElement: UnaryElement {
  let edges: Edge.Set

  var name: String { "ignoresSafeArea" }

  func arrangement(in tree: LayoutTree, _ task: LayoutTask) -> [Placement]? {
    let child = tree.nodes[task.node].firstChild
    let insets = reach(of: task.node, in: tree)
    guard insets != .zero, let size = tree.size(task.question) else {
      return tree.size(task.question).map { _ in
        [Placement(child: child, origin: .zero, proposal: task.proposal)]
      }
    }
    let available = CGSize(
      width: finite(size.width) + insets.leading + insets.trailing,
      height: finite(size.height) + insets.top + insets.bottom)
    let proposal = ProposedViewSize(available)
    guard let taken = tree.size(task.asking(child, proposal)) else { return nil }
    return [
      Placement(
        child: child,
        origin: CGPoint(
          x: (available.width - finite(taken.width)) / 2 - insets.leading,
          y: (available.height - finite(taken.height)) / 2 - insets.top), proposal: proposal)
    ]
  }

  /// Invalidates cached sizes, because the position determines how far the view extends beyond its
  /// frame.
  func willPlaceContents(_ node: Int, in tree: LayoutTree) {
    guard tree.safeArea != tree.bounds else { return }
    tree.invalidateSizes(of: node)
  }

  private func reach(of node: Int, in tree: LayoutTree) -> EdgeInsets {
    let (frame, safe, bounds) = (tree.nodes[node].frame, tree.safeArea, tree.bounds)
    guard safe != bounds, !edges.isEmpty else { return .zero }
    let isMirrored = tree.environment(of: node).layoutDirection == .rightToLeft
    func isClose(_ one: CGFloat, to other: CGFloat) -> Bool { abs(one - other) < 0.01 }
    let left = isClose(frame.minX, to: safe.minX) ? safe.minX - bounds.minX : 0
    let right = isClose(frame.maxX, to: safe.maxX) ? bounds.maxX - safe.maxX : 0
    var insets = EdgeInsets(
      top: isClose(frame.minY, to: safe.minY) ? safe.minY - bounds.minY : 0,
      leading: isMirrored ? right : left,
      bottom: isClose(frame.maxY, to: safe.maxY) ? bounds.maxY - safe.maxY : 0,
      trailing: isMirrored ? left : right)
    if !edges.contains(.top) { insets.top = 0 }
    if !edges.contains(.leading) { insets.leading = 0 }
    if !edges.contains(.bottom) { insets.bottom = 0 }
    if !edges.contains(.trailing) { insets.trailing = 0 }
    return insets
  }
}

/// A frame whose dimensions are computed from those of the container.
struct ContainerFrameElement: AligningElement {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  var name: String { "containerRelativeFrame" }

  func size(in tree: LayoutTree, _ task: LayoutTask) -> CGSize? {
    let child = tree.nodes[task.node].firstChild
    guard let size = tree.size(task.asking(child, offer(task, tree))) else { return nil }
    let offer = offer(task, tree)
    func length(_ axis: Axis) -> CGFloat {
      axes.contains(axis) ? offer[axis] ?? size[axis] : size[axis]
    }
    return CGSize(width: length(.horizontal), height: length(.vertical))
  }

  func arrangement(in tree: LayoutTree, _ task: LayoutTask) -> [Placement]? {
    guard let size = tree.size(task.question) else { return nil }
    let child = task.asking(tree.nodes[task.node].firstChild, offer(task, tree))
    guard let origin = tree.origin(of: child, alignedBy: alignment, in: size) else { return nil }
    return [Placement(child: child.node, origin: origin, proposal: child.proposal)]
  }

  func placedProposal(for proposal: ProposedViewSize, in size: CGSize) -> ProposedViewSize {
    proposal
  }

  func finish(_ node: Int, in tree: LayoutTree) {
    tree.takeTraits(of: tree.nodes[node].firstChild, for: node, without: .all)
    tree.usesContainerSize = true
    var next = tree.nodes[node].parent
    while next >= 0 {
      if tree.nodes[next].element is ScrollElement, tree.containerSizes[next] == nil {
        tree.containerSizes[next] = .zero
      }
      next = tree.nodes[next].parent
    }
  }

  private func offer(_ task: LayoutTask, _ tree: LayoutTree) -> ProposedViewSize {
    let container = tree.containerSize(around: task.node)
    var offer = task.proposal
    for axis in Axis.allCases where axes.contains(axis) {
      let length = self.length(container[axis], axis)
      offer[axis] = length.isFinite ? max(length, 0) : 0
    }
    return offer
  }
}

extension LayoutTree {
  /// Returns the size of the nearest scroll view around a node, or of the host.
  func containerSize(around node: Int) -> CGSize {
    var next = nodes[node].parent
    while next >= 0 {
      if let size = containerSizes[next] { return size }
      next = nodes[next].parent
    }
    return safeArea.size
  }
}
