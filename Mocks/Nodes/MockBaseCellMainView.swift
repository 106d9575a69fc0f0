// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewFactory
import ViewNodes

/// A cell's main view that records when it is styled and when it is used again.
open class MockBaseCellMainView: BaseCellMainView {
  /// How often ``setStyle()`` was called.
  public private(set) final var setStyleCallsCount = 0
  /// How often ``prepareForReuse()`` was called.
  public private(set) final var prepareForReuseCallsCount = 0

  open func setStyle() {
    setStyleCallsCount += 1
  }

  open func prepareForReuse() {
    prepareForReuseCallsCount += 1
  }
}
