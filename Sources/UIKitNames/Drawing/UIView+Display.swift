// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

extension UIView {
  /// Marks the content as changed; this method has no effect, because every picture draws all of
  /// its views anew.
  public func setNeedsDisplay() {}

  /// Marks part of the content as changed; this method has no effect, because every picture draws
  /// all of its views anew.
  public func setNeedsDisplay(_ rect: CGRect) {}
}
