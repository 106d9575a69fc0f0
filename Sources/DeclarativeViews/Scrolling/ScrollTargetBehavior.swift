// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A rule for where scrolling ends after a drag.
///
/// SwiftUI: `ScrollTargetBehavior`.
#if MainActor
  @MainActor
#endif
public protocol ScrollTargetBehavior {
  /// The circumstances of the end of a drag.
  typealias TargetContext = ScrollTargetBehaviorContext

  /// Changes where scrolling ends; called when a drag ends.
  ///
  /// - Parameters:
  ///   - target: The visible part of the content at the end, to be changed.
  ///   - context: The circumstances.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// Where scrolling ends.
///
/// SwiftUI: `ScrollTarget`.
public nonisolated struct ScrollTarget: Hashable, Sendable {
  /// The part of the content that is visible at the end, in the coordinates of the content.
  public var rect: CGRect
  /// The point of the rectangle that stays visible if the content changes; it has no effect.
  public var anchor: UnitPoint?
}

/// The circumstances of the end of a drag.
///
/// SwiftUI: `ScrollTargetBehaviorContext`.
public nonisolated struct ScrollTargetBehaviorContext: Sendable {
  /// The visible part of the content at the beginning of the drag.
  public let originalTarget: ScrollTarget
  /// The size of the content in points.
  public let contentSize: CGSize
  /// The size of the scroll view in points.
  public let containerSize: CGSize
  /// The directions in which the content scrolls.
  public let axes: Axis.Set
  /// The frames of the views of a ``View/scrollTargetLayout(isEnabled:)``, in the coordinates of the
  /// content.
  let targets: [CGRect]
  /// The margins of the content, which are part of it.
  let margins: DirectionalEdgeInsets
}

/// A behavior in which scrolling ends at a multiple of the length of the scroll view.
///
/// SwiftUI: `PagingScrollTargetBehavior`.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Creates the behavior.
  public init() {}

  /// Moves the target to the nearest page, at most one page from where the drag began.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in [Axis.horizontal, .vertical] where context.axes.contains(Axis.Set(axis)) {
      let length = context.containerSize[axis]
      guard length > 0 else { continue }
      let start = (context.originalTarget.rect.origin[axis] / length).rounded()
      let page = (target.rect.origin[axis] / length).rounded()
      target.rect.origin[axis] = min(max(page, start - 1), start + 1) * length
    }
  }
}

/// A behavior in which scrolling ends where a view of a ``View/scrollTargetLayout(isEnabled:)``
/// begins.
///
/// SwiftUI: `ViewAlignedScrollTargetBehavior`.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How far a drag can scroll.
  public nonisolated struct LimitBehavior: Hashable, Sendable {
    let isLimited: Bool

    /// The default: a drag isn't limited.
    public static let automatic = LimitBehavior(isLimited: false)
    /// A drag scrolls to the next view or the one before.
    public static let always = LimitBehavior(isLimited: true)
    /// A drag scrolls to the next view or the one before.
    public static let alwaysByOne = LimitBehavior(isLimited: true)
    /// A drag isn't limited.
    public static let never = LimitBehavior(isLimited: false)
  }

  private let limit: LimitBehavior

  /// Creates the behavior.
  ///
  /// - Parameter limitBehavior: How far a drag can scroll.
  public init(limitBehavior: LimitBehavior = .automatic) { limit = limitBehavior }

  /// Moves the target to the nearest view.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in [Axis.horizontal, .vertical] where context.axes.contains(Axis.Set(axis)) {
      let margin = axis == .horizontal ? context.margins.leading : context.margins.top
      let starts = Set(context.targets.map { $0.origin[axis] - margin }).sorted()
      guard !starts.isEmpty else { continue }
      func nearest(_ offset: CGFloat) -> Int {
        starts.indices.min { abs(starts[$0] - offset) < abs(starts[$1] - offset) } ?? 0
      }
      var index = nearest(target.rect.origin[axis])
      if limit.isLimited {
        let first = nearest(context.originalTarget.rect.origin[axis])
        index = min(max(index, first - 1), first + 1)
      }
      target.rect.origin[axis] = starts[min(max(index, 0), starts.count - 1)]
    }
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// A behavior in which scrolling ends at a multiple of the length of the scroll view.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// A behavior in which scrolling ends where a view begins.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  /// Returns a behavior in which scrolling ends where a view begins.
  ///
  /// - Parameter limitBehavior: How far a drag can scroll.
  /// - Returns: The behavior.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}
