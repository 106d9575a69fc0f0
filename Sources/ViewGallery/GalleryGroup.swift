// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Examples under one heading.
public nonisolated struct GalleryGroup: Sendable {
  /// The heading.
  public let title: String
  /// A sentence that introduces the examples.
  public let introduction: String
  /// The examples, in order.
  public let examples: [GalleryExample]

  /// Creates a group.
  ///
  /// - Parameters:
  ///   - title: The heading.
  ///   - introduction: A sentence that introduces the examples.
  ///   - examples: The examples, in order.
  public init(title: String, introduction: String, examples: [GalleryExample]) {
    self.title = title
    self.introduction = introduction
    self.examples = examples
  }
}
