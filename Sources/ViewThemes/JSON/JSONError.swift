// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// An error in a JSON text.
enum JSONError: Error, Hashable {
  /// A different token was expected at this position.
  case unexpected(String, expected: String, place: TextPlace)
  /// Objects and arrays are nested too deeply.
  case tooDeep(limit: Int, place: TextPlace)
}
