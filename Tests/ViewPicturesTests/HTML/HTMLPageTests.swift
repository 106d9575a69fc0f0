// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewPictures

@Suite("HTML pages")
struct HTMLPageTests {
  private func page(_ views: ViewNode...) -> ViewNode {
    let page = box(0, 0, 320, 480)
    for view in views { page.addSubview(view) }
    return page
  }

  @Test("a page without a language is in English, and one without a title is untitled")
  func head() {
    let html = page().html(options: HTMLOptions(title: "", language: ""))
    #expect(html.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">\n"))
    #expect(html.contains("<title>Untitled</title>"))
    #expect(page().html().contains("<title>ViewNode</title>"))
  }

  @Test("a view in a right-to-left layout is a right-to-left page")
  func direction() {
    let node = page()
    #expect(!node.html().contains("dir="))
    node.semanticContentAttribute = .forceRightToLeft
    #expect(node.html().contains("<html lang=\"en\" dir=\"rtl\">\n"))
  }

  @Test("the background of the options is that of the body")
  func background() {
    let options = HTMLOptions(background: Color(red: 1, green: 0, blue: 0, alpha: 1))
    let rule = page().html(options: options).split(separator: "\n").first {
      $0.hasPrefix("body{font-family:")
    }
    #expect(rule?.hasSuffix(";background:#f00}") == true)
    #expect(!page().html().contains(";background:"))
  }

  private static let dynamic = Color { $0.userInterfaceStyle == .dark ? .white : .red }

  @Test("the fixed appearance of an ancestor holds for the page, too")
  func fixedAncestor() {
    let (window, container) = (ViewNode(), ViewNode())
    let node = box(0, 0, 10, 10, Self.dynamic)
    window.addSubview(container)
    container.addSubview(node)
    func background() -> String {
      let html = node.html()
      let line = html.split(separator: "\n").first { $0.contains(";background:") } ?? ""
      return (line.components(separatedBy: ";background:").last ?? "").prefix { $0 != "\"" }
        + (html.contains("--c1:#f00") ? " with #f00" : "")
    }
    #expect(background() == "var(--c1) with #f00")
    container.traitOverrides.userInterfaceStyle = .dark
    #expect(background() == "#fff")
    container.traitOverrides.userInterfaceStyle = .unspecified
    #expect(background() == "var(--c1) with #f00")
    window.traitOverrides.userInterfaceStyle = .dark
    #expect(background() == "#fff")
    window.traitOverrides.userInterfaceStyle = .light
    #expect(background() == "#f00")
    window.traitOverrides.userInterfaceStyle = .unspecified
    window.traitOverrides.preferredContentSizeCategory = .extraLarge
    #expect(background() == "var(--c1) with #f00")
  }

  @Test("a page inside its own dark container is dark, and content outside of it is not")
  func fixedPart() {
    let (dark, light) = (box(0, 0, 10, 10, Self.dynamic), box(0, 20, 10, 10, Self.dynamic))
    dark.traitOverrides.userInterfaceStyle = .dark
    let lines = page(dark, light).html().split(separator: "\n").filter {
      $0.contains(";background:")
    }
    #expect(lines.count == 2)
    #expect(lines.first?.contains(";background:#fff\"") == true)
    #expect(lines.last?.contains(";background:var(--c1)\"") == true)
  }

  @Test("a border is above subviews whose reading order isn't their painting order")
  func borderDepth() throws {
    let node = box(0, 0, 100, 100)
    node.layer.borderWidth = 2
    node.layer.borderColor = .red
    let texts = ["one", "two"].map { text in
      let label = LabelNode(frame: CGRect(x: 0, y: text == "one" ? 50 : 0, width: 90, height: 20))
      label.text = text
      node.addSubview(label)
      return label
    }
    func border() throws -> Substring {
      try #require(page(node).html().split(separator: "\n").first { $0.contains("<i class=\"b\"") })
    }
    node.accessibilityElements = texts
    #expect(try border().hasSuffix("inset 0 0 0 2px #f00\"></i>"))
    node.accessibilityElements = texts.reversed()
    #expect(try border().hasSuffix("inset 0 0 0 2px #f00;z-index:3\"></i>"))
  }

  @Test("a shadow with a path of its own is drawn, and a plain one is a box shadow")
  func shadowPath() {
    let node = box(0, 0, 100, 40, .white)
    node.layer.shadowOpacity = 1
    #expect(page(node).html().contains(";box-shadow:"))
    #expect(!page(node).html().contains("<svg"))
    node.layer.shadowPath = BezierPath(rect: CGRect(x: 0, y: 0, width: 50, height: 40))
    let html = page(node).html()
    #expect(!html.contains(";box-shadow:") && !html.contains(";background:"))
    #expect(html.components(separatedBy: "<svg class=\"a\"").count == 3)
    #expect(html.contains("<feGaussianBlur"))
  }

  @Test("drawings and images of a node are separate elements in their order")
  func drawingBeforeImage() throws {
    let image = Image(
      content: .encoded([1, 2, 3], mediaType: "image/png"), size: CGSize(width: 10, height: 10))
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    let node = drawing { context in
      context.fill(BezierPath(rect: rect), with: .red)
      context.draw(image, in: rect, tint: .red)
      context.fill(BezierPath(rect: rect), with: .blue)
    }
    let html = page(node).html()
    let places = try ["#f00", "<img class=\"g\"", "#00f"].map {
      try #require(html.range(of: $0)).lowerBound
    }
    #expect(places == places.sorted())
    #expect(html.components(separatedBy: "<svg class=\"a\"").count == 3)
  }

  @Test("HTML is a format of batches, with the given options")
  func format() throws {
    let options = HTMLOptions(title: "Title", language: "pt")
    let format = PictureFormat.html(options)
    #expect(format.fileExtension == "html")
    #expect(format.mediaType == "text/html")
    let node = page(box(0, 0, 10, 10, .red))
    #expect(try format.encode(node) == Array(node.html(options: options).utf8))
    #expect(try PictureFormat.html().encode(node) == Array(node.html().utf8))
  }
}
