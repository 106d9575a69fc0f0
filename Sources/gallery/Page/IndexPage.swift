// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewFactory
import ViewGallery

/// A self-contained page with all pictures.
///
/// Pictures are embedded as data, so that identifiers in one never collide with those in another.
struct IndexPage {
  private var themeTitles: [(name: String, title: String)] = []
  private var body = ""
  private var isInGroup = false
  private var isInTheme = false

  mutating func begin(_ theme: GalleryTheme) {
    endTheme()
    themeTitles.append((theme.name, theme.title))
    body += "<section class=\"theme\" id=\"\(theme.name)\">\n"
    body += "<h2>\(escape(theme.title)) palette</h2>\n"
    body += swatches(of: theme)
    isInTheme = true
  }

  mutating func begin(_ group: PictureGroup) {
    endGroup()
    body += "<h3>\(escape(group.title))</h3>\n<p>\(escape(group.introduction))</p>\n"
    body += "<div class=\"pictures\">\n"
    isInGroup = true
  }

  mutating func add(_ picture: Picture, _ drawn: DrawnPicture, file: String) {
    let width = Int(drawn.size.width.rounded(.up))
    let height = Int(drawn.size.height.rounded(.up))
    let data = Data(drawn.svg.utf8).base64EncodedString()
    body += "<figure style=\"width:\(max(width, 180))px\"><a href=\"\(file)\">"
    body += "<img width=\"\(width)\" height=\"\(height)\" alt=\"\(escape(picture.title))\" "
    body += "src=\"data:image/svg+xml;base64,\(data)\"></a>"
    body += "<figcaption><b>\(escape(picture.title))</b> <span>\(width) × \(height)</span>"
    if let note = picture.note { body += "<br>\(escape(note))" }
    body += "</figcaption></figure>\n"
  }

  var html: String {
    var copy = self
    copy.endTheme()
    let links = themeTitles.map { "<a href=\"#\($0.name)\">\(escape($0.title))</a>" }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>ViewFactory gallery</title>
      <style>
      :root { color-scheme: light; }
      body { margin: 0; background: #f4f5f8; color: #1c2136;
        font: 15px/1.5 'Liberation Sans', Arimo, Arial, Helvetica, sans-serif; }
      header, main { max-width: 1240px; margin: 0 auto; padding: 0 24px; }
      header { padding-top: 40px; }
      h1 { margin: 0; font-size: 34px; line-height: 1.2; }
      nav a { display: inline-block; margin: 12px 16px 0 0; color: #4a3fd0; font-weight: 700; }
      h2 { margin: 56px 0 12px; font-size: 26px; border-bottom: 1px solid #d4d7e2; }
      h3 { margin: 36px 0 0; font-size: 19px; }
      p { margin: 4px 0 16px; max-width: 720px; color: #4d556e; }
      .pictures { display: flex; flex-wrap: wrap; gap: 32px; align-items: flex-start; }
      figure { margin: 0; }
      img { display: block; max-width: 100%; height: auto; }
      figcaption { margin-top: 8px; font-size: 13px; line-height: 1.4; color: #4d556e; }
      figcaption b { color: #1c2136; }
      figcaption span { white-space: nowrap; }
      .swatches { display: flex; flex-wrap: wrap; gap: 8px; }
      .swatches div { width: 120px; font-size: 11px; line-height: 1.4; color: #4d556e; }
      .swatches i { display: block; height: 32px; border-radius: 6px; border: 1px solid #d4d7e2; }
      </style>
      </head>
      <body>
      <header>
      <h1>ViewFactory gallery</h1>
      <p>Every component in every state it has, and screens built from injected factories, laid out \
      by the constraint solver. Each picture opens as an SVG file. <a href="components.html">The page of \
      components</a> shows them in every width, text size and direction, with an inspector and the code.</p>
      <nav>\(links.joined())</nav>
      </header>
      <main>
      \(copy.body)</main>
      </body>
      </html>

      """
  }

  private func swatches(of theme: GalleryTheme) -> String {
    var text = "<div class=\"swatches\">\n"
    for role in PaletteRole.allCases {
      let color = role.color(in: theme.palette)
      text += "<div><i style=\"background:\(color.hexString)\"></i>\(role)<br>"
      text += "\(color.hexString)</div>\n"
    }
    return text + "</div>\n"
  }

  private mutating func endGroup() {
    if isInGroup { body += "</div>\n" }
    isInGroup = false
  }

  private mutating func endTheme() {
    endGroup()
    if isInTheme { body += "</section>\n" }
    isInTheme = false
  }
}
