// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import PlatformViews
public import StyledViews

/// A cell's main view that records its calls.
open class MockBaseCellMainView: BaseCellMainView {
  /// The calls to ``setStyle()``.
  public final let setStyleCalls = CallRecorder<Void, Void>()
  /// The calls to ``prepareForReuse()``.
  public final let prepareForReuseCalls = CallRecorder<Void, Void>()

  /// Records the call.
  open func setStyle() {
    setStyleCalls.record(())
  }

  /// Records the call.
  open func prepareForReuse() {
    prepareForReuseCalls.record(())
  }
}
