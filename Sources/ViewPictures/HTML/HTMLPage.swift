// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes

/// A page under construction: its bodies for the light and dark appearances, and everything around
/// them.
///
/// Bodies are written with placeholders for colors. If the two differ only in colors, a single body
/// is enough, and the colors that differ become variables.
struct HTMLPage {
  private let options: HTMLOptions
  private let title: String
  private let isRightToLeft: Bool
  private let light: HTMLBody
  private let dark: HTMLBody

  init(of node: ViewNode, options: HTMLOptions) {
    node.layOutForPicture()
    self.options = options
    isRightToLeft = node.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let order = ReadingOrder(of: node)
    let title = options.title ?? order.title ?? "\(type(of: node))"
    self.title = title
    func body(_ style: UserInterfaceStyle, prefix: String) -> HTMLBody {
      var writer = HTMLWriter(
        options: options, title: title, order: order, style: style, prefix: prefix)
      return writer.body(of: node)
    }
    let light = body(.light, prefix: "v")
    let dark = body(.dark, prefix: "v")
    self.light = light
    // Two bodies in one page need different names.
    self.dark = dark.isSameButForColors(as: light) ? dark : body(.dark, prefix: "w")
  }

  var bytes: [UInt8] {
    var palette = ColorVariables()
    var bodies = MarkupBuffer()
    if dark.isSameButForColors(as: light) {
      bodies.add(light.markup(colors: zip(light.colors, dark.colors).map { palette.text($0, $1) }))
    } else {
      for (body, name) in [(light, "light"), (dark, "dark")] {
        bodies.add("<div class=\"\(name)\">\n")
        bodies.add(body.markup(colors: body.colors.map { palette.text($0, $0) }))
        bodies.add("</div>\n")
      }
    }
    let isBoth = !palette.isEmpty || !dark.isSameButForColors(as: light)
    var page = MarkupBuffer(.html)
    page.add("<!DOCTYPE html>\n<html")
    page.attribute("lang", escaping: options.language.isEmpty ? "en" : options.language)
    if isRightToLeft { page.add(" dir=\"rtl\"") }
    page.add(">\n<head>\n<meta charset=\"utf-8\">\n")
    page.add("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>")
    page.add(escaping: title.isEmpty ? "Untitled" : title)
    page.add("</title>\n")
    // Both bodies have the same texts.
    let used =
      options.embedsFontFiles ? light.usedFamilies.flatMap { EmbeddedFont.all(of: $0) } : []
    page.faces(of: options.embeddedFonts + used)
    page.add("<style>\n:root{color-scheme:\(isBoth ? "light dark" : "light")")
    page.add(palette.light)
    page.add("}\n")
    if isBoth {
      page.add("@media (prefers-color-scheme:dark){:root{\(palette.dark)}.light{display:none}}\n")
      page.add("@media not (prefers-color-scheme:dark){.dark{display:none}}\n")
    }
    page.add("body{font-family:")
    let families = options.embeddedFonts.map(\.family) + options.fontFamilies
    page.add(FontFamilies.list(families))
    if let background = options.background {
      page.add(";background:\(ColorVariables.text(background))")
    }
    page.add("}\n")
    page.add(HTMLPage.rules)
    page.add("</style>\n</head>\n<body>\n")
    page.add(bodies)
    if light.scrollsAtStart { page.add(HTMLPage.scrolling) }
    page.add("</body>\n</html>\n")
    return page.bytes
  }

  /// The common style rules of elements: `v` is a node, `t` a line of text, `a` a drawing, `h` text
  /// for screen readers only, `c` the content of a scroll view.
  private static let rules = """
    body{margin:0;font-kerning:none;-webkit-text-size-adjust:100%;text-size-adjust:100%}
    main{position:relative}
    .v,.t,.a,.g,.f,.h,.c,.b{position:absolute;box-sizing:border-box;margin:0;border:0;padding:0}
    .v{background:none;color:inherit;font:inherit;text-align:start;list-style:none;appearance:none}
    .m{overflow:hidden;overflow:clip}
    .t{white-space:pre;line-height:0}
    .t::before{content:"";display:inline-block;height:1em}
    .a,.c,.f,.b{left:0;top:0;width:100%;height:100%}
    .a{overflow:visible;pointer-events:none}
    .b{pointer-events:none}
    .f{background:none;outline-offset:-2px;font:inherit;appearance:none;border-radius:inherit}
    button.f{color:inherit;text-align:start}
    .f::placeholder{color:var(--p);opacity:1}
    .c{overflow:hidden;scrollbar-width:thin}
    .h{width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
    ul{margin:0;padding:0;list-style:none}

    """

  /// A script that sets initial scroll positions, which can't be expressed in HTML.
  private static let scrolling = """
    <script>for(const e of document.querySelectorAll("[data-scroll]"))\
    e.scrollTo(...e.dataset.scroll.split(" ").map(Number))</script>

    """
}

/// The variables for colors of a page that differ between the light and dark appearances.
nonisolated struct ColorVariables {
  private var names: [String: String] = [:]
  private(set) var light = ""
  private(set) var dark = ""

  var isEmpty: Bool { names.isEmpty }

  /// Returns the style value of a color with a light and a dark variant.
  mutating func text(_ light: Color, _ dark: Color) -> String {
    let (first, second) = (ColorVariables.text(light), ColorVariables.text(dark))
    if first == second { return first }
    let key = first + second
    if let name = names[key] { return "var(\(name))" }
    let name = "--c\(names.count + 1)"
    names[key] = name
    self.light += ";\(name):\(first)"
    self.dark += self.dark.isEmpty ? "\(name):\(second)" : ";\(name):\(second)"
    return "var(\(name))"
  }

  static func text(_ color: Color) -> String {
    var buffer = MarkupBuffer()
    buffer.cssColor(color)
    return buffer.string
  }
}
