// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

package import Foundation

/// The uncompiled asset catalogs of a folder: `Assets.xcassets` with a folder for each color and
/// image.
package nonisolated struct AssetCatalogs {
  private let folder: URL

  /// - Parameter folder: The folder that contains the catalogs.
  package init(in folder: URL) {
    self.folder = folder
  }

  /// Returns the folder of an asset, which contains its `Contents.json` and files.
  ///
  /// - Parameters:
  ///   - name: The name, with the names of its folders before it if the catalog provides
  ///     namespaces.
  ///   - kind: The extension of the asset's folder.
  /// - Returns: The folder, or `nil` if no catalog has the asset.
  package func folder(of name: String, kind: String) -> URL? {
    guard !name.isEmpty else { return nil }
    let ending = "/\(name).\(kind)"
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for catalog in entries.sorted() where catalog.hasSuffix(".xcassets") {
      let root = folder.appendingPathComponent(catalog)
      let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String }
      // The first by name, because file systems have no order.
      let found = (paths ?? []).filter { ("/" + $0).hasSuffix(ending) }.min()
      if let found { return root.appendingPathComponent(found) }
    }
    return nil
  }

  /// Returns what a search finds first.
  ///
  /// - Parameters:
  ///   - bundle: The bundle to search, or `nil` for the resources of the program.
  ///   - find: The search in a folder.
  /// - Returns: What the search returned for the first folder that has something, or `nil`.
  package static func first<Asset>(in bundle: Bundle?, find: (URL) -> Asset?) -> Asset? {
    let folders = bundle.map { [$0.resourceURL ?? $0.bundleURL] } ?? resourceFolders
    for folder in folders {
      if let asset = find(folder) { return asset }
    }
    return nil
  }

  /// The folders of the program's resources: its own, and those of packages next to it, in
  /// alphabetical order.
  private static var resourceFolders: [URL] {
    let main = Bundle.main
    let home = main.bundleURL
    let beside = (try? FileManager.default.contentsOfDirectory(atPath: home.path)) ?? []
    let packages = beside.sorted()
      .filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }
      .map { home.appendingPathComponent($0) }
    return [main.resourceURL ?? home] + packages
  }
}
