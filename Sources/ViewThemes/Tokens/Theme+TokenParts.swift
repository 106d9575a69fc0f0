// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewGraphics

extension Theme {
  /// A part of a theme other than a color, with its conversions from and to a token.
  struct TokenPart {
    let name: String
    let type: TokenType
    /// A closure that applies a token's value, and returns `false` if it is not valid for the part.
    let read: (inout Theme, Token) -> Bool
    let write: (Theme) -> [(name: String, value: JSONValue)]
  }

  /// The parts other than colors, in the order in which they are written.
  static var tokenParts: [TokenPart] {
    let fonts: [(String, WritableKeyPath<Theme, Typography.Role>)] = [
      ("header", \.typography.header), ("title", \.typography.title),
      ("headline", \.typography.headline), ("body", \.typography.body),
      ("subtitle", \.typography.subtitle), ("inputLabel", \.typography.inputLabel),
      ("hint", \.typography.hint), ("input", \.typography.input),
      ("button", \.typography.button), ("tag", \.typography.tag),
      ("figure", \.typography.figure),
    ]
    let lengths: [(String, WritableKeyPath<Theme, CGFloat>)] = [
      ("shape.button", \.shape.button), ("shape.card", \.shape.card),
      ("shape.small", \.shape.small), ("shape.border", \.shape.border),
      ("spacing.tight", \.spacing.tight.length), ("spacing.small", \.spacing.small.length),
      ("spacing.medium", \.spacing.medium.length), ("spacing.large", \.spacing.large.length),
      ("elevation.card", \.elevation.card.height), ("elevation.fab", \.elevation.fab.height),
      ("elevation.menu", \.elevation.menu.height), ("elevation.toast", \.elevation.toast.height),
      ("elevation.sheet", \.elevation.sheet.height),
    ]
    let times: [(String, WritableKeyPath<Theme, TimeInterval>)] = [
      ("motion.short", \.motion.short), ("motion.medium", \.motion.medium),
      ("motion.long", \.motion.long),
    ]
    return fonts.map { font("typography.\($0.0)", $0.1) } + lengths.map { length($0.0, $0.1) }
      + times.map { time($0.0, $0.1) }
  }

  private static func length(_ name: String, _ path: WritableKeyPath<Theme, CGFloat>) -> TokenPart {
    TokenPart(name: name, type: .dimension) { theme, token in
      // Negative spacing lets views overlap; corner radii and line widths must not be negative.
      guard case .dimension(let dimension) = token.value,
        dimension.points >= 0 || !name.hasPrefix("shape.")
      else { return false }
      theme[keyPath: path] = dimension.points
      return true
    } write: { theme in
      [("$type", .text("dimension")), ("$value", points(theme[keyPath: path]))]
    }
  }

  private static func time(
    _ name: String, _ path: WritableKeyPath<Theme, TimeInterval>
  ) -> TokenPart {
    TokenPart(name: name, type: .duration) { theme, token in
      guard case .duration(let seconds) = token.value, seconds >= 0 else { return false }
      theme[keyPath: path] = seconds
      return true
    } write: { theme in
      let seconds = JSONValue(theme[keyPath: path])
      let value = JSONValue.object([("value", seconds), ("unit", .text("s"))])
      return [("$type", .text("duration")), ("$value", value)]
    }
  }

  private static func font(
    _ name: String, _ path: WritableKeyPath<Theme, Typography.Role>
  ) -> TokenPart {
    TokenPart(name: name, type: .typography) { theme, token in
      guard case .typography(let value) = token.value, value.fontSize.points > 0 else {
        return false
      }
      theme[keyPath: path].take(value, token.notes)
      return true
    } write: { theme in
      theme[keyPath: path].tokenMembers
    }
  }

  static func points(_ length: CGFloat) -> JSONValue {
    .object([("value", JSONValue(Double(length))), ("unit", .text("px"))])
  }
}

extension Padding {
  fileprivate var length: CGFloat {
    get { value }
    set { self = Padding(rawValue: newValue) }
  }
}

extension Elevation {
  fileprivate var height: CGFloat {
    get { value }
    set { self = Elevation(rawValue: newValue) }
  }
}
