// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import DeclarativeViews

extension Reference {
  static func line(_ alignment: HorizontalAlignment) -> Sketch.Line {
    alignment == .leading ? .leading : alignment == .trailing ? .trailing : .middle
  }

  static func line(_ alignment: VerticalAlignment) -> Sketch.Line {
    alignment == .top ? .top : alignment == .bottom ? .bottom : .center
  }

  static func place(_ line: Sketch.Line, in size: CGSize) -> CGFloat {
    switch line {
    case .leading, .top: 0
    case .middle: size.width / 2
    case .center: size.height / 2
    case .trailing: size.width
    case .bottom: size.height
    }
  }

  /// Where a view has a line: where something in it says, or where it is by nature.
  func line(_ line: Sketch.Line, of view: Sketch, _ offer: ReferenceOffer) -> CGFloat {
    stated(line, of: view, offer) ?? Reference.place(line, in: size(view, offer))
  }

  /// Where something in a view says that a line is; several words are averaged.
  func stated(
    _ line: Sketch.Line, of view: Sketch, _ offer: ReferenceOffer
  ) -> CGFloat? {
    switch view.kind {
    case .guide(let own, let place, let share) where own == line:
      let size = size(view.children[0], offer)
      return Sketch.guide(at: place, share, of: line.isAcross ? size.width : size.height)
    case .offset: return stated(line, of: view.children[0], offer)
    case .decoration: return stated(line, of: view.children[0], offer)
    default: break
    }
    let words = parts(view, offer).compactMap { part in
      stated(line, of: part.view, part.offer).map {
        $0 + (line.isAcross ? part.origin.x : part.origin.y)
      }
    }
    return words.isEmpty ? nil : words.reduce(0, +) / CGFloat(words.count)
  }

  // MARK: Places

  /// The positions of the subviews and the sizes proposed to them.
  func parts(_ view: Sketch, _ offer: ReferenceOffer) -> [Share] {
    func only(_ offer: ReferenceOffer, _ origin: CGPoint = .zero) -> [Share] {
      [Share(view: view.children[0], offer: offer, origin: origin)]
    }
    func aligned(_ inner: ReferenceOffer, _ alignment: Alignment) -> [Share] {
      let own = size(view, offer)
      let child = view.children[0]
      let (across, down) = (
        Reference.line(alignment.horizontal), Reference.line(alignment.vertical)
      )
      return only(
        inner,
        CGPoint(
          x: Reference.place(across, in: own) - line(across, of: child, inner),
          y: Reference.place(down, in: own) - line(down, of: child, inner)))
    }
    switch view.kind {
    case .color, .wrapped, .spacer, .divider, .gridRow: return []
    case .grid: return grid(view, offer).shares
    case .row, .column:
      // A side that nobody has said is the one that was found.
      var offer = offer
      let own = size(view, offer)
      if case .row = view.kind {
        offer.height = offer.height ?? own.height
      } else {
        offer.width = offer.width ?? own.width
      }
      return stack(view, offer).shares
    case .layers(let alignment):
      let own = size(view, offer)
      let inner = ReferenceOffer(width: own.width, height: own.height)
      let (across, down) = (
        Reference.line(alignment.horizontal), Reference.line(alignment.vertical)
      )
      let together = union(view, inner)
      let x =
        Reference.place(across, in: own) - Reference.place(across, in: together.size)
        - together.low.x
      let y =
        Reference.place(down, in: own) - Reference.place(down, in: together.size) - together.low.y
      return view.children.map { child in
        Share(
          view: child, offer: inner,
          origin: CGPoint(
            x: x - line(across, of: child, inner), y: y - line(down, of: child, inner)))
      }
    case .fitting: return [Share(view: fitting(view, offer), offer: offer)]
    case .frame(_, _, let alignment): return aligned(inner(view, offer), alignment)
    case .limits(let across, let down, let alignment):
      // What was found is offered, but where nothing was asked for, nothing is ideal, and the view
      // came out between its limits.
      let own = size(view, offer)
      func side(_ limits: Sketch.Limits, _ offer: CGFloat?, _ length: CGFloat) -> CGFloat? {
        let isOpen =
          offer == nil && limits.ideal == nil && limits.least ?? -.infinity < length
          && length < limits.most ?? .infinity
        return isOpen ? nil : length
      }
      return aligned(
        ReferenceOffer(
          width: side(across, offer.width, own.width), height: side(down, offer.height, own.height)),
        alignment)
    case .padding(let insets):
      return only(inner(view, offer), CGPoint(x: insets.leading, y: insets.top))
    case .offset(let x, let y): return only(offer, CGPoint(x: x, y: y))
    case .position(let x, let y):
      let child = size(view.children[0], offer)
      return only(offer, CGPoint(x: x - child.width / 2, y: y - child.height / 2))
    case .decoration(_, let alignment):
      let own = size(view, offer)
      let second = ReferenceOffer(width: own.width, height: own.height)
      func shift(_ line: Sketch.Line) -> CGFloat {
        self.line(line, of: view.children[0], offer)
          - self.line(line, of: view.children[1], second)
      }
      return only(offer) + [
        Share(
          view: view.children[1], offer: second,
          origin: CGPoint(
            x: shift(Reference.line(alignment.horizontal)),
            y: shift(Reference.line(alignment.vertical))))
      ]
    case .fixed, .ratio, .priority, .guide, .cell: return only(inner(view, offer))
    }
  }

  mutating func place(_ view: Sketch, _ offer: ReferenceOffer, _ origin: CGPoint) {
    if case .color = view.kind {
      frames.append(CGRect(origin: origin, size: size(view, offer)))
    }
    for part in parts(view, offer) {
      place(
        part.view, part.offer, CGPoint(x: origin.x + part.origin.x, y: origin.y + part.origin.y))
    }
  }
}
