// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A reader of palettes in JSON: an object with any of the roles of ``PaletteRole``, each with a
/// color in the form `#RRGGBB`, `#RRGGBBAA`, or `#RGB`.
///
/// Omitted roles keep the colors of a base palette.
///
/// ```json
/// { "card": "#FFFFFF", "labelBody": "#2B3154" }
/// ```
public enum PaletteFile {
  /// Reads a palette from a file.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - base: The palette for roles that the JSON omits; the default palette by default.
  /// - Returns: The palette.
  /// - Throws: ``PaletteFileError`` for the first problem, with its location.
  public static func palette(
    contentsOfFile path: String, over base: any ViewFactoryColorProtocol = DefaultViewFactoryColor()
  ) throws(PaletteFileError) -> ViewFactoryPalette {
    let text: String
    do throws(TextFileError) {
      text = try TextFile.text(atPath: path)
    } catch {
      switch error {
      case .missing: throw .missing(path: path)
      case .isFolder: throw .isFolder(path: path)
      case .unreadable: throw .unreadable(path: path)
      case .notUTF8: throw .notUTF8(path: path)
      }
    }
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
  ///   - base: The palette for roles that the JSON omits; the default palette by default.
  /// - Returns: The palette.
  /// - Throws: ``PaletteFileError`` for the first problem, with its location.
  public static func palette(
    json: String, over base: any ViewFactoryColorProtocol = DefaultViewFactoryColor()
  ) throws(PaletteFileError) -> ViewFactoryPalette {
    let document: JSONDocument
    do throws(JSONError) {
      document = try JSONDocument(json, expecting: .init(whole: "“{”", member: "a colour"))
    } catch {
      switch error {
      case .unexpected(let found, let expected, let place):
        throw .notJSON(expected: expected, found: found, place: place)
      case .tooDeep(_, let place):
        throw .notJSON(expected: "fewer levels", found: "another one", place: place)
      }
    }
    guard case .object(let members) = document.nodes[0].content else {
      throw .notAnObject(found: document.nodes[0].content.kind, place: document.nodes[0].place)
    }
    var palette = ViewFactoryPalette(base)
    var seen: [PaletteRole: TextPlace] = [:]
    for member in members.map({ document.nodes[$0] }) {
      guard let role = PaletteRole(rawValue: member.name) else {
        throw .unknownRole(
          name: member.name, nearest: nearest(to: member.name), place: member.namePlace)
      }
      if let first = seen.updateValue(member.namePlace, forKey: role) {
        throw .duplicateRole(role, first: first, place: member.namePlace)
      }
      guard case .text(let value) = member.content else {
        throw .notAColor(role, found: member.content.kind, place: member.place)
      }
      do {
        palette[role] = try Color(hex: value)
      } catch {
        throw .badColor(role, error, place: member.place)
      }
    }
    return palette
  }

  /// Returns the role whose name has the smallest edit distance to a name, the first among equals.
  ///
  /// Returns `nil` for a name that resembles none of them.
  static func nearest(to name: String) -> PaletteRole? {
    MisspelledName.nearest(to: name, among: PaletteRole.allCases.map(\.rawValue))
      .flatMap(PaletteRole.init)
  }
}
