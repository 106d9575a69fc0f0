// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A picture that is still to be made: its name, and what makes the node that it shows.
public nonisolated struct PictureMaker: Sendable {
  /// The name, by which a failure is reported and files are called.
  public let name: String
  /// Makes the node.
  ///
  /// It is called once, on any thread, or with the trait `MainActor` on the main actor; the node is
  /// drawn on the same one and let go.
  public let make: NodeMaker

  /// Creates a maker.
  ///
  /// - Parameters:
  ///   - name: The name of the picture.
  ///   - make: Makes the node; an error that it throws is reported with the name.
  public init(_ name: String, make: @escaping NodeMaker) {
    self.name = name
    self.make = make
  }
}
