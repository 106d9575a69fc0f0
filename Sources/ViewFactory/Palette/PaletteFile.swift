// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// Reads palettes from JSON: an object with any of the roles of ``PaletteRole``, each a colour
/// written `#RRGGBB` or `#RRGGBBAA`, or `#RGB` for short.
///
/// Roles that are not mentioned keep their colour.
///
/// ```json
/// { "card": "#FFFFFF", "labelBody": "#2B3154" }
/// ```
public enum PaletteFile {
  /// Reads a palette from a file.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - base: Where the colours of roles that are not mentioned come from; the default palette
  ///     unless given.
  /// - Returns: The palette.
  /// - Throws: The first thing that is wrong, with its place.
  public static func palette(
    contentsOfFile path: String, over base: any ViewFactoryColorProtocol = DefaultViewFactoryColor()
  ) throws(PaletteFileError) -> ViewFactoryPalette {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw .missing(path: path)
    }
    if isFolder.boolValue { throw .isFolder(path: path) }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .unreadable(path: path)
    }
    guard let text = String(validating: data, as: UTF8.self) else { throw .notUTF8(path: path) }
    do throws(PaletteFileError) {
      return try palette(json: text, over: base)
    } catch {
      throw .inFile(path: path, error)
    }
  }

  /// Reads a palette from a text.
  ///
  /// - Parameters:
  ///   - json: The text.
  ///   - base: Where the colours of roles that are not mentioned come from; the default palette
  ///     unless given.
  /// - Returns: The palette.
  /// - Throws: The first thing that is wrong, with its place.
  public static func palette(
    json: String, over base: any ViewFactoryColorProtocol = DefaultViewFactoryColor()
  ) throws(PaletteFileError) -> ViewFactoryPalette {
    var reader = PaletteReader(json)
    var palette = ViewFactoryPalette(base)
    var seen: [PaletteRole: TextPlace] = [:]
    for member in try reader.members() {
      guard let role = PaletteRole(rawValue: member.name) else {
        throw .unknownRole(
          name: member.name, nearest: nearest(to: member.name), place: member.namePlace)
      }
      if let first = seen.updateValue(member.namePlace, forKey: role) {
        throw .duplicateRole(role, first: first, place: member.namePlace)
      }
      guard case .text(let value) = member.value else {
        throw .notAColor(role, found: member.value.kind, place: member.valuePlace)
      }
      do {
        palette[role] = try Color(hex: value)
      } catch {
        throw .badColor(role, error, place: member.valuePlace)
      }
    }
    return palette
  }

  /// The role whose name needs the fewest letters changed, added or left out to become the given
  /// one; the first in the order of roles among equals.
  ///
  /// `nil` for names that are like none.
  static func nearest(to name: String) -> PaletteRole? {
    let wanted = Array(name.lowercased())
    // A longer text cannot be a misspelled role, and comparing it would take long.
    guard wanted.count <= 64 else { return nil }
    var best: (role: PaletteRole, distance: Int)?
    for role in PaletteRole.allCases {
      let distance = NameSuggestion.distance(wanted, Array(role.rawValue.lowercased()))
      if distance < best?.distance ?? .max { best = (role, distance) }
    }
    guard let best, best.distance <= max(2, best.role.rawValue.count / 2) else { return nil }
    return best.role
  }
}
