// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
public import ViewGraphics

extension Theme {
  /// The fonts of a theme by role.
  ///
  /// All of them follow the text size. Set a custom font family for all roles at once or for each
  /// one:
  ///
  /// ```swift
  /// theme.typography.setFamily(FontFamily("Inter", files: [try FontFile(bytes)]))
  /// theme.typography.tag.letterSpacing = 0.5
  /// ```
  public struct Typography: Hashable, Sendable {
    /// Headers.
    public var header: Role
    /// Titles of sections: sheets, alerts, months.
    public var title: Role
    /// Titles of rows and groups.
    public var headline: Role
    /// Body text.
    public var body: Role
    /// Text below a title.
    public var subtitle: Role
    /// The text style of labels above an input.
    public var inputLabel: Role
    /// Hints and fine print.
    public var hint: Role
    /// The text style of text in an input.
    public var input: Role
    /// Titles of buttons.
    public var button: Role
    /// Chips, badges and tags.
    public var tag: Role
    /// Large figures.
    public var figure: Role

    /// Creates the standard typography.
    public init() {
      header = Role(.title1)
      title = Role(.title3, weight: .semibold)
      headline = Role(.headline)
      body = Role(.body)
      subtitle = Role(.subheadline)
      inputLabel = Role(.caption1)
      hint = Role(.caption1)
      input = Role(.body)
      button = Role(.body, size: 18)
      tag = Role(.footnote, weight: .semibold)
      figure = Role(.largeTitle, weight: .bold)
    }

    /// The roles in the order of their declaration.
    static var roles: [WritableKeyPath<Typography, Role>] {
      [
        \.header, \.title, \.headline, \.body, \.subtitle, \.inputLabel, \.hint, \.input, \.button,
        \.tag, \.figure,
      ]
    }

    /// Sets the font family of all roles.
    ///
    /// - Parameter family: The family, or `nil` for the system font.
    public mutating func setFamily(_ family: FontFamily?) {
      for role in Self.roles { self[keyPath: role].family = family }
    }
  }
}
