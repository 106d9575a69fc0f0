// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension View {
  /// Adds a gesture to the view, which gestures of its descendants precede.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - mask: The gestures that are recognized, of this one and those of descendants.
  /// - Returns: The modified view.
  public func gesture(_ gesture: some Gesture, including mask: GestureMask = .all) -> some View {
    GestureView(content: self, gesture: gesture, rank: .low, mask: mask)
  }

  /// Adds a gesture to the view that can be turned off.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - isEnabled: Whether the gesture is recognized.
  /// - Returns: The modified view.
  public func gesture(_ gesture: some Gesture, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture to the view that precedes gestures of its descendants.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - mask: The gestures that are recognized, of this one and those of descendants.
  /// - Returns: The modified view.
  public func highPriorityGesture(
    _ gesture: some Gesture, including mask: GestureMask = .all
  ) -> some View {
    GestureView(content: self, gesture: gesture, rank: .high, mask: mask)
  }

  /// Adds a gesture to the view that is recognized at the same time as others.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - mask: The gestures that are recognized, of this one and those of descendants.
  /// - Returns: The modified view.
  public func simultaneousGesture(
    _ gesture: some Gesture, including mask: GestureMask = .all
  ) -> some View {
    GestureView(content: self, gesture: gesture, rank: .simultaneous, mask: mask)
  }

  /// Performs an action when the view is tapped.
  ///
  /// - Parameters:
  ///   - count: The required number of taps.
  ///   - action: The action.
  /// - Returns: The modified view.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded { action() })
  }

  /// Performs an action with the location of a tap when the view is tapped.
  ///
  /// - Parameters:
  ///   - count: The required number of taps.
  ///   - coordinateSpace: The coordinate space of the location.
  ///   - action: The action, called with the location in points.
  /// - Returns: The modified view.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded {
        action($0.location)
      })
  }

  /// Performs an action when a touch on the view is held down.
  ///
  /// - Parameters:
  ///   - minimumDuration: The minimum duration in seconds.
  ///   - maximumDistance: The distance by which the touch may move meanwhile, in points.
  ///   - action: The action.
  ///   - onPressingChanged: A closure that is called with true when a touch begins, and with false
  ///     when it is held long enough, moves too far, or ends.
  /// - Returns: The modified view.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    let press = LongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance)
    return gesture(
      PressingGesture(gesture: press.onEnded { _ in action() }) { onPressingChanged?($0) })
  }
}

/// A gesture that also tells when it is over.
private struct PressingGesture<Base: Gesture<Bool>>: Gesture {
  typealias Body = PressingGesture

  let gesture: Base
  let onPressingChanged: (Bool) -> Void

  init(gesture: Base, onPressingChanged: @escaping (Bool) -> Void) {
    self.gesture = gesture
    self.onPressingChanged = onPressingChanged
  }

  func _connect(in step: _GestureStep<Bool>) {
    var step = step
    step.onChange = onPressingChanged
    step.onStop = { onPressingChanged(false) }
    gesture._connect(in: step)
  }
}

/// The rank of a gesture among those of the descendants of its view.
enum GestureRank {
  case low, simultaneous, high
}

/// A view in a node that recognizes a gesture.
private struct GestureView<Kind: Gesture>: View {
  let content: any View
  let gesture: Kind
  let rank: GestureRank
  let mask: GestureMask
  @Environment(\.isEnabled) private var isEnabled

  init(content: any View, gesture: Kind, rank: GestureRank, mask: GestureMask) {
    self.content = content
    self.gesture = gesture
    self.rank = rank
    self.mask = mask
  }

  var body: some View {
    let (gesture, rank, mask, isEnabled) = (gesture, rank, mask, isEnabled)
    return NodeHolder(content: content, name: "gesture", make: { GestureNode(frame: .zero) }) {
      $0.connect(gesture, rank, isEnabled: isEnabled && mask.contains(.gesture))
      $0.allowsGesturesOfSubviews = mask.contains(.subviews)
    }
  }
}

/// A node that recognizes a gesture.
final class GestureNode: ViewNode, FigureTouching {
  var touchedFigure: BezierPath?
  var allowsGesturesOfSubviews = true
  private(set) lazy var connection = GestureConnection(self)
  private var rank = GestureRank.low

  func connect(_ gesture: some Gesture, _ rank: GestureRank, isEnabled: Bool) {
    self.rank = rank
    connection.memory = (rareState.measuredContent as? HostingNode)?.memory
    connection.connect(gesture)
    for recognizer in connection.recognizers {
      recognizer.delegate = self
      recognizer.isEnabled = isEnabled
    }
  }

  override func point(inside point: CGPoint, with event: ViewNodes.Event?) -> Bool {
    super.point(inside: point, with: event) && figureContains(point)
  }

  override func hitTest(_ point: CGPoint, with event: ViewNodes.Event?) -> ViewNode? {
    let hit = super.hitTest(point, with: event)
    return allowsGesturesOfSubviews || hit == nil ? hit : self
  }
}

extension GestureNode: GestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: GestureRecognizer
  ) -> Bool {
    rank == .simultaneous
      || connection.areSimultaneous(gestureRecognizer, otherGestureRecognizer)
  }

  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: GestureRecognizer
  ) -> Bool { connection.requires(gestureRecognizer, toFail: otherGestureRecognizer) }

  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: GestureRecognizer
  ) -> Bool {
    guard rank == .high, let other = otherGestureRecognizer.view else { return false }
    return other !== self && other.isDescendant(of: self)
  }
}
