// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A visual format as it was read, before names are looked up.
struct VisualFormat {
  /// A name and where it stands, in bytes from the start of the format.
  struct Name {
    var text: String
    var offset: Int
  }

  /// A number or the name of one.
  enum Value {
    case number(Double, text: String, offset: Int)
    case name(Name)
  }

  /// How long something is: a relation, a length and a priority.
  struct Predicate {
    var relation = LayoutRelation.equal
    var value: Value
    var priority: Value?
  }

  struct View {
    var name: Name
    var sizes: [Predicate] = []
  }

  /// What lies between two neighbors.
  enum Gap {
    case none
    case standard
    case measured([Predicate])
  }

  var axis = Axis.horizontal
  /// From the superview to the first view; `nil` if the format does not begin with “|”.
  var gapFromSuperview: Gap?
  var views: [View] = []
  /// Between the views: one fewer than there are views.
  var gaps: [Gap] = []
  /// From the last view to the superview; `nil` if the format does not end with “|”.
  var gapToSuperview: Gap?
  /// Where the first and the last “|” stand.
  var superviewOffsets = (start: 0, end: 0)
}
