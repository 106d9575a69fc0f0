// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A description of a picture: its name, and a closure that creates its node.
public nonisolated struct PictureMaker: Sendable {
  /// The name, which identifies the picture in failures and file names.
  public let name: String
  /// The closure that creates the node.
  ///
  /// It is called once, on any thread, or with the trait `MainActor` on the main actor; the node is
  /// drawn on the same thread and released.
  public let make: NodeMaker

  /// Creates a maker.
  ///
  /// - Parameters:
  ///   - name: The name of the picture.
  ///   - make: The closure that creates the node; an error that it throws is reported with the
  ///     name.
  public init(_ name: String, make: @escaping NodeMaker) {
    self.name = name
    self.make = make
  }
}
