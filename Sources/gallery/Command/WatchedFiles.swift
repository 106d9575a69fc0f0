// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewFactory

/// The files that define the appearance, with their contents when they were last checked.
struct WatchedFiles {
  private let path: String
  private let isTheme: Bool
  private var contents: [String: Data?] = [:]

  init(_ path: String, isTheme: Bool) {
    self.path = path
    self.isTheme = isTheme
    _ = haveChanged()
  }

  /// Returns whether any file has changed since the last call.
  mutating func haveChanged() -> Bool {
    // If a theme can't be read, the previously read files are still watched.
    let files = isTheme ? (try? TokenDocument(contentsOfFile: path))?.files : [path]
    var now: [String: Data?] = [:]
    for file in files ?? Array(contents.keys) {
      now[file] = FileManager.default.contents(atPath: file)
    }
    if now.isEmpty { now[path] = FileManager.default.contents(atPath: path) }
    defer { contents = now }
    return now != contents
  }
}
