// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import UIKitNames
import ViewNodes

extension CAGradientLayer {
  /// The colors, from start to end, or `nil`, the default, for none; values of other types than
  /// `CGColor` are ignored.
  public final var colors: [Any]? {
    get { ownColors.isEmpty ? nil : ownColors }
    set { ownColors = (newValue ?? []).compactMap { $0 as? UIColor } }
  }

  /// The locations of the colors, from 0 to 1, or `nil` for uniform spacing.
  public final var locations: [NSNumber]? {
    get { ownLocations?.map { NSNumber(value: Double($0)) } }
    set { ownLocations = newValue?.map { CGFloat($0.doubleValue) } }
  }
}
