// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import DeclarativeViews

/// What the example screen shows, however it is made.
struct AccountScreen {
  var name = "Ada Lovelace"
  var address = "ada@example.com"
  var balance = "1,042 €"
  var figures = [("Orders", "128"), ("Returns", "3"), ("Points", "4,096")]
  var note =
    "Orders placed before noon leave the warehouse the same day. Returns are free for thirty days."
  /// Whether the person wants to hear of orders.
  var notifies = true
}

extension Color {
  /// The ground of the figures.
  static let figureGround = Color(white: 0.95, alpha: 1)
}
