// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewFactory
import ViewNodes
import ViewPictures

@testable import ViewGallery

/// A gallery of custom components, as a client creates it.
@Suite("Custom galleries")
struct GalleryTests {
  private static let price = GalleryExample("price", "Price <small>", isWide: false) {
    let label = $0.label.body()
    label.text = "€ 120 {"  // A brace that ends nothing: }
    return label
  }

  private static let gallery = Gallery(
    title: "Shop & more", introduction: "All of it.",
    groups: [
      GalleryGroup(
        title: "Prices", introduction: "What things cost.",
        examples: [
          price, GalleryExample("row", "Row") { $0.row.toggle(title: "Wi-Fi", isOn: true) },
        ]),
      GalleryGroup(
        title: "Wrong", introduction: "What is found.",
        examples: [
          GalleryExample("nameless", "Nameless", isWide: false) { _ in
            let button = ButtonNode()
            button.setContentHuggingPriority(.required, for: .horizontal)
            button.widthAnchor(equalTo: 20).heightAnchor(equalTo: 20)
            return button
          }
        ]),
    ],
    layouts: [GalleryLayout(width: 375), GalleryLayout(width: 320, textSize: .largest)])

  @Test(
    "the page and a file for each layout are written reproducibly, and findings are reported"
  )
  func written() async throws {
    var files: [[String: Data]] = []
    for threads in [1, 2] {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
        "gallery-\(ProcessInfo.processInfo.globallyUniqueString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      let findings = try await Self.gallery.write(to: folder, name: "shop", threads: threads)
      #expect(
        findings.filter { $0.hasPrefix("nameless, 375-standard-ltr: ") }.count == 2, "\(findings)")
      #expect(findings.allSatisfy { $0.hasPrefix("nameless") })
      var contents: [String: Data] = [:]
      for name in ["shop.html", "shop/375-standard-ltr.js", "shop/320-largest-ltr.js"] {
        contents[name] = try Data(contentsOf: folder.appendingPathComponent(name))
      }
      files.append(contents)
    }
    #expect(files[0] == files[1])
  }

  @Test("every layout is written, however many threads there are", arguments: [1, 2, 3, 9])
  func everyLayout(threads: Int) async throws {
    var gallery = Self.gallery
    gallery.groups = []
    gallery.layouts = [320, 375, 414, 744, 1024].map { GalleryLayout(width: $0) }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "gallery-\(ProcessInfo.processInfo.globallyUniqueString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try await gallery.write(to: folder, name: "shop", threads: threads)
    let written = try FileManager.default.contentsOfDirectory(
      atPath: folder.appendingPathComponent("shop").path)
    #expect(written.count { $0.hasSuffix(".js") } == 5)
  }

  @Test("the page has headings, anchors, controls for its variants, and the code of each picture")
  func page() {
    let html = GalleryPage(gallery: Self.gallery, name: "shop").html
    for part in [
      "<h1>Shop &amp; more</h1>", "<a href=\"#group-prices\">Prices</a>", "id=\"price\"",
      "Price &lt;small&gt;",
      "<button type=\"button\" class=\"inspect\">Inspect<span class=\"away\"> Price "
        + "&lt;small&gt;</span></button>", "<option value=\"375\" selected>375 points</option>",
      "<option value=\"320\">", "<option value=\"3\">Dark, strong contrast</option>",
      "let label = viewFactory.label.body()\n",
      "label.text = &quot;€ 120 {&quot;  // A brace that ends nothing: }\nreturn label</code>",
      "viewFactory.row.toggle(title: &quot;Wi-Fi&quot;, isOn: true)</code>",
    ] {
      #expect(html.contains(part), "\(part)")
    }
    #expect(!html.contains("right to left"))
  }

  @Test("missing code is left out")
  func noCode() {
    #expect(SourceExcerpt(filePath: "/nowhere.swift", line: 1).code == nil)
    #expect(SourceExcerpt(filePath: #filePath, line: 100_000).code == nil)
    #expect(SourceExcerpt(filePath: #filePath, line: 0).code == nil)
  }

  @Test(
    "pictures of all themes share their text, and combine to those of a tree built from scratch"
  )
  func pictures() {
    let layout = GalleryLayout(width: 320, textSize: .largest, isRightToLeft: true)
    let example = Self.gallery.groups[0].examples[1]
    let drawn = DrawnExample(example, index: 4, in: layout, themes: Self.gallery.themes)
    #expect(drawn.pictures.count == 4)
    let parts = drawn.pictures.map { PictureStore.parts(of: $0) }
    // What casts a shadow or is partly transparent may differ.
    #expect(Set(parts.map(\.text)).count < 4)
    #expect(Set(parts.map(\.colors)).count == 4)
    for (shown, picture) in zip(Self.gallery.themes, drawn.pictures) {
      let page = example.page(ViewFactory(theme: shown.theme), width: 320)
      page.traitOverrides = TraitCollection(traitsFrom: [layout.traits, shown.appearance.traits])
      #expect(picture == page.svg(options: SVGOptions(idPrefix: "e4-", margin: .none)))
    }
    for (part, picture) in zip(parts, drawn.pictures) {
      var colors = part.colors.makeIterator()
      func colored(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { whole, scalar in
          let isColor = String(Character(scalar)) == PicturePhrases.color
          whole += isColor ? colors.next() ?? "" : String(Character(scalar))
        }
      }
      #expect(colored(part.text) == picture)
      let short = PicturePhrases.short(part.text)
      #expect(short.utf8.count < part.text.utf8.count / 2)
      #expect(PicturePhrases.long(short) == part.text)
    }
  }

  @Test("each view of a picture is named by its class, and by its text if it has one")
  func viewNames() {
    let drawn = DrawnExample(
      Self.price, index: 0, in: GalleryLayout(width: 375), themes: Self.gallery.themes)
    #expect(drawn.views.last?.name == "LabelNode “€ 120 {”")
    #expect(drawn.views.count > 1)
    #expect(drawn.views.dropLast().allSatisfy { !$0.name.contains("“") })
  }

  @Test("each phrase has its own character, and isn't hidden by one before it")
  func phrases() {
    let all = PicturePhrases.all
    #expect(all.count == 28)
    #expect(Set(all.map(\.mark)).count == all.count && Set(all.map(\.phrase)).count == all.count)
    for (index, entry) in all.enumerated() {
      #expect(!all[..<index].contains { entry.phrase.hasPrefix($0.phrase) }, "\(entry.phrase)")
      #expect(PicturePhrases.short(entry.phrase) == entry.mark)
    }
    // Control characters of a text are left out, so that they stand for nothing.
    #expect(PictureStore.parts(of: "a\u{80}b\u{9F}\u{A0}é").text == "ab\u{A0}é")
  }

  @Test("a theme that differs in more than colors is laid out separately")
  func otherLayout() {
    var changes: [(inout Theme) -> Void] = []
    changes.append { $0.spacing.medium = .custom(30) }
    changes.append { $0.shape.border = 4 }
    changes.append { $0.typography.body = Theme.Typography.Role(.body, size: 30) }
    changes.append { $0.elevation.card = .custom(40) }
    let layout = GalleryLayout(width: 320)
    let example = GalleryExample("card", "Card") {
      $0.card.titled(title: "Card", views: [$0.row.plain(title: "Row"), $0.button.negative()])
    }
    for change in changes {
      var other = Theme.standard
      change(&other)
      let themes = [ShownTheme("One", .standard), ShownTheme("Other", other)]
      let drawn = DrawnExample(example, index: 1, in: layout, themes: themes)
      let page = example.page(ViewFactory(theme: other), width: 320)
      page.traitOverrides = TraitCollection(
        traitsFrom: [layout.traits, Theme.Appearance.light.traits])
      #expect(
        drawn.pictures.last == page.svg(options: SVGOptions(idPrefix: "e1-", margin: .none)))
    }
  }

  @Test("hidden views aren't described, and small disabled controls aren't findings")
  func leftOut() {
    let row = DrawnExample(
      Self.gallery.groups[0].examples[1], index: 0, in: GalleryLayout(width: 375),
      themes: Self.gallery.themes)
    #expect(
      row.views.filter { $0.name.hasPrefix("LabelNode") }.map(\.name) == ["LabelNode “Wi-Fi”"])
    for isEnabled in [true, false] {
      let example = GalleryExample("small", "Small", isWide: false) { _ in
        let button = ButtonNode()
        button.setTitle("x", for: .normal)
        button.isEnabled = isEnabled
        button.widthAnchor(equalTo: 20).heightAnchor(equalTo: 20)
        return button
      }
      let drawn = DrawnExample(
        example, index: 0, in: GalleryLayout(width: 375), themes: Self.gallery.themes)
      #expect(drawn.findings.contains { $0.contains("44 points") } == isEnabled)
    }
  }

  @Test(
    "the frame of a view in its container is reported if it doesn't follow from the picture")
  func ownFrames() throws {
    let example = GalleryExample("scrolled", "Scrolled") { _ in
      let scroll = ScrollNode()
      let inside = ViewNode(frame: CGRect(x: 5, y: 50, width: 40, height: 40))
      scroll.addSubview(inside)
      scroll.contentSize = CGSize(width: 100, height: 400)
      scroll.contentOffset = CGPoint(x: 0, y: 30)
      scroll.heightAnchor(equalTo: 100)
      return scroll
    }
    let drawn = DrawnExample(
      example, index: 0, in: GalleryLayout(width: 375), themes: Self.gallery.themes)
    let views = drawn.views
    #expect(views.indices.prefix(2).allSatisfy { drawn.ownFrameFollows($0) })
    let inside = try #require(views.firstIndex { $0.ownFrame.minY == 50 })
    #expect(views[inside].frame.minY == 36)
    #expect(!drawn.ownFrameFollows(inside))
  }

  @Test("views are described with their frames and containers")
  func views() throws {
    let drawn = DrawnExample(
      Self.price, index: 0, in: GalleryLayout(width: 375), themes: Self.gallery.themes)
    #expect(drawn.size.width == 375)
    #expect(drawn.views.map(\.depth) == [0, 1])
    let label = try #require(drawn.views.last)
    #expect(label.name == "LabelNode “€ 120 {”")
    #expect(label.frame.origin == CGPoint(x: 16, y: 16))
    #expect(
      label.constraints.contains { $0.algebra.contains("leading") && $0.place.contains(".swift:") })
    #expect(drawn.spoken == "text \"€ 120 {\"\n")
    #expect(drawn.findings.isEmpty)
  }

  @Test("a frame in the data is in points, rounded to a thousandth")
  func roundedFrames() {
    let example = GalleryExample("thirds", "Thirds") { _ in
      let parent = ViewNode()
      parent.heightAnchor(equalTo: 100)
      parent.addSubview(ViewNode(frame: CGRect(x: 8, y: 2.5, width: 10 / 3, height: 0.000_04)))
      return parent
    }
    let group = GalleryGroup(title: "One", introduction: "", examples: [example])
    let gallery = Gallery(
      title: "One", introduction: "", groups: [group], layouts: [GalleryLayout(width: 320)])
    let text = gallery.drawn(gallery.layouts[0]).text
    #expect(text.contains(",24,18.5,3.333,0,["), "\(text)")
  }

  @Test("a theme with one palette is shown once, and low contrast is reported")
  func themes() {
    #expect(ShownTheme.all(of: .library).map(\.title) == ["Light"])
    #expect(ShownTheme.all(of: .library, named: "Navy").map(\.title) == ["Navy"])
    #expect(
      ShownTheme.all(of: .standard, named: "Own").map(\.title) == [
        "Own: Light", "Own: Dark", "Own: Light, strong contrast", "Own: Dark, strong contrast",
      ])
    #expect(ShownTheme("Default", .library).contrastFindings.contains { $0.contains("labelHint") })
    #expect(ShownTheme.all(of: .standard).allSatisfy { $0.contrastFindings.isEmpty })
  }
}
