// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Returns a text escaped for use between tags and in attributes.
package func escape(_ text: String) -> String {
  var escaped = ""
  for character in text {
    switch character {
    case "&": escaped += "&amp;"
    case "<": escaped += "&lt;"
    case ">": escaped += "&gt;"
    case "\"": escaped += "&quot;"
    default: escaped.append(character)
    }
  }
  return escaped
}
