// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension Pictures {
  /// Creates many pictures on several threads and writes a file for each; see
  /// ``render(_:as:concurrency:progress:to:)``.
  ///
  /// Each file is named after its maker, with `_` in place of anything that could lead outside the
  /// folder. An existing file is replaced. Two makers with the same name write the same file.
  ///
  /// - Parameters:
  ///   - makers: The makers of the pictures; a lazy sequence is evaluated on demand.
  ///   - format: The format of the files.
  ///   - folder: The folder for the files, which is created if necessary.
  ///   - concurrency: The maximum number of pictures drawn at the same time; by default the number
  ///     of processors.
  ///   - progress: A closure called with the report so far, after each picture, in order.
  /// - Returns: The number of written files, and the failures.
  /// - Throws: The error of the file system if the folder cannot be created.
  public static func render(
    _ makers: sending some Sequence<PictureMaker>, as format: PictureFormat = .svg(),
    to folder: URL, concurrency: Int = ProcessInfo.processInfo.activeProcessorCount,
    progress: (PictureReport) -> Void = { _ in }
  ) async throws -> PictureReport {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return await render(makers, as: format, concurrency: concurrency, progress: progress) {
      let name = PictureFileName($0.name).text
      let file = folder.appendingPathComponent("\(name).\(format.fileExtension)")
      try Data($0.bytes).write(to: file)
    }
  }
}

/// The name of a picture, sanitized as a file name.
nonisolated struct PictureFileName {
  let text: String

  init(_ name: String) {
    var kept = String.UnicodeScalarView()
    for scalar in name.unicodeScalars {
      switch scalar {
      case "/", "\\", ":", "\0"..."\u{1F}", "\u{7F}": kept.append("_")
      default: kept.append(scalar)
      }
    }
    // A leading period hides a file, and ".." is the parent folder.
    if kept.first == "." { kept.replaceSubrange(kept.startIndex...kept.startIndex, with: ["_"]) }
    // File systems allow 255 bytes; some are reserved for the extension.
    while kept.reduce(0, { $0 + UTF8.width($1) }) > 200 { kept.removeLast() }
    text = kept.isEmpty ? "_" : String(kept)
  }
}
