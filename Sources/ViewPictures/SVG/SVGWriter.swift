// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes

/// Writes a display list as SVG that Chromium, resvg, and librsvg render identically.
nonisolated struct SVGWriter {
  /// A definition that is written once and referenced by name; names are numbered in order of first
  /// use.
  enum Definition: Hashable {
    case gradient(Gradient)
    case gradientInBox(Gradient, CGRect)
    case clip(BezierPath)
    case mask(BezierPath)
    case blur(deviation: String, marginX: String, marginY: String)
    case shadow(Shadow, around: CGRect)
    case tint(Color)
    case image(ImageFile)
    case maskDrawing([DisplayList.Operation])
    case filter(DrawingFilter, around: CGRect)
  }

  let options: SVGOptions
  let prefix: String
  var body: MarkupBuffer
  var definitions: MarkupBuffer
  var names: [Definition: String] = [:]
  /// Whether the masks include text.
  var hasTextInMasks = false
  /// The images that are drawn more than once.
  var repeatedImages: Set<ImageFile> = []

  /// Creates a picture in a buffer of the same kind as `empty`.
  init(options: SVGOptions, empty: MarkupBuffer = MarkupBuffer()) {
    self.options = options
    prefix = options.usablePrefix
    body = empty
    definitions = empty
  }

  mutating func document(for list: DisplayList) -> MarkupBuffer {
    body.reserve(list.operations.count * 128)
    findRepeatedImages(in: list)
    if let background = options.background, background.alpha > 0 {
      body.add("<rect width=\"100%\" height=\"100%\"")
      body.fill(background)
      body.add("/>\n")
    }
    let hasText = write(list.operations) || hasTextInMasks
    let size = CGSize(
      width: Self.wholePoints(list.size.width), height: Self.wholePoints(list.size.height))
    return assemble(size: size, hasText: hasText)
  }

  /// Writes elements to the body and returns whether they include text.
  mutating func write(_ operations: some Sequence<DisplayList.Operation>) -> Bool {
    var hasText = false
    // The fill of a conic gradient and a group may need several closing tags each.
    var closings: [String] = []
    for operation in operations {
      switch operation {
      case .fill(let path, let paint): fill(path, with: paint)
      case .stroke(let path, let style, let color): stroke(path, style: style, color: color)
      case .text(let line):
        hasText = true
        body.text(line)
      case .image(let image): draw(image)
      case .shadow(let path, let shadow): draw(shadow, of: path)
      case .begin(let group): closings.append(begin(group))
      case .end: body.add(closings.popLast() ?? "")
      }
    }
    return hasText
  }

  /// Returns a length rounded up, tolerating errors below the written precision.
  private static func wholePoints(_ length: CGFloat) -> CGFloat {
    (length - 0.0005).rounded(.up)
  }

  private func assemble(size: CGSize, hasText: Bool) -> MarkupBuffer {
    var document = MarkupBuffer()
    document.reserve(body.bytes.count + definitions.bytes.count + 512)
    document.add("<svg xmlns=\"http://www.w3.org/2000/svg\"")
    document.attribute("width", size.width)
    document.attribute("height", size.height)
    document.attribute("viewBox", list: [0, 0, size.width, size.height])
    document.add(" role=\"img\"")
    if hasText {
      document.attribute("font-family", escaping: FontFamilies.list(options.allFamilies))
      document.attribute("style", "font-kerning:none")
    }
    document.add(">\n")
    if let title = options.title {
      document.add("<title>")
      document.add(escaping: title)
      document.add("</title>\n")
    }
    if hasText {
      let used =
        options.embedsFontFiles ? body.usedFamilies.flatMap { EmbeddedFont.all(of: $0) } : []
      document.faces(of: options.embeddedFonts + used)
    }
    if !definitions.isEmpty {
      document.add("<defs>\n")
      document.add(definitions)
      document.add("</defs>\n")
    }
    document.add(body)
    document.add("</svg>\n")
    return document
  }

  /// Returns the name of a definition, which `write` writes at its first use.
  mutating func name(
    of definition: Definition, write: (inout MarkupBuffer, _ name: String) -> Void
  ) -> String {
    if let name = names[definition] { return name }
    let name = "\(prefix)\(names.count + 1)"
    names[definition] = name
    write(&definitions, name)
    return name
  }

  /// Opens a group and returns the markup that closes it.
  private mutating func begin(_ group: DisplayList.Group) -> String {
    switch group {
    case .clip(let path):
      let name = clipName(for: path)
      body.add("<g clip-path=\"url(#\(name))\">\n")
    case .opacity(let opacity):
      body.add("<g")
      body.attribute("opacity", opacity)
      body.add(">\n")
    case .shadow(let shadow, let around):
      let name = shadowName(for: shadow, around: around)
      body.add("<g filter=\"url(#\(name))\">\n")
    case .transform(let transform):
      body.add("<g")
      body.transform(transform)
      body.add(">\n")
    case .mask(let operations, let around):
      let name = maskName(for: operations, around: around)
      body.add("<g mask=\"url(#\(name))\">\n")
    case .filter(let filter, let around):
      let name = filterName(for: filter, around: around)
      body.add("<g filter=\"url(#\(name))\">\n")
    case .blend(.normal):
      body.add("<g style=\"isolation:isolate\">\n")
    case .blend(let mode):
      body.add("<g style=\"mix-blend-mode:\(mode.cssName)\">\n")
    }
    return "</g>\n"
  }

  private mutating func clipName(for path: BezierPath) -> String {
    name(of: .clip(path)) { buffer, name in
      buffer.add("<clipPath id=\"\(name)\">")
      buffer.element(of: path, rule: "clip-rule")
      buffer.add("/></clipPath>\n")
    }
  }
}
