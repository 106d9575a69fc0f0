// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewGraphics

// The colors that are derived from the eighteen that every palette defines. There are no defaults
// for those eighteen, so a type that omits one of them does not compile.

extension ViewFactoryColorProtocol {
  /// The background of a screen.
  ///
  /// Derived from other colors unless the palette defines it.
  public var background: Color { DerivedColor.color(of: .background, in: self) }
  /// The background of surfaces on the screen: rows, sheets, menus.
  ///
  /// Derived from other colors unless the palette defines it.
  public var surface: Color { DerivedColor.color(of: .surface, in: self) }
  /// Decorative dividing lines.
  ///
  /// Derived from other colors unless the palette defines it.
  public var separator: Color { DerivedColor.color(of: .separator, in: self) }
  /// The outline of controls.
  ///
  /// Derived from other colors unless the palette defines it.
  public var border: Color { DerivedColor.color(of: .border, in: self) }
  /// The track of a bar or a ring, and placeholders for content.
  ///
  /// Derived from other colors unless the palette defines it.
  public var track: Color { DerivedColor.color(of: .track, in: self) }
  /// The accent for selected, active, or completed elements.
  ///
  /// Derived from other colors unless the palette defines it.
  public var accent: Color { DerivedColor.color(of: .accent, in: self) }
  /// Text and symbols on the accent.
  ///
  /// Derived from other colors unless the palette defines it.
  public var onAccent: Color { DerivedColor.color(of: .onAccent, in: self) }
  /// The background of selected elements.
  ///
  /// Derived from other colors unless the palette defines it.
  public var selection: Color { DerivedColor.color(of: .selection, in: self) }
  /// Text on selected elements.
  ///
  /// Derived from other colors unless the palette defines it.
  public var onSelection: Color { DerivedColor.color(of: .onSelection, in: self) }
  /// Links.
  ///
  /// Derived from other colors unless the palette defines it.
  public var link: Color { DerivedColor.color(of: .link, in: self) }
  /// The outline of the focused element.
  ///
  /// Derived from other colors unless the palette defines it.
  public var focus: Color { DerivedColor.color(of: .focus, in: self) }
  /// The color of errors.
  ///
  /// Derived from other colors unless the palette defines it.
  public var error: Color { DerivedColor.color(of: .error, in: self) }
  /// Text and symbols on the error color.
  ///
  /// Derived from other colors unless the palette defines it.
  public var onError: Color { DerivedColor.color(of: .onError, in: self) }
  /// The color of success.
  ///
  /// Derived from other colors unless the palette defines it.
  public var success: Color { DerivedColor.color(of: .success, in: self) }
  /// Text and symbols on the success color.
  ///
  /// Derived from other colors unless the palette defines it.
  public var onSuccess: Color { DerivedColor.color(of: .onSuccess, in: self) }
  /// The color of warnings.
  ///
  /// Derived from other colors unless the palette defines it.
  public var warning: Color { DerivedColor.color(of: .warning, in: self) }
  /// Text and symbols on the warning color.
  ///
  /// Derived from other colors unless the palette defines it.
  public var onWarning: Color { DerivedColor.color(of: .onWarning, in: self) }
  /// The color of information.
  ///
  /// Derived from other colors unless the palette defines it.
  public var info: Color { DerivedColor.color(of: .info, in: self) }
  /// Text and symbols on the info color.
  ///
  /// Derived from other colors unless the palette defines it.
  public var onInfo: Color { DerivedColor.color(of: .onInfo, in: self) }
  /// The dimming of the screen below a sheet or an alert.
  ///
  /// Derived from other colors unless the palette defines it.
  public var scrim: Color { DerivedColor.color(of: .scrim, in: self) }
}
