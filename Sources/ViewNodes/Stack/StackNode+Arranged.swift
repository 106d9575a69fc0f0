// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension StackNode {
  /// The views in the order of the layout; hidden ones keep their place without taking room.
  public final var arrangedSubviews: [ViewNode] { arranged }

  /// Arranges a view after the others, adding it as a subview if it is not one, and lays it out by
  /// constraints from now on. A view that is arranged already stays where it is.
  public final func addArrangedSubview(_ view: ViewNode) {
    guard !arranges(view) else { return }
    take(view, at: arranged.count)
  }

  /// Arranges a view at a place, moving it if it is arranged already.
  ///
  /// UIKit stops the program for a place that does not exist; here it is reported and the view goes to
  /// the nearest end.
  public final func insertArrangedSubview(_ view: ViewNode, at stackIndex: Int) {
    let place = arranges(view) ? arranged.place(of: view) : nil
    let count = arranged.count - (place == nil ? 0 : 1)
    if stackIndex < 0 || stackIndex > count {
      report(
        .arrangedIndexOutOfRange(stack: debugName, index: stackIndex, count: arranged.count))
    }
    take(view, at: min(max(stackIndex, 0), count))
  }

  /// Stops arranging a view, which stays a subview.
  public final func removeArrangedSubview(_ view: ViewNode) {
    removeFromArrangement(view)
  }

  /// Sets the distance after a view that is arranged, in points; ``spacingUseDefault`` takes it back.
  ///
  /// It is forgotten when the view leaves the arrangement and has no effect after the last view.
  public final func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: ViewNode) {
    guard spacing.isFinite, arranges(arrangedSubview) else {
      report(.unusableSpacing(stack: debugName))
      return
    }
    let key = ObjectIdentifier(arrangedSubview)
    customSpacings[key] = spacing == StackNode.spacingUseDefault ? nil : spacing
    arrangementDidChange()
  }

  /// The distance set after a view, ``spacingUseDefault`` without one.
  public final func customSpacing(after arrangedSubview: ViewNode) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? StackNode.spacingUseDefault
  }

  final func arranges(_ view: ViewNode) -> Bool {
    view.parent === self && view.passState.contains(.isArranged)
  }

  final func removeFromArrangement(_ view: ViewNode) {
    guard arranges(view), let place = arranged.place(of: view) else { return }
    arranged.remove(at: place)
    view.passState.remove(.isArranged)
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementDidChange()
  }

  private final func take(_ view: ViewNode, at place: Int) {
    if view.parent !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    // What was called may have taken the view elsewhere, or arranged it already.
    guard view.parent === self else { return }
    if arranges(view), let former = arranged.place(of: view) { arranged.remove(at: former) }
    view.passState.insert(.isArranged)
    arranged.insert(view, at: min(place, arranged.count))
    if view.engineIndex >= 0 { view.engine?.renewOrder(of: view) }
    arrangementDidChange()
  }

  /// The distance that is kept after a view.
  final func gap(after view: ViewNode) -> CGFloat {
    guard !customSpacings.isEmpty, let custom = customSpacings[ObjectIdentifier(view)] else {
      return spacing
    }
    return custom == StackNode.spacingUseSystem ? 8 : custom
  }
}
