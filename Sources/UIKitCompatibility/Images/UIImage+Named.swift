// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

extension UIImage {
  /// Creates an image from a file of the app or of a package's resources.
  ///
  /// A name without an extension refers to a PNG, JPEG, GIF, or WebP file; of `name@3x.png`,
  /// `name@2x.png`, and `name.png`, the first that exists is read. After these come asset catalogs that
  /// were copied as they are, of which the image of the largest scale is read. The search covers the
  /// folder of the program and then the resources of each package, in alphabetical order; the result
  /// is `nil` if there is no such image.
  public init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates an image from a file of a bundle, such as a package's `Bundle.module`.
  public init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let image = AssetCatalogs.first(in: bundle, find: { Self.find(name, in: $0) }) else {
      return nil
    }
    self = image
  }

  /// Creates an image from a file of a bundle, such as a package's `Bundle.module`.
  public init?(
    named name: String, in bundle: Bundle?, with configuration: UIImage.SymbolConfiguration?
  ) {
    self.init(named: name, in: bundle, compatibleWith: nil)
  }

  /// Creates an image from a file of a folder.
  ///
  /// - Parameters:
  ///   - name: The name of the file, as in ``init(named:)``.
  ///   - folder: The folder.
  public init?(named name: String, in folder: URL) {
    guard let image = Self.find(name, in: folder) else { return nil }
    self = image
  }

  /// Creates an image from a file, with the scale that its name ends with: `@2x` or `@3x`.
  ///
  /// - Parameter path: The path of the file.
  public init?(contentsOfFile path: String) {
    guard let image = Self.read(URL(fileURLWithPath: path)) else { return nil }
    self = image
  }

  private static func find(_ name: String, in folder: URL) -> UIImage? {
    // A name can't lead out of the folder.
    guard !name.isEmpty, !name.hasPrefix("/"), !name.split(separator: "/").contains("..") else {
      return nil
    }
    let dot = name.lastIndex(of: ".")
    let ending = dot.map { String(name[name.index(after: $0)...]).lowercased() }
    let isComplete = ending.map(endings.contains) ?? false
    let stem = isComplete ? String(name[..<(dot ?? name.endIndex)]) : name
    for known in isComplete ? [ending ?? ""] : endings {
      for scale in ["@3x", "@2x", ""] {
        let file = folder.appendingPathComponent("\(stem)\(scale).\(known)")
        if let image = read(file) { return image }
      }
    }
    return findAsset(name, in: folder)
  }

  /// Reads an image of an asset catalog.
  private static func findAsset(_ name: String, in folder: URL) -> UIImage? {
    guard let assetFolder = AssetCatalogs(in: folder).folder(of: name, kind: "imageset"),
      let set = ImageSet(in: assetFolder)
    else { return nil }
    for file in set.files where !file.name.contains("/") {
      guard let data = try? Data(contentsOf: assetFolder.appendingPathComponent(file.name)),
        let image = UIImage(data: data, scale: file.scale)
      else { continue }
      return set.isTemplate ? image.withRenderingMode(.alwaysTemplate) : image
    }
    return nil
  }

  private static let endings = ["png", "jpg", "jpeg", "gif", "webp"]

  private static func read(_ file: URL) -> UIImage? {
    guard let data = try? Data(contentsOf: file) else { return nil }
    let stem = file.deletingPathExtension().lastPathComponent
    let scale: CGFloat = stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
    return UIImage(data: data, scale: scale)
  }
}
