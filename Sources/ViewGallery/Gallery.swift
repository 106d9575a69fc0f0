// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewFactory

/// A web page of components: every example in every theme, width, text size, and direction.
///
/// The page has controls to choose among them, search, an inspector, and the code and findings next
/// to each picture.
///
/// ```swift
/// let gallery = Gallery(
///   title: "Our components", themes: ShownTheme.all(of: theme),
///   groups: [
///     GalleryGroup(
///       title: "Prices", introduction: "What things cost.",
///       examples: [GalleryExample("price", "Price") { $0.label.price() }])
///   ])
/// try await gallery.write(to: folder)
/// ```
///
/// All pictures are drawn in advance, so the page needs no server.
public struct Gallery: Sendable {
  /// The heading of the page.
  public var title: String
  /// A sentence or two below the heading.
  public var introduction: String
  /// The themes; the first one is shown initially.
  public var themes: [ShownTheme]
  /// The examples.
  public var groups: [GalleryGroup]
  /// The layouts.
  ///
  /// The one shown initially is 375 points wide, at the standard text size, and left to right, if
  /// available.
  public var layouts: [GalleryLayout]

  /// Creates a gallery.
  ///
  /// - Parameters:
  ///   - title: The heading of the page.
  ///   - introduction: A sentence or two below the heading.
  ///   - themes: The themes; the first one is shown initially.
  ///   - groups: The examples.
  ///   - layouts: The widths, text sizes, and directions; by default, those of a phone, a larger
  ///     phone, and a tablet at all text sizes in both directions.
  public init(
    title: String, introduction: String = "", themes: [ShownTheme] = ShownTheme.all(of: .standard),
    groups: [GalleryGroup], layouts: [GalleryLayout] = GalleryLayout.all
  ) {
    self.title = title
    self.introduction = introduction
    self.themes = themes
    self.groups = groups
    self.layouts = layouts
  }

  /// Draws everything and writes the page: a file `name.html`, and a folder `name` with a file for
  /// each layout, which the page loads when the layout is chosen.
  ///
  /// - Parameters:
  ///   - folder: The folder, which is created if necessary.
  ///   - name: The name of the page and the folder next to it.
  ///   - threads: The maximum number of layouts drawn at the same time.
  /// - Returns: The findings in all layouts, each with its example.
  /// - Throws: The error of the file system if a file can't be written.
  @discardableResult
  public func write(
    to folder: URL, name: String = "index",
    threads: Int = ProcessInfo.processInfo.activeProcessorCount
  ) async throws -> [String] {
    let data = folder.appendingPathComponent(name, isDirectory: true)
    try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
    let page = GalleryPage(gallery: self, name: name)
    try Data(page.html.utf8).write(
      to: folder.appendingPathComponent("\(name).html"), options: .atomic)
    return try await withThrowingTaskGroup(of: (Int, [String]).self) { group in
      func add(_ index: Int) {
        group.addTask {
          let (text, findings) = await script(of: layouts[index])
          try Data(text.utf8).write(
            to: data.appendingPathComponent("\(layouts[index].name).js"), options: .atomic)
          return (index, findings)
        }
      }
      var next = min(max(threads, 1), layouts.count)
      for index in 0..<next { add(index) }
      var findings: [Int: [String]] = [:]
      for try await (index, found) in group {
        findings[index] = found
        guard next < layouts.count else { continue }
        add(next)
        next += 1
      }
      return layouts.indices.flatMap { findings[$0] ?? [] }
    }
  }

  /// The numbers of a frame, to a thousandth of a point.
  private static func numbers(of frame: CGRect) -> [JSONValue] {
    [frame.minX, frame.minY, frame.width, frame.height].map {
      JSONValue((Double($0) * 1000).rounded() / 1000)
    }
  }

  private func script(of layout: GalleryLayout) async -> (text: String, findings: [String]) {
    drawn(layout)
  }

  /// The script of a layout with all its pictures and findings.
  func drawn(_ layout: GalleryLayout) -> (text: String, findings: [String]) {
    var store = PictureStore()
    var members: [(name: String, value: JSONValue)] = []
    var findings: [String] = []
    for (index, example) in groups.flatMap(\.examples).enumerated() {
      let drawn = DrawnExample(example, index: index, in: layout, themes: themes)
      let views = drawn.views.enumerated().map { place, view -> JSONValue in
        let held = view.constraints.flatMap {
          [store.index(of: $0.algebra), store.index(of: $0.place)]
        }
        // The frame in the container is included only if it does not follow from the frames in the
        // picture.
        let ownFrame = drawn.ownFrameFollows(place) ? [] : Self.numbers(of: view.ownFrame)
        return .list(
          [JSONValue(Double(view.depth)), store.index(of: view.name)]
            + Self.numbers(of: view.frame) + [.list(held)] + ownFrame)
      }
      findings += drawn.findings.map { "\(example.name), \(layout.name): \($0)" }
      members.append(
        (
          example.name,
          .object([
            ("width", JSONValue(Double(drawn.size.width))),
            ("height", JSONValue(Double(drawn.size.height))),
            ("pictures", store.pictures(drawn.pictures)), ("views", .list(views)),
            ("spoken", .text(drawn.spoken)), ("findings", .list(drawn.findings.map { .text($0) })),
          ])
        ))
    }
    let value = JSONValue.object([("strings", store.strings), ("examples", .object(members))])
    return ("gallery.add(\(JSONValue.text(layout.name).compact),\(value.compact));\n", findings)
  }
}
