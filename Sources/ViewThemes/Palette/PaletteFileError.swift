// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewGraphics

/// An error in a palette file.
///
/// When it is thrown, none of the file's colors are used.
public enum PaletteFileError: Error, Hashable, Sendable {
  /// There is no file at the path.
  case missing(path: String)
  /// The path is that of a folder.
  case isFolder(path: String)
  /// The file cannot be read.
  case unreadable(path: String)
  /// The file is not UTF-8 text.
  case notUTF8(path: String)
  /// The text is not JSON: a different token was expected at the position.
  case notJSON(expected: String, found: String, place: TextPlace)
  /// The text is JSON, but not an object.
  case notAnObject(found: String, place: TextPlace)
  /// A member of the object is not a role.
  case unknownRole(name: String, nearest: PaletteRole?, place: TextPlace)
  /// A role occurs twice in the object.
  case duplicateRole(PaletteRole, first: TextPlace, place: TextPlace)
  /// The value of a role is not a string.
  case notAColor(PaletteRole, found: String, place: TextPlace)
  /// The value of a role is a string that is not a color, at the location of the value.
  case badColor(PaletteRole, Color.HexError, place: TextPlace)
  /// An error in the text of a file.
  indirect case inFile(path: String, PaletteFileError)
}

extension PaletteFileError: CustomStringConvertible {
  /// A description in one or two sentences: the problem, its location, and a suggestion.
  public var description: String {
    switch self {
    case .missing(let path):
      "There is no palette file at \(path)."
    case .isFolder(let path):
      "\(path) is a folder, not a palette file."
    case .unreadable(let path):
      "The palette file \(path) cannot be read."
    case .notUTF8(let path):
      "The palette file \(path) is not UTF-8 text."
    case .notJSON(let expected, let found, let place):
      "The palette is not valid JSON: expected \(expected) at \(place), found \(found)."
    case .notAnObject(let found, let place):
      "A palette is an object such as { \"card\": \"#2A3464\" }; at \(place) there is \(found)."
    case .unknownRole(let name, .some(let nearest), let place):
      "“\(name)” at \(place) is not a palette role. Did you mean “\(nearest)”?"
    case .unknownRole(let name, .none, let place):
      "“\(name)” at \(place) is not a palette role. The roles are "
        + PaletteRole.allCases.map(\.rawValue).joined(separator: ", ") + "."
    case .duplicateRole(let role, let first, let place):
      "“\(role)” at \(place) already has a color at \(first)."
    case .notAColor(let role, let found, let place):
      "“\(role)” needs a color such as \"#2A3464\", but has \(found) at \(place)."
    case .badColor(let role, let problem, let place):
      "“\(role)” at \(place): \(problem)"
    case .inFile(let path, let problem):
      "\(path): \(problem)"
    }
  }
}
