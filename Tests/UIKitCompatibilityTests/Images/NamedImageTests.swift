// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility
import ViewPictures

@Suite("Images by name, and snapshots of parts of views")
struct NamedImageTests {
  /// The beginning of a PNG file of a size in pixels.
  private func png(_ width: UInt8, _ height: UInt8) -> Data {
    Data(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
        + [0, 0, 0, width, 0, 0, 0, height, 8, 6, 0, 0, 0] + [UInt8](repeating: 0, count: 20))
  }

  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("images \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private func write(_ contents: String, _ name: String, in folder: URL) throws -> URL {
    let place = folder.appendingPathComponent("Assets.xcassets/\(name)")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try Data(contents.utf8).write(to: place.appendingPathComponent("Contents.json"))
    return place
  }

  @Test("the end of a file's name is its scale")
  func scales() throws {
    try withFolder { folder in
      for (name, size) in [("a@3x", 10), ("a@2x", 15), ("a", 30), ("a@4x", 30)]
        as [(String, CGFloat)]
      {
        let file = folder.appendingPathComponent("\(name).png")
        try png(30, 30).write(to: file)
        let image = try #require(UIImage(contentsOfFile: file.path))
        #expect(image.size == CGSize(width: size, height: size), "\(name)")
      }
      #expect(UIImage(contentsOfFile: folder.appendingPathComponent("b.png").path) == nil)
    }
  }

  @Test("of the files of a name, the one of the largest scale is read, with or without its ending")
  func largest() throws {
    try withFolder { folder in
      try png(30, 60).write(to: folder.appendingPathComponent("photo@3x.png"))
      try png(99, 99).write(to: folder.appendingPathComponent("photo@2x.png"))
      try png(7, 7).write(to: folder.appendingPathComponent("v1.2.png"))
      try png(8, 8).write(to: folder.appendingPathComponent("BIG.png"))
      let size = CGSize(width: 10, height: 20)
      #expect(UIImage(named: "photo", in: folder)?.size == size)
      #expect(UIImage(named: "photo.png", in: folder)?.size == size)
      #expect(UIImage(named: "photo.PNG", in: folder)?.size == size)
      #expect(UIImage(named: "photo.jpg", in: folder) == nil)
      #expect(UIImage(named: "v1.2", in: folder)?.size == CGSize(width: 7, height: 7))
      #expect(UIImage(named: "/photo", in: folder) == nil)
      let bundle = try #require(Bundle(path: folder.path))
      #expect(UIImage(named: "photo", in: bundle, with: nil)?.size == size)
      #expect(UIImage(named: "none", in: bundle, with: nil) == nil)
    }
  }

  @Test("a file of an image set that can't be read is skipped, and no file gives no image")
  func skipped() throws {
    try withFolder { folder in
      let contents = """
        { "images": [ { "filename": "big.png", "scale": "3x" },
            { "filename": "small.png", "scale": "2x" }, { "filename": "dark.png", "scale": "3x",
              "appearances": [{ "appearance": "luminosity", "value": "dark" }] } ] }
        """
      let place = try write(contents, "Star.imageset", in: folder)
      #expect(UIImage(named: "Star", in: folder) == nil)
      try Data("no image".utf8).write(to: place.appendingPathComponent("big.png"))
      try png(20, 20).write(to: place.appendingPathComponent("small.png"))
      try png(90, 90).write(to: place.appendingPathComponent("dark.png"))
      let star = try #require(UIImage(named: "Star", in: folder))
      #expect(star.size == CGSize(width: 10, height: 10))
      #expect(star.renderingMode != .alwaysTemplate)
    }
  }

  @Test("an image without a scale has one pixel per point, and files outside aren't read")
  func withoutScale() throws {
    try withFolder { folder in
      let contents = """
        { "images": [ { "filename": "../other.png", "scale": "3x" }, { "filename": "a.png" } ] }
        """
      let place = try write(contents, "Dot.imageset", in: folder)
      try png(6, 6).write(to: place.appendingPathComponent("a.png"))
      try png(90, 90).write(to: place.deletingLastPathComponent().appending(path: "other.png"))
      #expect(UIImage(named: "Dot", in: folder)?.size == CGSize(width: 6, height: 6))
      _ = try write("{ not JSON", "Broken.imageset", in: folder)
      #expect(UIImage(named: "Broken", in: folder) == nil)
      let nowhere = folder.appendingPathComponent("nowhere")
      #expect(UIImage(named: "Dot", in: nowhere) == nil)
      #expect(UIColor(named: "Dot", in: nowhere) == nil)
    }
  }

  @Test("dark colors in Display P3 are converted, too")
  func darkColors() throws {
    func contents(_ value: String) -> String {
      """
      { "colors": [{ "idiom": "universal", "color": { "color-space": "display-p3", "components":
        { "red": "\(value)", "green": "\(value)", "blue": "\(value)", "alpha": "1.000" } } }] }
      """
    }
    try withFolder { folder in
      for value in ["0.000", "0.020", "0.039", "0.042", "0.500"] {
        _ = try write(contents(value), "Gray.colorset", in: folder)
        let color = try #require(UIColor(named: "Gray", in: folder))
        let expected = try #require(Double(value))
        for part in [color.red, color.green, color.blue] {
          #expect(abs(Double(part) - expected) < 0.0005, "\(value)")
        }
      }
    }
  }

  @Test("a symbol is the same with traits or without a configuration")
  func symbols() {
    let gear = UIImage(systemName: "gear")
    #expect(gear != nil && UIImage(systemName: "gear", compatibleWith: .phone) == gear)
    #expect(UIImage(systemName: "", compatibleWith: nil) == nil)
    #expect(UIImage(systemName: "gear", withConfiguration: nil) == gear)
  }

  @Test("a snapshot of a part shows that part alone, and one that isn't finite is none")
  func parts() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    let dot = UIView(frame: CGRect(x: 30, y: 10, width: 4, height: 4))
    dot.backgroundColor = .red
    view.addSubview(dot)
    func snapshot(_ rect: CGRect) -> UIView? {
      view.resizableSnapshotView(
        from: rect, afterScreenUpdates: true, withCapInsets: .zero)
    }
    let part = try #require(snapshot(CGRect(x: 25, y: 5, width: 10, height: 10)))
    #expect(part.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(!part.isUserInteractionEnabled)
    let fills = DisplayList(of: part).operations.compactMap { operation -> CGRect? in
      if case .fill(let path, _) = operation { path.bounds } else { nil }
    }
    #expect(fills.last == CGRect(x: 5, y: 5, width: 4, height: 4))
    #expect(snapshot(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1)) == nil)
    #expect(snapshot(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)) == nil)
  }
}
