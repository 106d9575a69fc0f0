// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// An image that is known only by its name, which is resolved where the image is displayed.
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
