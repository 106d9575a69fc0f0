// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes

extension HTMLWriter {
  /// Writes the style for a group around everything in an element's layer.
  mutating func style(of group: DrawingGroup, in bounds: CGRect) {
    switch group {
    case .mask(let drawing, let point):
      let builder = builder(for: bounds.size)
      drawing.draw(at: CGPoint(x: point.x - bounds.minX, y: point.y - bounds.minY), of: builder)
      // A drawing as an image can't use anything of the page, so it is complete.
      var writer = SVGWriter(options: SVGOptions(idPrefix: prefix))
      let document = writer.document(for: builder.finish())
      let start = page.bytes.count
      page.add("url(data:image/svg+xml;base64,")
      page.addBase64(document.bytes)
      page.add(") 0 0/100% 100% no-repeat")
      let value = String(decoding: page.bytes[start...], as: UTF8.self)
      page.removeLast(page.bytes.count - start)
      page.add(";-webkit-mask:\(value);mask:\(value)")
    case .filter(.blur(let deviation)):
      page.add(";filter:blur(")
      page.add(deviation)
      page.add("px)")
    case .filter(let filter):
      let around = CGRect(origin: .zero, size: bounds.size).insetBy(dx: -1000, dy: -1000)
      page.add(";filter:url(#\(figures.filterName(for: filter, around: around)))")
    case .blend(.normal): page.add(";isolation:isolate")
    case .blend(let mode): page.add(";mix-blend-mode:\(mode.cssName)")
    case .shadow, .clip, .transform, .opacity: break
    }
  }
}
