// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension Gesture {
  /// Returns a gesture in which this one and another are recognized at the same time.
  ///
  /// - Parameter other: The other gesture.
  /// - Returns: The gesture.
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// Returns a gesture in which another one follows this one.
  ///
  /// - Parameter other: The other gesture.
  /// - Returns: The gesture.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// Returns a gesture in which another one is recognized only if this one fails.
  ///
  /// - Parameter other: The other gesture.
  /// - Returns: The gesture.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}
