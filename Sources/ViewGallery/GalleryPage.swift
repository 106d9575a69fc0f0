// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewFactory

/// The page of a gallery, without its pictures.
struct GalleryPage {
  let gallery: Gallery
  let name: String

  var html: String {
    let script = GalleryScript.text
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(escape(gallery.title))</title>
      <style>
      \(GalleryStyle.text)</style>
      </head>
      <body>
      <header>
      <h1>\(escape(gallery.title))</h1>
      \(gallery.introduction.isEmpty ? "" : "<p>\(escape(gallery.introduction))</p>\n")\
      </header>
      <form class="controls" aria-label="How examples are shown">
      \(controls)<p id="count" role="status"></p>
      </form>
      <div class="columns">
      <nav aria-label="Groups"><ul>
      \(gallery.groups.map { "<li><a href=\"#\(anchor($0))\">\(escape($0.title))</a></li>\n" }.joined())\
      </ul></nav>
      <main>
      <section id="contrast" aria-label="Contrast"><h2>Contrast</h2><div id="contrast-findings"></div></section>
      \(gallery.groups.map(section).joined())</main>
      <aside id="inspector" aria-label="Inspector" hidden>
      <div class="head"><h2 id="inspected">Inspector</h2>\
      <button type="button" id="close">Close</button></div>
      <ol id="views"></ol>
      <div id="details" role="status"></div>
      </aside>
      </div>
      <script>
      const page = \(page.compact.replacingOccurrences(of: "<", with: "\\u003c"));
      \(script)</script>
      </body>
      </html>

      """
  }

  /// The data for the script.
  private var page: JSONValue {
    .object([
      ("folder", .text(name)), ("first", .text(first.name)),
      ("phrases", .object(PicturePhrases.all.map { ($0.mark, .text($0.phrase)) })),
      (
        "themes",
        .list(
          gallery.themes.map { theme in
            .object([
              ("title", .text(theme.title)),
              ("contrast", .list(theme.contrastFindings.map { .text($0) })),
            ])
          })
      ),
    ])
  }

  private var first: GalleryLayout {
    let wanted = GalleryLayout(width: 375)
    return gallery.layouts.contains(wanted) ? wanted : gallery.layouts.first ?? wanted
  }

  private var controls: String {
    let sizes = GalleryLayout.TextSize.allCases.filter { size in
      gallery.layouts.contains { $0.textSize == size }
    }
    var widths: [CGFloat] = []
    for layout in gallery.layouts where !widths.contains(layout.width) {
      widths.append(layout.width)
    }
    let directions = [false, true].filter { direction in
      gallery.layouts.contains { $0.isRightToLeft == direction }
    }
    return select("theme", "Theme", gallery.themes.enumerated().map { ("\($0)", $1.title) }, "0")
      + select(
        "width", "Width", widths.map { ("\(Int($0.rounded()))", "\(Int($0.rounded())) points") },
        "\(Int(first.width.rounded()))")
      + select(
        "size", "Text size", sizes.map { ($0.rawValue, $0.rawValue.capitalized) },
        first.textSize.rawValue)
      + select(
        "direction", "Direction",
        directions.map { $0 ? ("rtl", "Right to left") : ("ltr", "Left to right") },
        first.isRightToLeft ? "rtl" : "ltr")
      + "<label>Search <input type=\"search\" id=\"search\" autocomplete=\"off\"></label>\n"
  }

  private func select(
    _ id: String, _ title: String, _ options: [(value: String, title: String)], _ chosen: String
  ) -> String {
    let list = options.map { option in
      "<option value=\"\(escape(option.value))\"\(option.value == chosen ? " selected" : "")>"
        + "\(escape(option.title))</option>"
    }
    return "<label>\(title) <select id=\"\(id)\">\(list.joined())</select></label>\n"
  }

  private func section(_ group: GalleryGroup) -> String {
    var text = "<section class=\"group\" id=\"\(anchor(group))\">\n"
    text += "<h2>\(escape(group.title))</h2>\n<p>\(escape(group.introduction))</p>\n"
    for example in group.examples {
      let name = escape(example.name)
      text += "<article id=\"\(name)\" data-title=\"\(escape(example.title))\">"
      text += "<h3><a href=\"#\(name)\">\(escape(example.title))</a></h3>\n"
      text += "<div class=\"row\"><div class=\"stage\" tabindex=\"0\" "
      text +=
        "role=\"group\" aria-label=\"Picture of \(escape(example.title))\"><div class=\"picture\" role=\"img\" "
      text +=
        "aria-label=\"\(escape(example.title))\"></div><div class=\"mark\" hidden></div></div>\n"
      text += "<div class=\"about\"><p class=\"facts\"></p>"
      text += "<button type=\"button\" class=\"inspect\">Inspect"
      text += "<span class=\"away\"> \(escape(example.title))</span></button>"
      text += "<ul class=\"findings\" aria-label=\"Findings\" hidden></ul>"
      if let code = example.source.code {
        text += "<pre tabindex=\"0\" aria-label=\"Code of \(escape(example.title))\"><code>"
        text += "\(escape(code))</code></pre>"
      }
      text += "<details><summary>Read aloud<span class=\"away\"> of \(escape(example.title))</span>"
      text += "</summary><pre tabindex=\"0\" class=\"spoken\"></pre></details>"
      text += "</div></div></article>\n"
    }
    return text + "</section>\n"
  }

  /// Returns the anchor of a group, which differs from the anchors of examples.
  private func anchor(_ group: GalleryGroup) -> String {
    "group-"
      + String(group.title.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "-" })
  }
}
