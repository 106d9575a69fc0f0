// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension Pictures {
  /// Makes many trees, draws them on several threads and writes a file for each; see
  /// ``render(_:as:concurrency:progress:to:)``.
  ///
  /// A file is called after its maker's name; whatever could lead out of the folder in a name becomes
  /// `_`. A file that is there already is replaced. Two makers of the same name write the same file.
  ///
  /// - Parameters:
  ///   - makers: What makes the trees; a lazy sequence is read as it is needed.
  ///   - format: What they are drawn as.
  ///   - folder: Where the files are written; it is made if it is missing.
  ///   - concurrency: The most pictures that are drawn at the same time; as many as there are
  ///     processors by default.
  ///   - progress: Told what became of the batch so far, after each picture, in order.
  /// - Returns: How many were written, and which were not and why.
  /// - Throws: What the file system says if the folder cannot be made.
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

/// A name as the name of a file in a folder.
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
    // A point at the start hides a file, and ".." is the folder above.
    if kept.first == "." { kept.replaceSubrange(kept.startIndex...kept.startIndex, with: ["_"]) }
    // File systems take 255 bytes; some are for the ending.
    while kept.reduce(0, { $0 + UTF8.width($1) }) > 200 { kept.removeLast() }
    text = kept.isEmpty ? "_" : String(kept)
  }
}
