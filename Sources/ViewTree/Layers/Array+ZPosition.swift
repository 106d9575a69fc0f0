// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension Array {
  /// Returns the elements sorted by `zPosition`, preserving the order of equal ones.
  func sorted(byZPosition zPosition: (Element) -> CGFloat) -> [Element] {
    guard count > 1 else { return self }
    let heights = map { element in
      let height = zPosition(element)
      return height.isNaN ? 0 : height
    }
    guard let first = heights.first, heights.contains(where: { $0 != first }) else { return self }
    return
      indices
      .sorted { (heights[$0], $0) < (heights[$1], $1) }
      .map { self[$0] }
  }
}
