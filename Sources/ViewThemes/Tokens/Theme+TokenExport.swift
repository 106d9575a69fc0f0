// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewGraphics

extension Theme {
  /// The theme as design tokens in JSON: a token file if all appearances have the same colors, or
  /// else a resolver document with a context for each appearance.
  ///
  /// Reading it results in the same theme, provided that colors depend only on the appearance and
  /// the contrast. Derived colors are omitted, so that they stay derived.
  public var tokenJSON: String {
    let rest = Self.grouped(
      Self.tokenParts.map { part in (part.name, JSONValue.object(part.write(self))) })
    guard !palette.isConstant else {
      return JSONValue.object(
        [("$schema", .text(Self.schema("format"))), ("color", Self.colors(palette.light))] + rest
      ).written + "\n"
    }
    let contexts = Appearance.allCases.map { appearance in
      (
        appearance.rawValue,
        JSONValue.list([.object([("color", Self.colors(palette[appearance]))])])
      )
    }
    return JSONValue.object([
      ("$schema", .text(Self.schema("resolver"))), ("version", .text("2025.10")),
      ("sets", .object([("base", .object([("sources", .list([.object(rest)]))]))])),
      (
        "modifiers",
        .object([
          (
            "appearance",
            .object([
              ("contexts", .object(contexts)), ("default", .text(Appearance.light.rawValue)),
            ])
          )
        ])
      ),
      (
        "resolutionOrder",
        .list([
          .object([("$ref", .text("#/sets/base"))]),
          .object([("$ref", .text("#/modifiers/appearance"))]),
        ])
      ),
    ]).written + "\n"
  }

  private static func schema(_ kind: String) -> String {
    "https://www.designtokens.org/schemas/2025.10/\(kind).json"
  }

  private static func colors(_ palette: ViewFactoryPalette) -> JSONValue {
    let tokens = PaletteRole.allCases.filter { palette.states($0) }.map { role in
      (role.rawValue, JSONValue.object([("$value", color(palette[role]))]))
    }
    return .object([("$type", .text("color"))] + tokens)
  }

  private static func color(_ color: Color) -> JSONValue {
    let components = [color.red, color.green, color.blue].map { JSONValue(Double($0)) }
    var members: [(String, JSONValue)] = [
      ("colorSpace", .text("srgb")), ("components", .list(components)),
    ]
    if color.alpha < 1 { members.append(("alpha", JSONValue(Double(color.alpha)))) }
    members.append(("hex", .text(color.withAlphaComponent(1).hexString.lowercased())))
    return .object(members)
  }

  /// Returns values with dotted names as nested groups.
  private static func grouped(
    _ values: [(name: String, value: JSONValue)]
  ) -> [(String, JSONValue)] {
    var groups: [(name: String, members: [(String, JSONValue)])] = []
    for (name, value) in values {
      let parts = name.split(separator: ".").map(String.init)
      if groups.last?.name != parts[0] { groups.append((parts[0], [])) }
      groups[groups.count - 1].members.append((parts[1], value))
    }
    return groups.map { ($0.name, .object($0.members)) }
  }
}
