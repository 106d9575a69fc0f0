// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// A bar at the top or bottom of a container, inside its safe area.
struct BarPlace: Equatable {
  /// The height of the bar beyond the safe area, in points.
  var height: CGFloat
  /// Whether content does not show through the bar.
  var isOpaque: Bool
}

extension ViewController {
  /// Places the view in its container: it extends under bars where it may, which reduces its safe
  /// area, and otherwise ends at the bar.
  final func placeView(in container: ViewNode, top: BarPlace?, bottom: BarPlace?) {
    let safe = container.safeAreaInsets
    var frame = container.bounds
    var covered = EdgeInsets.zero
    if let top {
      if extends(to: .top, under: top) {
        covered.top = top.height
      } else {
        let end = min(safe.top + top.height, frame.height)
        frame.origin.y += end
        frame.size.height -= end
      }
    }
    if let bottom {
      if extends(to: .bottom, under: bottom) {
        covered.bottom = bottom.height
      } else {
        frame.size.height -= min(safe.bottom + bottom.height, frame.height)
      }
    }
    containerInsets = covered
    view.frame = frame
  }

  final func extends(to edge: RectEdge, under bar: BarPlace) -> Bool {
    edgesForExtendedLayout.contains(edge) && (!bar.isOpaque || extendedLayoutIncludesOpaqueBars)
  }

  /// Requests that the containers place the view again.
  final func barsMayHaveChanged() {
    navigationController?.placesDidChange()
    tabBarController?.placesDidChange()
  }
}
