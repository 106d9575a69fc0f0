// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// An image known only by name, which is looked up where it is shown.
package struct ImageAsset: Hashable, Sendable {
  package let name: String
  /// The source file that refers to the image.
  package let fileID: String
  package let line: Int

  package init(name: String, fileID: String, line: Int) {
    self.name = name
    self.fileID = fileID
    self.line = line
  }
}
