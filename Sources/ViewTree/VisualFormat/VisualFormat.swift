// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A parsed visual format string, before names are resolved.
struct VisualFormat {
  /// A name and its byte offset in the format.
  struct Name {
    var text: String
    var offset: Int
  }

  /// A number or the name of a metric.
  enum Value {
    case number(Double, text: String, offset: Int)
    case name(Name)
  }

  /// A constraint on a length: a relation, a value, and a priority.
  struct Predicate {
    var relation = LayoutRelation.equal
    var value: Value
    var priority: Value?
  }

  struct View {
    var name: Name
    var sizes: [Predicate] = []
  }

  /// The gap between two adjacent items.
  enum Gap {
    case none
    case standard
    case measured([Predicate])
  }

  var axis = Axis.horizontal
  /// The gap from the superview to the first view, or `nil` if the format doesn't begin with “|”.
  var gapFromSuperview: Gap?
  var views: [View] = []
  /// The gaps between views, one fewer than there are views.
  var gaps: [Gap] = []
  /// The gap from the last view to the superview, or `nil` if the format doesn't end with “|”.
  var gapToSuperview: Gap?
  /// The byte offsets of the first and the last “|”.
  var superviewOffsets = (start: 0, end: 0)
}
