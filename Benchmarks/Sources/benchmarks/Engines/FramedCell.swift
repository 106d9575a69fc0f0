// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes

/// The cell of W5 as nodes whose frames are set by hand.
struct FramedCell {
  let views: [ViewNode]

  init() {
    let root = ViewNode()
    var views = [root]
    for _ in 1..<12 {
      let view = ViewNode()
      root.addSubview(view)
      views.append(view)
    }
    self.views = views
  }

  /// Sets the frames and sums them up.
  func layOut(_ sizes: CellSizes) -> Double {
    set(sizes)
    return sum()
  }

  /// Sets the frames; the cell's own begins at a height.
  @inline(__always)
  func set(_ sizes: CellSizes, top: Double = 0) {
    FramesByHand.cell(sizes) { view, x, y, w, h in
      views[view].frame = CGRect(x: x, y: view == 0 ? top : y, width: w, height: h)
    }
  }

  /// What its frames add up to.
  func sum() -> Double {
    var sum = CellSum()
    for view in 0..<12 { sum.add(view, views[view].frame) }
    return sum.value
  }
}
