// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension ViewNode {
  /// The absence of an intrinsic metric in a dimension: −1.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1
  /// The target that makes ``systemLayoutSizeFitting(_:)`` return the smallest size: (0, 0).
  public nonisolated static let layoutFittingCompressedSize = CGSize(width: 0, height: 0)
  /// The target that makes ``systemLayoutSizeFitting(_:)`` return the largest size: (10,000,
  /// 10,000).
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}
