// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewGraphics

// What follows from the eighteen colours that every palette states. None of these can stand in for
// one of the eighteen, so a type that leaves one of those out does not compile.

extension ViewFactoryColorProtocol {
  /// The background of a screen.
  ///
  /// Follows from other colours unless it is stated.
  public var background: Color { DerivedColor.color(of: .background, in: self) }
  /// The background of what lies on the screen: rows, sheets, menus.
  ///
  /// Follows from other colours unless it is stated.
  public var surface: Color { DerivedColor.color(of: .surface, in: self) }
  /// Lines between things; decoration.
  ///
  /// Follows from other colours unless it is stated.
  public var separator: Color { DerivedColor.color(of: .separator, in: self) }
  /// The outline of things that can be used.
  ///
  /// Follows from other colours unless it is stated.
  public var border: Color { DerivedColor.color(of: .border, in: self) }
  /// What a bar or a ring fills, and what stands where content will be.
  ///
  /// Follows from other colours unless it is stated.
  public var track: Color { DerivedColor.color(of: .track, in: self) }
  /// What is chosen, switched on or done.
  ///
  /// Follows from other colours unless it is stated.
  public var accent: Color { DerivedColor.color(of: .accent, in: self) }
  /// Text and symbols on the accent.
  ///
  /// Follows from other colours unless it is stated.
  public var onAccent: Color { DerivedColor.color(of: .onAccent, in: self) }
  /// The background of what is selected.
  ///
  /// Follows from other colours unless it is stated.
  public var selection: Color { DerivedColor.color(of: .selection, in: self) }
  /// Text on what is selected.
  ///
  /// Follows from other colours unless it is stated.
  public var onSelection: Color { DerivedColor.color(of: .onSelection, in: self) }
  /// Text that leads somewhere.
  ///
  /// Follows from other colours unless it is stated.
  public var link: Color { DerivedColor.color(of: .link, in: self) }
  /// The outline of what takes keys.
  ///
  /// Follows from other colours unless it is stated.
  public var focus: Color { DerivedColor.color(of: .focus, in: self) }
  /// What went wrong.
  ///
  /// Follows from other colours unless it is stated.
  public var error: Color { DerivedColor.color(of: .error, in: self) }
  /// Text and symbols on that.
  ///
  /// Follows from other colours unless it is stated.
  public var onError: Color { DerivedColor.color(of: .onError, in: self) }
  /// What went well.
  ///
  /// Follows from other colours unless it is stated.
  public var success: Color { DerivedColor.color(of: .success, in: self) }
  /// Text and symbols on that.
  ///
  /// Follows from other colours unless it is stated.
  public var onSuccess: Color { DerivedColor.color(of: .onSuccess, in: self) }
  /// What needs care.
  ///
  /// Follows from other colours unless it is stated.
  public var warning: Color { DerivedColor.color(of: .warning, in: self) }
  /// Text and symbols on that.
  ///
  /// Follows from other colours unless it is stated.
  public var onWarning: Color { DerivedColor.color(of: .onWarning, in: self) }
  /// What is good to know.
  ///
  /// Follows from other colours unless it is stated.
  public var info: Color { DerivedColor.color(of: .info, in: self) }
  /// Text and symbols on that.
  ///
  /// Follows from other colours unless it is stated.
  public var onInfo: Color { DerivedColor.color(of: .onInfo, in: self) }
  /// What dims the screen below a sheet or an alert.
  ///
  /// Follows from other colours unless it is stated.
  public var scrim: Color { DerivedColor.color(of: .scrim, in: self) }
}
