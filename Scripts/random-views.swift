// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// What random-calls.swift has in addition for declarative views.

import DeclarativeViews
import Foundation
import ViewNodes
import ViewPictures
import ViewTree

extension AnyView {
  /// Lays the view out and draws it, in a size that is hostile at times.
  func shown(_ dice: inout Dice) {
    let host = HostingNode(rootView: self)
    host.frame = CGRect(
      x: 0, y: 0, width: dice.bool() ? 320 : dice.number(),
      height: dice.bool() ? 480 : dice.number())
    host.layoutIfNeeded()
    _ = host.svg()
  }
}
