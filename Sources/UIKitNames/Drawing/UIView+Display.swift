// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

extension UIView {
  /// Says that what the view draws has changed; without effect, because every picture draws all of its
  /// views.
  public func setNeedsDisplay() {}

  /// Says that part of what the view draws has changed; without effect, because every picture draws all
  /// of its views.
  public func setNeedsDisplay(_ rect: CGRect) {}
}
