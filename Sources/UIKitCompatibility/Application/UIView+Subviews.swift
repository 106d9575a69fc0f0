// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import UIKitNames
import ViewNodes

extension UIView {
  /// Exchanges two subviews; indices out of range change nothing.
  public final func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    let views = subviews
    let (first, second) = (min(index1, index2), max(index1, index2))
    guard first >= 0, second < views.count, first != second else { return }
    let (lower, upper) = (views[first], views[second])
    insertSubview(upper, belowSubview: lower)
    guard second + 1 < views.count else { return bringSubviewToFront(lower) }
    insertSubview(lower, belowSubview: views[second + 1])
  }
}
