// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Why a text is not taken for JSON.
enum JSONError: Error, Hashable {
  /// Another token was expected at this position.
  case unexpected(String, expected: String, place: TextPlace)
  /// Objects and lists lie in each other deeper than is read.
  case tooDeep(limit: Int, place: TextPlace)
}
