// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import UIKitNames
public import ViewNodes

extension UILabel {
  /// A Boolean value that indicates whether letters may be closer before text is truncated; no effect
  /// here.
  public final var allowsDefaultTighteningForTruncation: Bool {
    get { false }
    set {}
  }

  /// A Boolean value that indicates whether a pointer over truncated text shows all of it; no effect
  /// here.
  public final var showsExpansionTextWhenTruncated: Bool {
    get { false }
    set {}
  }
}
