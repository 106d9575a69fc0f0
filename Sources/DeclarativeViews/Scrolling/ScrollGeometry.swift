// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

/// The sizes and the offset of a scroll view.
///
/// SwiftUI: `ScrollGeometry`.
public nonisolated struct ScrollGeometry: Equatable, Sendable {
  /// The offset of the content, in points.
  public var contentOffset: CGPoint
  /// The size of the content, in points.
  public var contentSize: CGSize
  /// The insets of the content, in points.
  public var contentInsets: DirectionalEdgeInsets
  /// The size of the scroll view, in points.
  public var containerSize: CGSize

  /// Creates a geometry.
  ///
  /// - Parameters:
  ///   - contentOffset: The offset of the content, in points.
  ///   - contentSize: The size of the content, in points.
  ///   - contentInsets: The insets of the content, in points.
  ///   - containerSize: The size of the scroll view, in points.
  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: DirectionalEdgeInsets,
    containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The part of the content that is visible, in points of the content.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The bounds of the scroll view: its size at the offset of the content.
  public var bounds: CGRect { visibleRect }
}

/// What moves the content of a scroll view.
///
/// SwiftUI: `ScrollPhase`.
public nonisolated enum ScrollPhase: Hashable, Sendable {
  /// Nothing.
  case idle
  /// A touch that may scroll.
  case tracking
  /// A touch.
  case interacting
  /// The momentum after a touch.
  case decelerating
  /// An animation.
  case animating

  /// Whether the content moves.
  public var isScrolling: Bool { self != .idle }
}

/// The circumstances of a change of a ``ScrollPhase``.
///
/// SwiftUI: `ScrollPhaseChangeContext`.
public nonisolated struct ScrollPhaseChangeContext: Sendable {
  /// The geometry of the scroll view.
  public let geometry: ScrollGeometry
}

/// Actions for changes of a scroll view.
struct ScrollObserver {
  var geometry: ((ScrollGeometry) -> Void)?
  var phase: ((ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void)?
}

extension View {
  /// Performs an action when a value that depends on the geometry of the scroll view changes.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: A closure that returns the value for a geometry.
  ///   - action: The action, called with the former and the new value.
  /// - Returns: The modified view.
  public func onScrollGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (ScrollGeometry) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    ScrollObservingView(content: self) { own in
      let last = own.kept { LastScrollValue<Value>() }
      return ScrollObserver(geometry: { geometry in
        let value = transform(geometry)
        let former = last.value
        last.value = value
        if let former, former != value { action(former, value) }
      })
    }
  }

  /// Performs an action when something else moves the content of the scroll view.
  ///
  /// - Parameter action: The action, called with the former and the new phase.
  /// - Returns: The modified view.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    onScrollPhaseChange { former, phase, _ in action(former, phase) }
  }

  /// Performs an action when something else moves the content of the scroll view.
  ///
  /// - Parameter action: The action, called with the former and the new phase, and the
  ///   circumstances.
  /// - Returns: The modified view.
  public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    ScrollObservingView(content: self) { _ in ScrollObserver(phase: action) }
  }
}

/// The last value of a scroll view.
private final class LastScrollValue<Value> {
  var value: Value?
}

/// A view whose scroll view is observed.
private struct ScrollObservingView: View {
  let content: any View
  let observer: (ViewMemory) -> ScrollObserver

  init(content: any View, observer: @escaping (ViewMemory) -> ScrollObserver) {
    self.content = content
    self.observer = observer
  }

  var body: ScrollObservingView { return self }

  func _expand(in step: _ViewStep) {
    let (item, expansion) = (step.item, step.expansion)
    let observer = observer(expansion.remember(item, as: Self.self))
    let changed = EnvironmentView(content: content) { $0.scrollSettings.observers.append(observer) }
    expansion.replace(item, by: changed, keyedBy: .body)
  }
}
