// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension SplitViewController {
  /// The arrangement of a split view controller's columns.
  ///
  /// UIKit: `UISplitViewController.Style`.
  public nonisolated enum Style: Int, Hashable, Sendable, CaseIterable {
    /// Two controllers, which are set together and shown as they are.
    case unspecified = 0
    /// Two columns.
    case doubleColumn = 1
    /// Three columns.
    case tripleColumn = 2
  }

  /// A column of a split view controller.
  ///
  /// UIKit: `UISplitViewController.Column`.
  public nonisolated enum Column: Int, Hashable, Sendable, CaseIterable {
    /// The column at the edge.
    case primary = 0
    /// The column between the others.
    case supplementary = 1
    /// The column with the details.
    case secondary = 2
    /// What is shown instead of the columns in a compact width.
    case compact = 3
  }

  /// The columns that are visible, and where.
  ///
  /// UIKit: `UISplitViewController.DisplayMode`.
  public nonisolated enum DisplayMode: Int, Hashable, Sendable, CaseIterable {
    /// The one that suits the size.
    case automatic = 0
    /// The secondary column alone.
    case secondaryOnly = 1
    /// One column beside the secondary one.
    case oneBesideSecondary = 2
    /// One column over the secondary one.
    case oneOverSecondary = 3
    /// Two columns beside the secondary one.
    case twoBesideSecondary = 4
    /// Two columns over the secondary one.
    case twoOverSecondary = 5
    /// Two columns that push a part of the secondary one off the edge.
    case twoDisplaceSecondary = 6

    /// The secondary column alone.
    public static let primaryHidden = DisplayMode.secondaryOnly
    /// One column beside the secondary one.
    public static let allVisible = DisplayMode.oneBesideSecondary
    /// One column over the secondary one.
    public static let primaryOverlay = DisplayMode.oneOverSecondary

    /// Whether columns cover the secondary one.
    var isOver: Bool { self == .oneOverSecondary || self == .twoOverSecondary }
    /// The number of columns besides the secondary one.
    var sideCount: Int {
      switch self {
      case .automatic, .secondaryOnly: 0
      case .oneBesideSecondary, .oneOverSecondary: 1
      case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
      }
    }
  }

  /// The way in which columns share the width.
  ///
  /// UIKit: `UISplitViewController.SplitBehavior`.
  public nonisolated enum SplitBehavior: Int, Hashable, Sendable, CaseIterable {
    /// Columns are beside each other in a view that is wider than high, and otherwise cover the
    /// secondary one.
    case automatic = 0
    /// Columns are beside each other.
    case tile = 1
    /// Columns cover the secondary one.
    case overlay = 2
    /// Columns push the secondary one aside.
    case displace = 3

    /// Returns the mode of this behavior in which a number of columns are visible besides the
    /// secondary one.
    func mode(sideCount: Int) -> DisplayMode {
      switch (sideCount, self) {
      case (...0, _): .secondaryOnly
      case (1, .overlay): .oneOverSecondary
      case (1, _): .oneBesideSecondary
      case (_, .overlay): .twoOverSecondary
      case (_, .displace): .twoDisplaceSecondary
      case (_, _): .twoBesideSecondary
      }
    }
  }

  /// The edge at which the primary column is.
  ///
  /// UIKit: `UISplitViewController.PrimaryEdge`.
  public nonisolated enum PrimaryEdge: Int, Hashable, Sendable, CaseIterable {
    /// The left edge in layouts from left to right.
    case leading = 0
    /// The right edge in layouts from left to right.
    case trailing = 1
  }

  /// The value of a width or fraction that the split view controller determines.
  public nonisolated static let automaticDimension = -CGFloat.greatestFiniteMagnitude
}
