// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A format for writing a node to a file.
public nonisolated struct PictureFormat: Sendable {
  /// The file extension, without a leading period.
  public let fileExtension: String
  /// The media type of the file, such as `image/svg+xml`.
  public let mediaType: String
  /// The closure that encodes a node.
  ///
  /// It is called on any thread, or with the trait `MainActor` on the main actor, each time with a
  /// different node.
  public let encode: NodeEncoder

  /// Creates a format.
  ///
  /// - Parameters:
  ///   - fileExtension: The file extension, without a leading period.
  ///   - mediaType: The media type of the file.
  ///   - encode: The closure that encodes a node; an error that it throws is reported with the
  ///     picture's name.
  public init(
    fileExtension: String, mediaType: String,
    encode: @escaping NodeEncoder
  ) {
    self.fileExtension = fileExtension
    self.mediaType = mediaType
    self.encode = encode
  }

  /// Returns the SVG format; see ``ViewNodes/ViewNode/svg(options:)``.
  public static func svg(_ options: SVGOptions = SVGOptions()) -> PictureFormat {
    PictureFormat(fileExtension: "svg", mediaType: "image/svg+xml") {
      $0.svgBytes(options: options)
    }
  }
}
