// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes

/// Whether a section scrolls orthogonally, and where it stops.
public nonisolated enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Hashable,
  Sendable,
  CaseIterable
{
  /// The section doesn't scroll orthogonally.
  case none = 0
  /// The section stops anywhere.
  case continuous = 1
  /// The section stops at the edge of a group.
  case continuousGroupLeadingBoundary = 2
  /// The section stops at multiples of its width.
  case paging = 3
  /// The section stops at each group.
  case groupPaging = 4
  /// The section stops with a group in its center.
  case groupPagingCentered = 5
}
