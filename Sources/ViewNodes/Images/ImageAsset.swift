// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// An image that is known by its name only and looked up where it is shown.
package struct ImageAsset: Hashable, Sendable {
  package let name: String
  /// Where in the code it was asked for.
  package let fileID: String
  package let line: Int

  package init(name: String, fileID: String, line: Int) {
    self.name = name
    self.fileID = fileID
    self.line = line
  }
}
