// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// An error in reading a text file.
enum TextFileError: Error, Hashable {
  case missing, isFolder, unreadable, notUTF8
}

/// Text files in UTF-8.
enum TextFile {
  static func text(atPath path: String) throws(TextFileError) -> String {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw .missing
    }
    if isFolder.boolValue { throw .isFolder }
    guard let data = FileManager.default.contents(atPath: path) else { throw .unreadable }
    guard let text = String(validating: data, as: UTF8.self) else { throw .notUTF8 }
    return text
  }
}
