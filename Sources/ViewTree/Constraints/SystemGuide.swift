// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// A built-in guide of a node: its layout margins, safe area, or readable content.
final class SystemGuide: LayoutGuide {
  enum Kind {
    case margins
    case safeArea
    case readable
  }

  let kind: Kind

  init(_ kind: Kind, of owner: ViewNode) {
    self.kind = kind
    super.init()
    self.owner = owner
    rank =
      switch kind {
      case .margins: 1
      case .safeArea: 2
      case .readable: 3
      }
  }

  required init?(coder: NSCoder) { nil }

  override var isFree: Bool { false }

  override var defaultName: String {
    switch kind {
    case .margins: "layoutMarginsGuide"
    case .safeArea: "safeAreaLayoutGuide"
    case .readable: "readableContentGuide"
    }
  }

  /// The maximum width for comfortable reading, in points.
  static var readableWidth: CGFloat { 672 }

  override var layoutFrame: CGRect {
    get {
      guard let owner else { return .zero }
      let bounds = CGRect(origin: .zero, size: owner.boundsStorage.size)
      switch kind {
      case .margins: return bounds.inset(by: owner.layoutMargins)
      case .safeArea: return bounds.inset(by: owner.safeAreaInsets)
      case .readable:
        let area = bounds.inset(by: owner.layoutMargins)
        let extra = max(0, area.width - SystemGuide.readableWidth)
        return CGRect(
          x: area.minX + extra / 2, y: area.minY, width: area.width - extra, height: area.height)
      }
    }
    set { super.layoutFrame = newValue }
  }
}

/// The system guides of one node, each created on first use.
package struct SystemGuides {
  var margins: SystemGuide?
  var safeArea: SystemGuide?
  var readable: SystemGuide?

  func disown() {
    margins?.owner = nil
    safeArea?.owner = nil
    readable?.owner = nil
  }
}

extension ViewNode {
  /// The rectangle inside the layout margins.
  public final var layoutMarginsGuide: LayoutGuide {
    if let guide = rare?.systemGuides.margins { return guide }
    let made = SystemGuide(.margins, of: self)
    rareState.systemGuides.margins = made
    return made
  }

  /// The rectangle inside the safe area, unobstructed by screen edges and bars.
  public final var safeAreaLayoutGuide: LayoutGuide {
    if let guide = rare?.systemGuides.safeArea { return guide }
    let made = SystemGuide(.safeArea, of: self)
    rareState.systemGuides.safeArea = made
    return made
  }

  /// The rectangle inside the layout margins, centered and limited to a readable width (672
  /// points).
  public final var readableContentGuide: LayoutGuide {
    if let guide = rare?.systemGuides.readable { return guide }
    let made = SystemGuide(.readable, of: self)
    rareState.systemGuides.readable = made
    return made
  }
}
